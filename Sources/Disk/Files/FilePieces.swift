/// The pieces of a file that end with a separator, such as the paths of a journal, read without
/// ever holding the whole file.
struct FilePieces: ~Copyable, Sendable {
  private var portions: FilePortions
  private let separator: UInt8
  /// The last portion that was read, and how much of it was returned.
  private var portion: [UInt8] = []
  private var taken = 0

  /// The longest piece. Without a limit a file without separators would be held as a whole.
  private static let longest = 1 << 24

  /// Splits a file into its pieces.
  init(of portions: consuming FilePortions, separator: UInt8) {
    self.portions = portions
    self.separator = separator
  }

  /// Returns the next piece without its separator; nil after the last.
  mutating func next() throws(DiskError) -> [UInt8]? {
    var piece: [UInt8] = []
    while true {
      if taken == portion.count {
        guard let next = try portions.next() else { return piece.isEmpty ? nil : piece }
        portion = next
        taken = 0
      }
      let end = portion[taken...].firstIndex(of: separator)
      piece += portion[taken..<(end ?? portion.count)]
      guard piece.count <= Self.longest else {
        throw DiskError(
          attempt: "cannot read '\(portions.path)'",
          reason: "one of its entries is longer than \(Self.longest >> 20) MB")
      }
      taken = end.map { $0 + 1 } ?? portion.count
      if end != nil { return piece }
    }
  }
}
