/// A character as readers see it, and its place in a text.
struct Cluster {
  let first: Unicode.Scalar
  /// Where it ends.
  let end: Substring.Index
  /// The width, in thousandths of the size.
  let units: Int
}

/// The characters of a text from its beginning, each measured.
///
/// Most code points are characters by themselves, which is known without searching for cluster
/// boundaries.
struct Clusters: Sequence, IteratorProtocol {
  private let text: Substring
  private let weight: Font.Weight
  private let widthsOfASCII: [UInt16]
  private var index: Substring.Index
  private var current: Unicode.Scalar?

  init(_ text: Substring, _ weight: Font.Weight) {
    self.text = text
    self.weight = weight
    widthsOfASCII = weight.widthsOfASCII
    index = text.startIndex
    current = text.unicodeScalars.first
  }

  mutating func next() -> Cluster? {
    guard let first = current else { return nil }
    let scalars = text.unicodeScalars
    var end = scalars.index(after: index)
    var following = end < text.endIndex ? scalars[end] : nil
    let units: Int
    if first.isPlain, following?.isPlain ?? true {
      units = first.isASCII ? Int(widthsOfASCII[Int(first.value)]) : weight.units(of: first)
    } else {
      end = text.index(after: index)
      following = end < text.endIndex ? scalars[end] : nil
      units = weight.units(of: text[index])
    }
    index = end
    current = following
    return Cluster(first: first, end: end, units: units)
  }
}

extension Unicode.Scalar {
  /// Whether the code point is visible and, next to others of its kind, is a whole character: a
  /// letter of Latin, Greek, Cyrillic, Hebrew or Arabic, a kana, an ideograph, a syllable, ASCII.
  var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x5D0..<0x5EB, 0x620..<0x64B,
      0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
      true
    default: false
    }
  }
}
