import CLibXML2

/// Bytes that grow at their end, in memory that is kept for the next ones.
struct ByteBuffer: ~Copyable {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 4096) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// The bytes from an index on, as long as nothing is appended.
  func bytes(from index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + index, count: count - index)
  }

  /// Some of the bytes, as long as nothing is appended.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Removes the bytes from an index on.
  mutating func removeAll(from index: Int = 0) {
    count = index
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
    reserve(added)
    (start + count).update(from: bytes, count: added)
    count += added
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    append(first, count: bytes.count)
  }

  mutating func append(_ literal: StaticString) {
    append(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  private mutating func reserve(_ added: Int) {
    if added > capacity - count { grow(by: added) }
  }

  private mutating func grow(by added: Int) {
    capacity = max(capacity * 2, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  /// Whether the buffer has the same bytes at an index.
  func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard let first = bytes.baseAddress else { return true }
    return riverbed_are_equal(start + index, first, bytes.count) != 0
  }

  /// The line of an index, counted from one.
  func line(at index: Int) -> Int {
    UnsafeBufferPointer(start: start, count: index)
      .reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }
}
