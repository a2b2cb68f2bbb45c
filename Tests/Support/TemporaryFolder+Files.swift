import FoundationEssentials

extension TemporaryFolder {
  /// Returns the bytes of every file in a folder and the folders in it, by their paths, without
  /// those that only Riverbed itself reads.
  package static func files(in folder: String) throws -> [String: [UInt8]] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).reduce(into: [:]) { files, name in
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      guard !isFolder, !name.hasPrefix(".riverbed") else { return }
      files[name] = try bytes(of: "\(folder)/\(name)")
    }
  }
}
