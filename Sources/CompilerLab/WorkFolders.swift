import LabSystem

/// Folders inside the cache in which the compiler works, one for each run, so that two runs of the same file do not disturb
/// each other.
struct WorkFolders {
  let cache: String
  let files: any FileSystem

  /// Makes a new folder that nobody else has, with mode 0700, and removes what killed processes left of theirs.
  ///
  /// - Returns: its path, `PREFIX-PROCESS-XXXXXX`; `nil` when the system refuses.
  func make(named prefix: String) -> String? {
    try? files.createFolder(cache)
    removeAbandoned(named: prefix)
    return makePrivateFolder(in: cache, named: "\(prefix)-\(thisProcess)")
  }

  /// Removes a folder with everything in it. Links are removed, not followed.
  func remove(_ folder: String) {
    for name in (try? files.list(folder)) ?? [] {
      let path = "\(folder)/\(name)"
      if let status = try? files.status(of: path), status.kind == .folder { remove(path) } else { try? files.remove(path) }
    }
    try? files.remove(folder)
  }

  private func removeAbandoned(named prefix: String) {
    for name in (try? files.list(cache)) ?? [] {
      let parts = name.split(separator: "-")
      guard parts.count == 3, parts[0] == prefix, let process = Int32(parts[1]), !isRunning(process) else { continue }
      remove("\(cache)/\(name)")
    }
  }
}
