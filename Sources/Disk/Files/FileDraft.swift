import CLibrary

/// A file that is written portion by portion in a hidden folder, and then moved to its place whole.
///
/// A draft that is dropped before that leaves nothing on the disk.
package struct FileDraft: ~Copyable {
  private let file: Descriptor
  private let name: HiddenName
  private var stream: ByteStream
  private var running = RunningHash()
  /// The number of bytes that were written so far.
  private(set) var size = 0

  /// Starts a file; write errors are reported when it is moved.
  init(_ part: PartFile) throws(SystemError) {
    let file = try Descriptor(creating: part.name, in: part.workshop)
    stream = ByteStream(to: .descriptor(file.number))
    self.file = file
    name = HiddenName(part: part)
  }

  /// Writes the next bytes.
  package mutating func write(_ bytes: [UInt8]) {
    running.add(bytes)
    size += bytes.count
    stream.write(bytes)
  }

  /// The hash of everything that was written so far.
  var hash: ContentHash { running.hash }

  /// Moves the file to its place; if that fails, the old file stays.
  consuming func place(as target: String, in folder: Int32) throws(SystemError) {
    stream.flush()
    if let failure = stream.systemFailure { throw failure }
    try file.close()
    let part = name.part
    try SystemPath(part.name).move(from: part.workshop, to: SystemPath(target), in: folder)
  }

  /// The name of a hidden file, which is removed with this value; once the file was moved, nothing
  /// has that name.
  private struct HiddenName: ~Copyable {
    let part: PartFile

    deinit { part.discard() }
  }
}
