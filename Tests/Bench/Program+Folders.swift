import FoundationEssentials

extension Program {
  static func removeFolder(_ path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch { print("cannot remove \(path)") }
  }

  /// Creates the folders on the way to a file; false where that fails.
  static func createFolders(around path: String) -> Bool {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    do {
      try FileManager.default.createDirectory(
        atPath: "/\(folder)", withIntermediateDirectories: true)
      return true
    } catch {
      return false
    }
  }

  /// How many files a folder holds whose names end in some way.
  static func files(in folder: String, ending: String = "") -> Int {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .count { $0.hasSuffix(ending) && $0.contains(".") }
    } catch {
      return 0
    }
  }

  /// What it costs to copy a folder with the system's own program.
  static func copy(_ folder: String, to other: String) -> Cost? {
    find(["/bin/cp", "/usr/bin/cp"]).flatMap { cost(of: [$0, "-r", folder, other]) }
  }
}
