/// The checksum of a file in a zip archive (CRC-32, as in gzip and PNG).
struct CRC32: Hashable, Sendable {
  private var register = UInt32.max

  /// What each byte does to the register, by its value.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
    }
  }

  /// Adds the next bytes.
  mutating func add(_ bytes: [UInt8]) {
    var register = register
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ register >> 8
      }
    }
    self.register = register
  }

  /// The checksum of all bytes so far.
  var value: UInt32 { ~register }
}
