import Texts

/// A folder in which files of a repository are checked out.
struct WorkTree: Hashable, Sendable {
  /// The names from the root of the disk to the folder.
  let names: [String]
  /// The path of what git keeps about it: the repository, or a folder in that.
  let git: String

  init(names: [String], git: String) {
    self.names = names
    self.git = git
  }

  /// Looks up the folder; nil where there is none.
  init?(at path: String, git: String) {
    guard let names = [String](realNamesOf: path) else { return nil }
    self.init(names: names, git: git)
  }

  /// Returns the names from the folder to a path on the disk; nil if it is not in the folder. Links
  /// in the folder are names like others, because another revision may have something else there.
  func steps(to path: String) -> [String]? {
    let names = path.pathNames
    let start = path.isAbsolute ? "/" : "./"
    for count in 0...names.count {
      let outer = start + names[..<count].joined(separator: "/")
      if let steps = realSteps(to: outer)?.walking(names[count...]) { return steps }
    }
    return nil
  }

  /// Whether the folder is the one that names from the root of the disk lead to.
  func isAt(_ names: [String]) -> Bool {
    names.count == self.names.count && names.begins(with: self.names)
  }

  /// Whether a path leads into the folder, through whatever links.
  func contains(_ path: String) -> Bool { realSteps(to: path) != nil }

  private func realSteps(to path: String) -> [String]? {
    [String](realNamesOf: path).flatMap { $0.begins(with: names) ? Array($0[names.count...]) : nil }
  }
}

extension [String] {
  /// The names from the root of the disk to what a path leads to; nil where it leads nowhere.
  init?(realNamesOf path: String) {
    guard let names = OutputPath.real(path) else { return nil }
    self = names
  }

  /// The names from the root of the disk to the current folder.
  static var here: [String] { [String](realNamesOf: ".") ?? [] }

  /// Whether the first names are the same as others, byte by byte.
  func begins(with names: [String]) -> Bool {
    count >= names.count && zip(self, names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Returns these names of folders with those of a path after them; nil where it leads out of all
  /// of them.
  func walking(_ path: ArraySlice<String>) -> [String]? {
    var names = self
    for name in path where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names
  }

  /// Returns the path from a folder to another one, given by the names from the root of the disk.
  func path(from folder: [String]) -> String {
    let shared = zip(self, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let steps = Array(repeating: "..", count: folder.count - shared) + self[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}

extension String {
  /// The names of a path, split at its slashes.
  var pathNames: [String] { steps.map(String.init) }

  /// The path of the folder that a path without redundant steps is in.
  var parentFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
