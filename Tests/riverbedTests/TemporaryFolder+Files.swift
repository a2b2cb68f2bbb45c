import FoundationEssentials
import Support

extension TemporaryFolder {
  /// Returns the bytes of every file in a folder and the folders in it, by their paths, without
  /// those that only Riverbed itself reads.
  static func files(in folder: String) throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).reduce(into: [:]) { files, name in
      var isFolder = false
      let file = "\(folder)/\(name)"
      _ = FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      guard !isFolder, !name.hasPrefix(".riverbed") else { return }
      files[name] = try Data(contentsOf: URL(filePath: file))
    }
  }
}
