#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The place where a folder is or would be created: the folders around it, whatever their paths
/// are.
struct OutputPlace {
  /// The innermost folder of the path that exists, and all folders around it, from the inside
  /// outwards.
  private(set) var existing: [FileStatus.Identity]
  /// The names of the folders that must still be created, the outermost first.
  private(set) var missing: [Substring] = []

  /// Finds the place that a path leads to.
  init(_ path: String) throws(SystemError) {
    let start = path.hasPrefix("/") ? "/" : "./"
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    var later: [Substring] = []
    while true {
      do throws(SystemError) {
        existing = try Self.folders(around: start + names.joined(separator: "/"))
        break
      } catch {
        guard error.number == ENOENT, let last = names.popLast() else { throw error }
        later.insert(last, at: 0)
      }
    }
    // Each folder that is created is a real one, so a step out of it leads back to its parent.
    for name in later where name != "." {
      if name != ".." {
        missing.append(name)
      } else if missing.popLast() == nil, existing.count > 1 {
        existing.removeFirst()
      }
    }
  }

  /// The folder itself; nil if it does not exist.
  var identity: FileStatus.Identity? { missing.isEmpty ? existing.first : nil }

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
    _ open: () throws(SystemError) -> Descriptor
  ) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      return try open()
    } catch {
      guard [EACCES, EPERM].contains(error.number) else { throw error }
      return nil
    }
  }
}
