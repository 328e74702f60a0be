public import Foundation

/// JSON for files and pipes from `Encodable` values: sorted members, shortest exact numbers, ISO 8601 dates.
public enum CanonicalJSON {
  /// The value's JSON. The same value always gives the same bytes.
  ///
  /// - Parameter isPretty: Two spaces of indentation and one member a line.
  /// - Throws: `EncodingError` for a number JSON lacks (infinities, NaN) or what the type itself refuses.
  public static func text(of value: some Encodable, isPretty: Bool = false) throws -> String {
    try tree(of: value).text(isPretty: isPretty)
  }

  /// The value as a JSON tree.
  public static func tree(of value: some Encodable) throws -> JSONValue {
    if let tree = value as? JSONValue { return tree }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try tree(parsing: encoder.encode(value))
  }

  /// Reads JSON text.
  ///
  /// - Throws: `DecodingError` when the bytes aren't JSON.
  public static func tree(parsing data: Data) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: data)
  }
}
