import CLibrary
import Texts

/// The bytes of a path or a name, as the system takes them, and its calls with them: nothing else
/// makes these calls, so that each path reaches the system with the bytes that it came with.
///
/// A path without a folder is relative to the current one.
struct SystemPath {
  /// The bytes with a zero at their end.
  private let bytes: [CChar]

  /// Makes a path of a text. Throws where it has a zero, which no path has.
  init(_ text: String) throws(SystemError) {
    let bytes = text.systemBytes
    guard !bytes.contains(0) else { throw SystemError(number: ENOENT) }
    self.bytes = bytes.map(CChar.init(bitPattern:)) + [0]
  }

  /// Opens what is at the path, or creates a file there, and returns the system's number of it.
  func opened(_ flags: Int32, in folder: Int32 = AT_FDCWD) throws(SystemError) -> Int32 {
    try SystemError.check { openat(folder, bytes, flags | O_CLOEXEC, 0o644) }
  }

  /// Looks up what is at the path.
  func status(_ flags: Int32 = 0, in folder: Int32 = AT_FDCWD) throws(SystemError) -> stat {
    var status = stat()
    _ = try SystemError.check { fstatat(folder, bytes, &status, flags) }
    return status
  }

  /// Creates a folder in an existing one; it is fine if someone else was faster.
  func createFolder(in folder: Int32 = AT_FDCWD) throws(SystemError) {
    do throws(SystemError) {
      _ = try SystemError.check { mkdirat(folder, bytes, 0o777) }
    } catch {
      guard error.number == EEXIST else { throw error }
    }
  }

  /// Moves a file over another one.
  func move(from folder: Int32, to target: SystemPath, in other: Int32) throws(SystemError) {
    _ = try SystemError.check { renameat(folder, bytes, other, target.bytes) }
  }

  /// Removes a file, or with a flag an empty folder.
  func remove(_ flags: Int32 = 0, in folder: Int32) throws(SystemError) {
    _ = try SystemError.check { unlinkat(folder, bytes, flags) }
  }

  /// Returns the target of a symbolic link, as it is written.
  func linkTarget(in folder: Int32) throws(SystemError) -> String {
    let room = Int(PATH_MAX)
    var target = [CChar](repeating: 0, count: room)
    let count = try SystemError.check { readlinkat(folder, bytes, &target, room) }
    return String(systemBytes: target[..<count].map(UInt8.init(bitPattern:)))
  }

  /// The path from the root without links; nil if nothing is there.
  var real: String? {
    guard let found = realpath(bytes, nil) else { return nil }
    defer { free(found) }
    return String(system: found)
  }

  /// Whether the user may run the file.
  var isExecutable: Bool { access(bytes, X_OK) == 0 }

  /// Calls a function with the bytes.
  func withBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    func pass(_ pointer: UnsafePointer<CChar>) -> Result { body(pointer) }
    return pass(bytes)
  }

  /// The bytes in memory that the caller frees, for a program that is started.
  var copied: UnsafeMutablePointer<CChar>? { strdup(bytes) }
}
