import Texts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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

  /// The work tree around a repository called `.git`, and those that the repository lists besides.
  var listedWorkTrees: [WorkTree] {
    let common = common
    let list = "\(common)/worktrees"
    let names = [String](realNamesOf: common) ?? []
    let main = names.last == Self.name ? [WorkTree(names: names.dropLast(), git: common)] : []
    do throws(SystemError) {
      let listed = try FolderListing(of: Descriptor(list, O_RDONLY | O_DIRECTORY)).names
      return main + listed.compactMap { Self.workTree(listedIn: "\(list)/\($0)") }
    } catch {
      // A repository that lists none does not have this folder.
      return main
    }
  }

  private static func workTree(listedIn folder: String) -> WorkTree? {
    guard let target = line(of: "\(folder)/gitdir"), target.hasSuffix("/\(name)") else {
      return nil
    }
    return WorkTree(at: path(String(target.dropLast(name.count)), from: folder), git: folder)
  }

  /// Returns what a short file says, without the end of its line; nil where there is none.
  private static func line(of file: String) -> String? {
    guard case .bytes(let bytes)? = FileContent(reading: file, atMost: longestLine) else {
      return nil
    }
    let ends = "\r\n".utf8
    let last = bytes.lastIndex { !ends.contains($0) } ?? -1
    return String(systemBytes: bytes[...last])
  }

  private static let longestLine = 1 << 16

  /// Returns a path that counts from a folder.
  static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
