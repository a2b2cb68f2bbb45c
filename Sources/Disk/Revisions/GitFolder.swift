import CLibrary
import Texts

/// The folder in which git keeps a repository, or what one of its work trees adds to it.
struct GitFolder: Hashable, Sendable {
  let path: String

  /// Looks up a folder, or a file that names it, as in a linked work tree or in a submodule.
  init(_ path: String) {
    let start = "gitdir: "
    if let line = Self.line(of: path), line.hasPrefix(start) {
      self.path = Self.path(String(line.dropFirst(start.count)), from: path.parentFolder)
    } else {
      self.path = path
    }
  }

  /// Whether a folder has a repository of its own, which may be bare.
  static func isRepository(_ folder: String) -> Bool {
    hasRepository(folder) || isGit(folder)
  }

  /// Whether a folder has a `.git` that git may take for a repository.
  static func hasRepository(_ folder: String) -> Bool {
    let path = "\(folder)/\(name)"
    return FileStatus.isRegular(path) || isGit(path)
  }

  /// Whether something looks as git expects it of such a folder.
  static func isGit(_ folder: String) -> Bool {
    FileStatus.exists("\(folder)/HEAD")
      && (FileStatus.exists("\(folder)/commondir")
        || ["objects", "refs"].allSatisfy { FileStatus.exists("\(folder)/\($0)/.") })
  }

  static let name = ".git"

  /// The folder of the repository itself.
  var common: String {
    Self.line(of: "\(path)/commondir").map { Self.path($0, from: path) } ?? path
  }

  /// Whether it is what a listed work tree adds to a repository.
  var isListed: Bool { FileStatus.exists("\(path)/commondir") }

  /// Whether it is the one that the `.git` of a folder is or names.
  func isThat(of folder: String) -> Bool {
    guard Self.hasRepository(folder), let own = FileStatus.identity(of: path) else { return false }
    return FileStatus.identity(of: GitFolder("\(folder)/\(Self.name)").path) == own
  }

  /// The folders outside of it that also have its objects, as after `git clone --shared`, and those
  /// from which these borrow in turn.
  var borrowedObjects: [String] {
    var folders = ["\(common)/objects"]
    var seen = Set(folders.map { FileStatus.identity(of: $0) })
    var number = 0
    while number < folders.count {
      for line in Self.lines(of: "\(folders[number])/info/alternates") {
        let other = Self.path(line, from: folders[number])
        // Other things than folders borrow and hold nothing.
        guard let identity = FileStatus.identity(of: "\(other)/."), seen.insert(identity).inserted
        else { continue }
        folders.append(other)
      }
      number += 1
    }
    return Array(folders.dropFirst())
  }

  /// The work tree around a repository that is called `.git`; nil for one with another name.
  var mainWorkTree: WorkTree? {
    guard let names = [String](realNamesOf: common), names.last == Self.name else { return nil }
    return WorkTree(names: names.dropLast(), git: common)
  }

  /// The work trees that the repository lists besides.
  var listedWorkTrees: [WorkTree] {
    let list = "\(common)/worktrees"
    do throws(SystemError) {
      let names = try FolderListing(of: Descriptor(list, O_RDONLY | O_DIRECTORY)).names
      return names.compactMap { Self.workTree(listedIn: "\(list)/\($0)") }
    } catch {
      // A repository that lists none does not have this folder.
      return []
    }
  }

  /// Returns the work tree that a repository lists, if that still belongs to it.
  private static func workTree(listedIn folder: String) -> WorkTree? {
    guard let target = line(of: "\(folder)/gitdir"), target.hasSuffix("/\(name)") else {
      return nil
    }
    let place = path(String(target.dropLast(name.utf8.count + 1)), from: folder)
    guard !FileStatus.isLink(place), GitFolder(folder).isThat(of: place) else { return nil }
    return WorkTree(at: place, git: folder)
  }

  /// Returns what a short file says, without the end of its line; nil where there is none.
  private static func line(of file: String) -> String? {
    guard let bytes = bytes(of: file) else { return nil }
    let ends = "\r\n".utf8
    let last = bytes.lastIndex { !ends.contains($0) } ?? -1
    return String(systemBytes: bytes[...last])
  }

  /// Returns the lines of a short file; none where there is none.
  private static func lines(of file: String) -> [String] {
    (bytes(of: file) ?? []).split(separator: UInt8(ascii: "\n")).map { String(systemBytes: $0) }
  }

  private static func bytes(of file: String) -> [UInt8]? {
    guard case .bytes(let bytes)? = FileContent(reading: file, atMost: longestFile) else {
      return nil
    }
    return bytes
  }

  private static let longestFile = 1 << 16

  /// Returns a path that counts from a folder.
  static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
