import CLibrary
import Texts

/// A walk along paths inside a folder of a revision, through symbolic links as long as they stay
/// inside it: the rule of `InnerWalk` for what git stores.
struct TreeWalk {
  private let objects: GitObjects
  /// The ids of the folders from the repository's root to the folder that paths start from.
  private let start: [String]
  /// How many of them no path leaves.
  private let floor: Int
  /// The folders that were read, by their ids.
  private var trees: [String: GitTree] = [:]

  private static let mostLinks = 40
  private static let mostSteps = 256
  /// The most bytes of a folder, of which each name needs about forty.
  private static let largestTree = 1 << 25

  /// What a path leads to.
  struct Found {
    let id: String
    let isFolder: Bool
    /// The ids of the folders from the repository's root to it, itself included if it is one.
    let folders: [String]
  }

  /// Why a path leads nowhere.
  enum Failure: Error {
    /// The reason that the system would have for the same files on the disk.
    case refused(SystemError)
    /// The path is a link that leads nowhere.
    case emptyLink
    /// The path leads into another repository, by the names to that from where it starts.
    case submodule([String])
    /// Git does not have what the path leads to.
    case unusable(RevisionFailure)
  }

  /// Starts at a folder, given by the ids of the folders to it from the repository's root. Links may
  /// lead out of it, but never out of the repository, if they are followed.
  init(_ objects: GitObjects, from start: [String], followsLinks: Bool) {
    self.objects = objects
    self.start = start
    floor = followsLinks ? 1 : start.count
  }

  /// Finds what a path leads to.
  mutating func find(_ path: String) throws(Failure) -> Found {
    var folders = start
    /// The names of those that were entered.
    var names: [Substring] = []
    /// The remaining steps, the next one last.
    var steps = try Self.steps(of: path)
    /// The place of the path's own end in the steps.
    var isLink = false
    var (links, count) = (0, 0)
    while let step = steps.popLast() {
      count += 1
      guard count <= Self.mostSteps else { throw .refused(SystemError(number: ENAMETOOLONG)) }
      if step == "." { continue }
      if step == ".." {
        guard folders.count > floor else { throw .refused(.outside) }
        folders.removeLast()
        _ = names.popLast()
        continue
      }
      guard let entry = try tree(folders[folders.count - 1])[step] else {
        throw isLink ? .emptyLink : .refused(SystemError(number: ENOENT))
      }
      switch entry.kind {
      case .folder:
        folders.append(entry.id)
        names.append(step)
      case .file:
        guard steps.isEmpty else { throw .refused(SystemError(number: ENOTDIR)) }
        return Found(id: entry.id, isFolder: false, folders: folders)
      case .submodule: throw .submodule((names + [step]).map(String.init))
      case .link:
        links += 1
        guard links <= Self.mostLinks else { throw .refused(SystemError(number: ELOOP)) }
        isLink = isLink || steps.isEmpty
        steps += try Self.steps(of: try target(of: entry.id))
      }
    }
    return Found(id: folders[folders.count - 1], isFolder: true, folders: folders)
  }

  /// Returns a folder, which is read once.
  mutating func tree(_ id: String) throws(Failure) -> GitTree {
    if let tree = trees[id] { return tree }
    switch try read(id, atMost: Self.largestTree) {
    case .found(let object):
      guard object.kind == .tree, let tree = GitTree(object.bytes, idLike: id) else {
        throw .unusable(.damagedTree)
      }
      trees[id] = tree
      return tree
    case .tooLarge: throw .unusable(.tooLargeTree)
    case .missing: throw .unusable(.missingObject)
    }
  }

  /// Returns the bytes of a file; nil if it has more than a limit.
  func bytes(of id: String, atMost limit: Int) throws(Failure) -> [UInt8]? {
    switch try read(id, atMost: limit) {
    case .found(let object) where object.kind == .blob: return object.bytes
    case .tooLarge: return nil
    case .found, .missing: throw .unusable(.missingObject)
    }
  }

  /// Reads the object of an id.
  private func read(_ id: String, atMost limit: Int) throws(Failure) -> GitObjects.Answer {
    do throws(RevisionFailure) {
      let answer = try objects.read(id, atMost: limit)
      if case .found(let object) = answer, object.id != id { throw .damaged(id) }
      return answer
    } catch {
      throw .unusable(error)
    }
  }

  /// Returns the target of a symbolic link, as it is written.
  private func target(of id: String) throws(Failure) -> String {
    guard let bytes = try bytes(of: id, atMost: Int(PATH_MAX)) else {
      throw .refused(SystemError(number: ENAMETOOLONG))
    }
    return String(systemBytes: bytes)
  }

  /// Returns the steps of a path from the folder, the first one last. A revision has no place on
  /// the disk, so every absolute path leads out of it.
  private static func steps(of path: String) throws(Failure) -> [Substring] {
    guard path.systemBytes.count <= Int(PATH_MAX) else {
      throw .refused(SystemError(number: ENAMETOOLONG))
    }
    guard !path.isAbsolute else { throw .refused(.outside) }
    return path.steps.reversed()
  }
}
