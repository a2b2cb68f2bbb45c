#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where a folder is or would be created: the folders around it, whatever their paths are called.
struct OutputPlace {
  /// The innermost folder of the path that exists, and all around it, from the inside outwards.
  private(set) var existing: [FileStatus.Identity]
  /// The names of the folders that are still to be created, the outermost first.
  private(set) var missing: [Substring] = []

  /// Looks where a path leads.
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
    // What is created is a real folder, so a step out of it leads back to the one around it.
    for name in later where name != "." {
      if name != ".." {
        missing.append(name)
      } else if missing.popLast() == nil, existing.count > 1 {
        existing.removeFirst()
      }
    }
  }

  /// The folder itself; nil where it does not exist.
  var identity: FileStatus.Identity? { missing.isEmpty ? existing.first : nil }

  /// A folder and all around it, from the inside outwards, as far as they can be entered: what cannot
  /// be seen from inside can be neither read nor built into.
  static func folders(around path: String) throws(SystemError) -> [FileStatus.Identity] {
    guard
      var folder = try entered({ () throws(SystemError) in try Descriptor(path, enteringFlags) })
    else { return [try FileStatus(of: path).identity] }
    var folders = [try FileStatus(of: folder.number).identity]
    while true {
      let inner = folder.number
      guard
        let outer = try entered({ () throws(SystemError) in
          try Descriptor("..", in: inner, enteringFlags)
        })
      else { return folders }
      let identity = try FileStatus(of: outer.number).identity
      guard identity != folders.last else { return folders }
      folders.append(identity)
      folder = outer
    }
  }

  /// A folder that is opened; nil where the system does not permit that.
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
