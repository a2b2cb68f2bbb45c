import CLibrary

/// A file that is written in pieces, so that a large one does not take memory: the system counts a
/// parent's memory in its child's peak.
final class OutputFile {
  private let file: UnsafeMutablePointer<FILE>
  private(set) var size = 0
  /// Whether line breaks become spaces.
  var isOneLine = false

  init?(_ path: String) {
    guard Program.createFolders(around: path), let file = fopen(path, "w") else { return nil }
    self.file = file
  }

  deinit { fclose(file) }

  func write(_ bytes: some Collection<UInt8>) {
    size += bytes.count
    let line =
      isOneLine ? bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 } : Array(bytes)
    _ = line.withUnsafeBufferPointer { fwrite($0.baseAddress, 1, $0.count, file) }
  }
}
