import FoundationEssentials

extension Program {
  /// Returns the bytes of a file; nil where it does not exist.
  static func read(_ path: String) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      return nil
    }
  }

  /// Returns the names of the files and folders directly inside a folder.
  static func names(in folder: String) -> Set<String> {
    do {
      return Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    } catch {
      return []
    }
  }

  /// Returns the paths of all files in a folder.
  static func paths(in folder: String) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { !isFolder("\(folder)/\($0)") }
    } catch {
      return []
    }
  }
}
