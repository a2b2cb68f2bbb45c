import CLibrary
import Texts

/// The place where a folder or a file is or would be created: the folders around it, whatever their
/// paths are.
struct OutputPlace {
  /// The innermost folder of the path that exists, and all folders around it, from the inside
  /// outwards.
  private(set) var existing: [FileStatus.Identity]
  /// The names of the folders that must still be created, the outermost first; that of a file is
  /// the last one, whether it exists or not.
  private(set) var missing: [Substring] = []
  /// Whether it is the place of a file.
  private(set) var isFile = false
  /// What is at the path of a file, or in the way of a folder; nil if nothing is.
  private(set) var target: FileStatus?
  /// Why a folder cannot be there, because something else is; nil if it can.
  private(set) var obstacle: SystemError?

  /// Finds the place that a path leads to.
  init(_ path: String) throws(SystemError) {
    let start = path.isAbsolute ? "/" : "./"
    var names = path.steps
    var later: [Substring] = []
    while true {
      do throws(SystemError) {
        existing = try Self.folders(around: start + names.joined(separator: "/"))
        break
      } catch {
        guard [ENOENT, ENOTDIR].contains(error.number), let last = names.popLast() else {
          throw error
        }
        if error.number == ENOTDIR { obstacle = error }
        later.insert(last, at: 0)
      }
    }
    if obstacle != nil { target = try Self.target(at: path) }
    // Each folder that is created is a real one, so a step out of it leads back to its parent.
    for name in later where name != "." {
      if name != ".." {
        missing.append(name)
      } else if missing.popLast() == nil, existing.count > 1 {
        existing.removeFirst()
      }
    }
  }

  /// Finds the place of a file.
  init(file path: String) throws(SystemError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    try self.init(slash.map { String(path[...$0]) } ?? ".")
    missing.append(slash.map { path[path.utf8.index(after: $0)...] } ?? path[...])
    isFile = true
    target = try Self.target(at: path)
  }

  private static func target(at path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path)
    } catch {
      guard [ENOENT, ENOTDIR].contains(error.number) else { throw error }
      return nil
    }
  }

  /// Whether an output would be written over a file: the same one, or the same under another name.
  /// Some disks ignore case.
  func isOn(_ file: OutputPlace) -> Bool {
    if let target, target.kind == .regular, target.identity == file.target?.identity { return true }
    return existing.first == file.existing.first && Self.areLike(missing, file.missing)
  }

  /// Whether the place of a file is needed for a folder: it is the same one, or around it.
  func isNeeded(for folder: OutputPlace) -> Bool {
    if let target, folder.existing.contains(target.identity) { return true }
    return existing.first == folder.existing.first
      && Self.areLike(missing, folder.missing.prefix(missing.count))
  }

  private static func areLike(
    _ names: [Substring], _ others: some Collection<Substring>
  ) -> Bool {
    names.map { $0.lowercased() } == others.map { $0.lowercased() }
  }

  /// The folder itself, or the folder at the path of a file; nil if there is none.
  var identity: FileStatus.Identity? {
    if missing.isEmpty { return existing.first }
    return target?.kind == .directory ? target?.identity : nil
  }

  /// How the place relates to a folder that is read.
  enum Relation {
    case apart, same, inside, around
  }

  /// Returns how the place relates to a folder, given with all folders around it.
  func relation(to folders: [FileStatus.Identity]) -> Relation {
    guard let folder = folders.first else { return .apart }
    if let identity, folders.contains(identity) { return identity == folder ? .same : .around }
    return existing.contains(folder) ? .inside : .apart
  }

  /// Returns a folder and all folders around it, from the inside outwards, as far as they can be
  /// entered: a folder that cannot be entered can be neither read nor built into.
  static func folders(around path: String) throws(SystemError) -> [FileStatus.Identity] {
    guard
      var folder = try entered({ () throws(SystemError) in try Descriptor(path, enteringFlags) })
    else { return [try FileStatus(of: path).identity] }
    var folders = [try FileStatus(of: folder).identity]
    while true {
      let inner = folder.number
      guard
        let outer = try entered({ () throws(SystemError) in
          try Descriptor("..", in: inner, enteringFlags)
        })
      else { return folders }
      let identity = try FileStatus(of: outer).identity
      guard identity != folders.last else { return folders }
      folders.append(identity)
      folder = outer
    }
  }

  /// Opens a folder; nil if the system does not permit it.
  private static func entered(
    _ opened: () throws(SystemError) -> Descriptor
  ) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      return try opened()
    } catch {
      guard [EACCES, EPERM].contains(error.number) else { throw error }
      return nil
    }
  }
}
