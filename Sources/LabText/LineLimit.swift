/// How long a line may be that is typed, piped or stands in a transcript.
public enum LineLimit {
  /// The longest line, in bytes of UTF-8.
  public static let bytes = 1 << 20
}
