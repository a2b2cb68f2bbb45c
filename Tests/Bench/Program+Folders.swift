import FoundationEssentials

extension Program {
  static func removeFolder(_ path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do { try FileManager.default.removeItem(atPath: path) } catch { print("cannot remove \(path)") }
  }

  /// Creates the folders that a file is in; returns false where that fails.
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

  /// Returns the number of files in a folder whose names have a suffix.
  static func files(in folder: String, ending: String = "") -> Int {
    paths(in: folder, ending: ending).count
  }

  /// Returns the paths of these files.
  static func paths(in folder: String, ending: String = "") -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(ending) && $0.contains(".") }.map { "\(folder)/\($0)" }
    } catch {
      return []
    }
  }

  /// Copies a folder with `cp` and returns what that cost.
  static func copy(_ folder: String, to other: String) -> Cost? {
    find(["/bin/cp", "/usr/bin/cp"]).flatMap { cost(of: [$0, "-r", folder, other]) }
  }
}
