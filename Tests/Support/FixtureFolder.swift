import FoundationEssentials

extension Fixtures {
  /// Returns the bytes of every file of a folder of fixtures with their paths inside it, sorted.
  package static func files(in path: String) throws -> [(name: String, bytes: [UInt8])] {
    try names(in: path).flatMap { name -> [(name: String, bytes: [UInt8])] in
      var isFolder = false
      let inner = "\(path)/\(name)"
      _ = FileManager.default.fileExists(atPath: url(inner).path, isDirectory: &isFolder)
      guard isFolder else { return [(name, try bytes(inner))] }
      return try files(in: inner).map { ("\(name)/\($0.name)", $0.bytes) }
    }
  }
}
