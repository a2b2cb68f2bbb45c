import CLibrary
import Texts

/// A walk along paths inside a folder, through symbolic links as long as they stay inside it.
///
/// Every step starts from an open folder, and none goes through a link: a link is read, and its own
/// steps are taken in the same way. So nothing outside is ever opened, even if the disk changes
/// meanwhile.
struct InnerWalk: ~Copyable {
  private var walk: FolderWalk
  private let root: FileStatus.Identity

  /// How many links a path may have, and how many steps including those of its links. Without a
  /// limit a few links could make a path of any length.
  private static let mostLinks = 40
  private static let mostSteps = 256

  /// Starts at a folder, whose path may go through any links.
  init(in path: String) throws(SystemError) {
    let folder = try Descriptor(path, enteringFlags)
    let root = try FileStatus(of: folder).identity
    let walk = try FolderWalk(from: folder)
    self.root = root
    self.walk = walk
  }

  /// Opens a path relative to the folder.
  mutating func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    var folders: [Substring] = []
    /// The remaining steps, the next one last.
    var steps = try steps(of: path)
    var links = 0
    var count = 0
    while let step = steps.popLast() {
      count += 1
      guard count <= Self.mostSteps else { throw SystemError(number: ENAMETOOLONG) }
      if step == "." { continue }
      if step == ".." {
        guard folders.popLast() != nil else { throw .outside }
        continue
      }
      let folder = try walk.enter(folders)
      let name = String(step)
      if try FileStatus(of: name, in: folder).kind == .link {
        links += 1
        guard links <= Self.mostLinks else { throw SystemError(number: ELOOP) }
        let target = try SystemPath(name).linkTarget(in: folder)
        if target.isAbsolute { folders = [] }
        steps += try self.steps(of: target)
      } else if steps.isEmpty {
        return try Descriptor(name, in: folder, flags)
      } else {
        folders.append(step)
      }
    }
    return try Descriptor(".", in: walk.enter(folders), flags)
  }

  /// Returns the steps of a path from the folder, the first one last. An absolute path must pass
  /// through the folder: the rest of it counts.
  private func steps(of path: String) throws(SystemError) -> [Substring] {
    guard path.systemBytes.count <= Int(PATH_MAX) else { throw SystemError(number: ENAMETOOLONG) }
    let steps = path.steps
    guard path.isAbsolute else { return steps.reversed() }
    guard steps.count <= Self.mostSteps else { throw SystemError(number: ENAMETOOLONG) }
    for count in (0...steps.count).reversed() {
      let folder = "/" + steps[..<count].joined(separator: "/")
      if FileStatus.identity(of: folder) == root { return steps[count...].reversed() }
    }
    throw .outside
  }
}
