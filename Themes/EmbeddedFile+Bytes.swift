import EmbeddedFiles

extension EmbeddedFile {
  /// The bytes of the file.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
