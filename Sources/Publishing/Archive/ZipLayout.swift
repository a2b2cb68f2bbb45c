/// The parts of a zip archive whose files are stored as they are, one after the other: a header
/// before each file, and a directory of all files at the end.
///
/// Everything that depends on the machine or the time is fixed, so that the same files make the
/// same archive. Where a number is too large for the original format, it is in the fields that
/// zip64 adds, which every common program reads.
struct ZipLayout: Sendable {
  /// The size and checksum of each file so far: all that is kept of it.
  private var sums: [Sum] = []
  /// Where the next header begins.
  private var end: UInt64

  /// The size of a file and its checksum.
  private struct Sum: Sendable {
    let size: UInt32
    let checksum: UInt32
  }

  /// Starts an archive, at its first byte unless a test needs another place.
  init(at start: UInt64 = 0) {
    end = start
  }

  /// Returns the header of the next file, which must be smaller than 4 GB.
  mutating func header(of name: String, size: Int, _ checksum: CRC32) -> [UInt8] {
    let sum = Sum(size: UInt32(size), checksum: checksum.value)
    var bytes = ZipBytes(Self.fileMark)
    bytes.addShared(name, size: sum.size, checksum: sum.checksum, extra: 0)
    bytes.add(name)
    sums.append(sum)
    end += UInt64(bytes.all.count + size)
    return bytes.all
  }

  /// Returns the header of the next file, given its bytes.
  mutating func header(of name: String, holding bytes: [UInt8]) -> [UInt8] {
    var checksum = CRC32()
    checksum.add(bytes)
    return header(of: name, size: bytes.count, checksum)
  }

  /// Passes on the directory, given the names of all files in order.
  func writeDirectory(
    of names: some Sequence<String>, from start: UInt64 = 0, to take: ([UInt8]) -> Void
  ) {
    var (place, size, count) = (start, 0, 0)
    for (name, sum) in zip(names, sums) {
      let entry = Self.entry(name, sum, at: place)
      take(entry)
      size += entry.count
      count += 1
      place += UInt64(Self.headerSize + name.utf8.count) + UInt64(sum.size)
    }
    take(Self.ending(count: UInt64(count), size: UInt64(size), at: end))
  }

  private static func entry(_ name: String, _ sum: Sum, at place: UInt64) -> [UInt8] {
    let isFar = place >= UInt64(UInt32.max)
    var bytes = ZipBytes(entryMark)
    bytes.add(version)
    bytes.addShared(name, size: sum.size, checksum: sum.checksum, extra: isFar ? 12 : 0)
    // Comment, disk and both kinds of attributes.
    for _ in 0..<3 { bytes.add(UInt16(0)) }
    bytes.add(UInt32(0))
    bytes.add(isFar ? UInt32.max : UInt32(place))
    bytes.add(name)
    if isFar {
      bytes.add(UInt16(1))
      bytes.add(UInt16(8))
      bytes.add(place)
    }
    return bytes.all
  }

  private static func ending(count: UInt64, size: UInt64, at place: UInt64) -> [UInt8] {
    var bytes = ZipBytes()
    if count >= UInt64(UInt16.max) || size >= UInt64(UInt32.max) || place >= UInt64(UInt32.max) {
      bytes.add(largeEndMark)
      bytes.add(UInt64(44))
      for _ in 0..<2 { bytes.add(version) }
      for _ in 0..<2 { bytes.add(UInt32(0)) }
      for number in [count, count, size, place] { bytes.add(number) }
      bytes.add(largePlaceMark)
      bytes.add(UInt32(0))
      bytes.add(place + size)
      bytes.add(UInt32(1))
    }
    bytes.add(endMark)
    for _ in 0..<2 { bytes.add(UInt16(0)) }
    for _ in 0..<2 { bytes.add(UInt16(clamping: count)) }
    bytes.add(UInt32(clamping: size))
    bytes.add(UInt32(clamping: place))
    bytes.add(UInt16(0))
    return bytes.all
  }

  private static let fileMark: UInt32 = 0x0403_4B50
  private static let entryMark: UInt32 = 0x0201_4B50
  private static let endMark: UInt32 = 0x0605_4B50
  private static let largeEndMark: UInt32 = 0x0606_4B50
  private static let largePlaceMark: UInt32 = 0x0706_4B50
  /// The version of the format that is needed to read the archive: 4.5, which has zip64.
  private static let version: UInt16 = 45
  /// The size of a file's header without its name.
  private static let headerSize = 30
}

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
