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

  /// A folder and all around it, from the inside outwards.
  static func folders(around path: String) throws(SystemError) -> [FileStatus.Identity] {
    var path = path
    var folders = [try FileStatus(of: path).identity]
    while true {
      path += "/.."
      let outer = try FileStatus(of: path).identity
      guard outer != folders.last else { return folders }
      folders.append(outer)
    }
  }
}
