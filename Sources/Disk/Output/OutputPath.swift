import Texts

/// The path from the root to an output, without links: names of folders that exist, then names that
/// may not.
struct OutputPath {
  private let names: [String]
  /// How many of the names are those of folders that exist.
  private let existing: Int

  /// Finds the real path of a folder or a file; that of a file ends with its own name, even if that
  /// is a link.
  init(_ path: String, isFile: Bool) {
    var parts = path.steps.map(String.init)
    let own = isFile ? parts.popLast() : nil
    let start = path.isAbsolute ? "/" : "./"
    var later: [String] = []
    var found = Self.real(start + parts.joined(separator: "/"))
    while found == nil, let last = parts.popLast() {
      later.insert(last, at: 0)
      found = Self.real(start + parts.joined(separator: "/"))
    }
    var names = found ?? []
    existing = names.count
    for name in later where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    self.names = names + (own.map { [$0] } ?? [])
  }

  /// Returns the names from the root to a place that exists; nil if it does not.
  static func real(_ path: String) -> [String]? {
    do throws(SystemError) {
      return try SystemPath(path).real?.steps.map(String.init)
    } catch {
      return nil
    }
  }

  /// Returns the folders around the output that hold a file with a name, each with the path from
  /// there to the output.
  func folders(holding name: String) -> [(folder: String, path: String)] {
    (0...min(existing, names.count)).reversed().compactMap { count in
      guard count < names.count else { return nil }
      let folder = "/" + names[..<count].joined(separator: "/")
      guard FileStatus.isRegular("\(folder)/\(name)") else { return nil }
      return (folder, names[count...].joined(separator: "/"))
    }
  }

  /// Returns the path from a folder to the output; nil if it is not inside. Some disks ignore case.
  func path(inside folder: OutputPath) -> String? {
    let outer = folder.names
    guard names.count > outer.count,
      zip(names, outer).allSatisfy({ $0.lowercased() == $1.lowercased() })
    else { return nil }
    return names[outer.count...].joined(separator: "/")
  }
}
