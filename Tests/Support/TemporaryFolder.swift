import CLibrary
import FoundationEssentials

/// An empty folder for one test, which is removed with everything in it when the test ends.
package struct TemporaryFolder: ~Copyable {
  private let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "riverbed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("cannot remove \(url.path): \(error)")
    }
  }

  package var path: String { url.path }

  /// Writes a file, creates the folders around it, and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes a program that can be run at once, and returns its path.
  @discardableResult
  package func writeProgram(_ text: String, to name: String) throws -> String {
    let source = try write(text, to: "\(name).text")
    let program = String(source.dropLast(".text".count))
    try copy(source, to: name)
    try setPermissions(0o755, of: name)
    return program
  }

  /// Copies a file or a folder with programs that can be run at once. A process of its own writes
  /// them: what another test starts meanwhile would hold a file of ours open, and a program that is
  /// open for writing cannot be run.
  package func copy(_ source: String, to name: String) throws {
    let copy = try FinishedProcess(running: ["/bin/cp", "-R", source, "\(path)/\(name)"])
    guard copy.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  static func bytes(of file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file)))
  }

  package static func text(of file: String) throws -> String {
    String(decoding: try bytes(of: file), as: UTF8.self)
  }

  /// Returns the bytes of all files in a folder and the folders inside it by their paths, without
  /// what only Riverbed uses.
  package static func files(in folder: String) throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.reduce(into: [:]) { files, path in
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      guard !isFolder, !path.hasPrefix(".riverbed") else { return }
      files[path] = try bytes(of: "\(folder)/\(path)")
    }
  }

  /// Creates a symbolic link to another name in the folder.
  package func link(_ name: String, to other: String) throws -> String {
    try succeed(name) { symlink("\(path)/\(other)", $0) }
  }

  /// Creates a symbolic link with any text as its target.
  package func symbolicLink(_ name: String, to target: String) throws {
    _ = try succeed(name) { symlink(target, $0) }
  }

  /// Creates an empty file whose name is these bytes.
  package func writeEmpty(named name: [UInt8]) throws {
    let path = (Array("\(path)/".utf8) + name + [0]).map(CChar.init(bitPattern:))
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    guard file >= 0, close(file) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Moves a file or folder, over another file if there is one.
  package func move(_ name: String, to other: String) throws {
    let target = "\(path)/\(other)"
    _ = try succeed(name) { rename($0, target) }
  }

  package func pipe(_ name: String) throws -> String {
    try succeed(name) { mkfifo($0, 0o600) }
  }

  /// Creates a sparse file of a size.
  package func sparseFile(_ name: String, size: Int) throws -> String {
    try write("", to: name)
    return try succeed(name) { truncate($0, off_t(size)) }
  }

  /// Sets the permissions of a file or folder.
  package func setPermissions(_ mode: UInt32, of name: String) throws {
    _ = try succeed(name) { chmod($0, mode_t(mode)) }
  }

  private func succeed(_ name: String, _ call: (String) -> Int32) throws -> String {
    let file = "\(path)/\(name)"
    guard call(file) == 0 else { throw CocoaError(.fileWriteUnknown) }
    return file
  }
}
