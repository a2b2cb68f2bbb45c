import FoundationEssentials

extension Program {
  /// The bytes of a file; nil where there is none.
  static func read(_ path: String) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      return nil
    }
  }

  /// The names of what is directly inside a folder.
  static func names(in folder: String) -> Set<String> {
    do {
      return Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    } catch {
      return []
    }
  }

  /// The paths of all files in a folder.
  static func paths(in folder: String) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { !isFolder("\(folder)/\($0)") }
    } catch {
      return []
    }
  }
}
