import EmbeddedFiles

extension EmbeddedFile {
  /// The bytes of the file.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// The statements of a script as a function that runs at once, so that none of their names is
  /// global.
  var bytesInFunction: [UInt8] {
    Array("(() => {\n\"use strict\";\n\n".utf8) + bytes + Array("})();\n".utf8)
  }
}
