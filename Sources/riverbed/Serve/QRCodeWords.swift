/// The bytes of a QR code of version 4 with error correction M: those of a text, and those by which a
/// camera finds and corrects mistakes (Reed-Solomon), in the order in which they are drawn.
struct QRCodeWords {
  let all: [UInt8]

  /// The bytes of the text are in two blocks, each with its own correction.
  private static let (blockSize, correctionSize) = (32, 18)

  /// Takes a text of at most `QRCode.room` bytes.
  init(_ text: [UInt8]) {
    // Four bits say that bytes follow, eight how many, and four that they end.
    var words: [UInt8] = []
    var half: UInt8 = 0b0100
    for byte in [UInt8(text.count)] + text {
      words.append(half << 4 | byte >> 4)
      half = byte & 0xF
    }
    words.append(half << 4)
    let filling: [UInt8] = [0xEC, 0x11]
    for number in 0..<(2 * Self.blockSize - words.count) { words.append(filling[number % 2]) }
    let blocks = [Array(words[..<Self.blockSize]), Array(words[Self.blockSize...])]
    let corrections = blocks.map(Self.correction)
    all =
      (0..<Self.blockSize).flatMap { place in blocks.map { $0[place] } }
      + (0..<Self.correctionSize).flatMap { place in corrections.map { $0[place] } }
  }

  /// Returns what is left of a block as a polynomial when it is divided by the one whose roots are the
  /// first powers of two.
  private static func correction(of block: [UInt8]) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: correctionSize - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<correctionSize {
      for place in divisor.indices {
        divisor[place] = product(divisor[place], root)
        if place + 1 < divisor.count { divisor[place] ^= divisor[place + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: correctionSize)
    for word in block {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for place in rest.indices { rest[place] ^= product(divisor[place], factor) }
    }
    return rest
  }

  /// Multiplies two elements of the field with 256 elements that QR codes use.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x1D
      if other >> bit & 1 == 1 { product ^= one }
    }
    return product
  }
}
