/// Numbers as a zip archive has them, the lowest byte first.
struct ZipBytes {
  private(set) var all: [UInt8] = []

  init() {}

  /// Starts with the mark of a part.
  init(_ mark: UInt32) {
    add(mark)
  }

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { all += $0 }
  }

  mutating func add(_ name: String) {
    all += name.utf8
  }

  /// Adds what a file's header and its entry in the directory both have: stored, and with the first
  /// day that the format knows.
  mutating func addShared(_ name: String, size: UInt32, checksum: UInt32, extra: UInt16) {
    for number in [45, 0, 0, 0, 0x21] as [UInt16] { add(number) }
    for number in [checksum, size, size] { add(number) }
    for number in [UInt16(name.utf8.count), extra] { add(number) }
  }
}
