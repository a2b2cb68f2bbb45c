/// The elements that were judged before, each with its type, its attributes and its content as they
/// were written. It has a limited size: where there are too many, it starts again.
struct JudgedElements: ~Copyable {
  /// Where an element is among the bytes, and the hash of these.
  private struct Slot {
    var hash: UInt64 = 0
    var start = 0
    var type: Int16 = 0
    var attributeCount: Int32 = 0
    var contentCount: Int32 = 0
  }

  private var slots = Array(repeating: Slot(), count: Self.slotCount)
  private var bytes = ByteBuffer(capacity: Self.mostBytes)

  private static let slotCount = 8192
  private static let mostBytes = 1 << 20
  /// Elements with more bytes are rarely repeated.
  private static let mostBytesOfOne = 4096

  /// Forgets all elements.
  mutating func removeAll() {
    for index in slots.indices { slots[index].hash = 0 }
    bytes.removeAll()
  }

  /// Adds an element; returns false if it is among those that were judged already.
  mutating func insert(
    type: Int16, _ attributes: UnsafeBufferPointer<UInt8>, _ content: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = attributes.count + content.count
    guard count <= Self.mostBytesOfOne else { return true }
    var hash = Self.hash(content, Self.hash(attributes, UInt64(UInt16(bitPattern: type)) + 1))
    // Zero is an empty slot.
    hash |= 1
    let first = Int(truncatingIfNeeded: hash >> 32) & (Self.slotCount - 1)
    let index = slots[first].hash == hash || slots[first].hash == 0 ? first : first ^ 1
    let slot = slots[index]
    if slot.hash == hash, slot.type == type, slot.attributeCount == Int32(attributes.count),
      slot.contentCount == Int32(content.count),
      bytes.hasBytes(attributes, at: slot.start),
      bytes.hasBytes(content, at: slot.start + attributes.count)
    {
      return false
    }
    if bytes.count + count > Self.mostBytes { removeAll() }
    slots[index] = Slot(
      hash: hash, start: bytes.count, type: type, attributeCount: Int32(attributes.count),
      contentCount: Int32(content.count))
    bytes.append(attributes)
    bytes.append(content)
    return true
  }

  /// Returns a hash that only says where to look; what is there is compared byte by byte.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ seed: UInt64) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = seed &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = (hash ^ word) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 32
      index += 8
    }
    while index < raw.count {
      hash = (hash ^ UInt64(raw[index])) &* 0x9FB2_1C65_1E98_DF25
      index += 1
    }
    return hash ^ hash >> 29
  }
}
