#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder on the disk.
package struct Folder: Hashable, Sendable {
  /// The path as it was given.
  package let path: String

  /// Reads the named files that exist, and every JSON file directly inside a folder of this one.
  ///
  /// The keys are names as seen from this folder, such as `rivers.json` and `feeds/news.json`. A
  /// folder that is there but cannot be listed stands under its own name.
  package func read(names: [String], folder: String) -> [String: FileContent] {
    var contents: [String: FileContent] = [:]
    for name in names {
      contents[name] = FileContent(reading: "\(path)/\(name)")
    }
    do throws(SystemError) {
      for entry in try entries(of: folder) where entry.isJSON {
        contents["\(folder)/\(entry.name)"] = content(of: entry, in: folder)
      }
    } catch {
      if error.number != ENOENT { contents[folder] = .unreadable(error.reason) }
    }
    return contents
  }

  /// The names of all that stands in the folder; none where it cannot be listed.
  package var fileNames: [String] {
    do throws(SystemError) {
      return try entries(of: ".").map(\.name)
    } catch {
      return []
    }
  }

  /// The names of all that stands in the folder but itself and the one around it.
  func names() throws(SystemError) -> [String] {
    try entries(of: ".").map(\.name).filter { $0 != "." && $0 != ".." }
  }

  /// Creates the folder and those around it, where they are not there yet.
  func create() throws(SystemError) {
    do throws(SystemError) {
      try createAlone()
    } catch {
      guard error.number == ENOENT, let parent = parentPath else { throw error }
      try Folder(path: parent).create()
      try createAlone()
    }
  }

  /// Creates the folder in one that is there; someone else may have been faster.
  private func createAlone() throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.check { mkdir(path, 0o777) }
    } catch {
      guard error.number == EEXIST else { throw error }
    }
  }

  /// The path without its last name; nil where that leaves nothing.
  private var parentPath: String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: true)
    guard names.count > 1 else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + names.dropLast().joined(separator: "/")
  }

  /// Something that a folder lists.
  private struct Entry {
    let name: String
    /// Whether the name is the file's own: a name that is no UTF-8 is repaired, and finds nothing.
    let isExact: Bool

    var isJSON: Bool { name.hasSuffix(".json") && !name.hasPrefix(".") }
  }

  private func content(of entry: Entry, in folder: String) -> FileContent? {
    guard entry.isExact else { return .unreadable("has a name that is not UTF-8") }
    return FileContent(reading: "\(path)/\(folder)/\(entry.name)")
  }

  private func entries(of folder: String) throws(SystemError) -> [Entry] {
    guard let listing = opendir("\(path)/\(folder)") else { throw SystemError(number: errno) }
    defer { closedir(listing) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(listing) {
      entries.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee))
          {
            Entry(
              name: String(cString: $0), isExact: String(validatingCString: $0) != nil)
          }
        })
      errno = 0
    }
    guard errno == 0 else { throw SystemError(number: errno) }
    return entries
  }
}
