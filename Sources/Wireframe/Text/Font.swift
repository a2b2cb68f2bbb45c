import AppModel

/// The one typeface of wireframes, a sans like Helvetica, in a size and a weight.
///
/// No font file is opened: widths come from a table, so that the same text is as wide on every
/// machine. It has the greatest widths of the sans fonts that are common there, so that a text stays
/// in its box in each of them.
package struct Font: Hashable, Sendable {
  /// The size in points.
  package let size: Double
  /// The thickness of the strokes.
  package let weight: Weight

  /// One of the two weights whose widths are known.
  package enum Weight: Hashable, Sendable, CaseIterable { case regular, bold }

  /// Makes a font; a size that is not a positive number counts as zero.
  package init(size: Double, _ weight: Weight = .regular) {
    self.size = size.isFinite ? max(0, size) : 0
    self.weight = weight
  }

  /// Returns the width of a text.
  package func width(of text: DrawableText) -> Double {
    Double(units(of: text.characters)) * size / Double(AdvanceBlock.em)
  }

  /// Returns the width of a text in thousandths of the size.
  func units(of text: some StringProtocol) -> Int {
    Clusters(Substring(text), weight).reduce(0) { $0 + $1.units }
  }

  /// Returns the largest whole number of units that is not wider than a width.
  func units(within width: Double) -> Int {
    guard size > 0, width > 0 else { return 0 }
    let em = Double(AdvanceBlock.em)
    var units = Int(width * em / size, within: 0...Self.widest)
    while Double(units) * size / em > width { units -= 1 }
    return units
  }

  private static let widest = 1_000_000_000
}

extension Font {
  /// Returns the font in which a text fits into a width whole, if a little smaller letters are
  /// enough; otherwise this one, in which the text is cut.
  func snug(for text: DrawableText, in width: Double) -> Font {
    Self.snugShares.lazy.map { Font(size: Lettering.size(size * $0), weight) }
      .first { $0.width(of: text) <= width } ?? self
  }

  private static let snugShares = [1, 0.94, 0.88, 0.82]

  /// Returns as much of the text as fits into a width: all of it, or whole characters and an
  /// ellipsis, which is in the middle of an id; empty if not even the ellipsis fits.
  package func fitted(_ text: DrawableText, in width: Double) -> DrawableText {
    DrawableText(clean: String(fitted(text.characters[...], in: units(within: width))))
  }

  /// Returns the same for a part of a text, in units.
  func fitted(_ text: Substring, in most: Int) -> Substring {
    var end = text.startIndex
    var reached = end
    var used = 0
    for cluster in Clusters(text, weight) {
      if used + Self.ellipsisUnits <= most { end = reached }
      used += cluster.units
      if used > most {
        guard Self.ellipsisUnits <= most else { return "" }
        return text.isID ? middleCut(text, in: most) : Self.cut(text[..<end])
      }
      reached = cluster.end
    }
    return text
  }

  /// Returns the beginning and the end of an id, whose characters are all ASCII.
  private func middleCut(_ id: Substring, in most: Int) -> Substring {
    let widths = weight.widthsOfASCII
    func length(_ characters: some Sequence<UInt8>, _ room: Int) -> (count: Int, used: Int) {
      var (count, used) = (0, 0)
      for byte in characters {
        let next = used + Int(widths[Int(byte)])
        guard next <= room else { break }
        (count, used) = (count + 1, next)
      }
      return (count, used)
    }
    let room = most - Self.ellipsisUnits
    let end = length(id.utf8.reversed(), room * Self.endShare / 100)
    let start = length(id.utf8, room - end.used)
    return id.prefix(start.count) + DrawableText.ellipsis + id.suffix(end.count)
  }

  /// The share of the room that the end of an id gets, in percent.
  private static let endShare = 45

  /// The width of an ellipsis, in either weight.
  static let ellipsisUnits = AdvanceBlock.em

  /// Returns the rest of a text with an ellipsis, without characters that would look lost before
  /// it.
  private static func cut(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, needsSequel.contains(last) { text.removeLast() }
    return text + DrawableText.ellipsis
  }

  /// Spaces, and characters that announce something after them.
  static let needsSequel = Set(" ,;:.…-–—/|·([{¡¿‘“«‹（［｛〈《「『【、，：；・")
}

extension Substring {
  /// The length from which a word can be an id.
  private static let leastID = 8

  /// Whether the text is an id, whose end says as much as its beginning: one word of ASCII with
  /// underscores, stops or slashes inside, or with hyphens between letters and digits.
  fileprivate var isID: Bool {
    guard utf8.count >= Self.leastID, utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else {
      return false
    }
    let inside = utf8.dropFirst().dropLast()
    return inside.contains { "_./".utf8.contains($0) }
      || (inside.contains(UInt8(ascii: "-")) && utf8.contains { $0.isDigit })
  }
}
