internal import CLabSystem

/// The seeds of Swift's hashes, which are drawn anew in each process.
public enum HashSeeds {
  /// Fixes them, so that sets and dictionaries have the same order in every run and a recorded session repeats. To be
  /// called before anything else: what was hashed before is not found afterwards.
  public static func fix() { _ = lab_fix_hash_seeds() }
}
