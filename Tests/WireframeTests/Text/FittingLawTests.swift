import Support
import Testing

@testable import Wireframe

@Suite struct `Laws of fitted texts` {
  @Test(arguments: UInt64(0)..<40)
  func `no text is wider than the width that it was fitted to`(seed: UInt64) {
    var hostile = HostileText(seed: seed)
    for _ in 0..<50 {
      let text = DrawableText(hostile.next(pieces: 40))
      let (font, width) = (hostile.nextFont(), hostile.nextWidth())
      let fitted = font.fitted(text, in: width)
      #expect(font.width(of: fitted) <= width)
      #expect(font.fitted(fitted, in: width) == fitted)
      #expect(fitted.isWholeBeginning(of: text), "\(text.escaped)")
      if font.width(of: text) <= width { #expect(fitted == text) }
    }
  }

  @Test(arguments: UInt64(50)..<90)
  func `as much of a text is shown as fits`(seed: UInt64) {
    var hostile = HostileText(seed: seed)
    for _ in 0..<50 {
      let text = DrawableText(hostile.next(pieces: 40))
      let (font, width) = (hostile.nextFont(), hostile.nextWidth())
      let fitted = font.fitted(text, in: width)
      guard fitted != text, !fitted.isCutInTheMiddle else { continue }
      let shown = fitted.shownCharacters
      let more = text.characters.prefix(shown + 1) + "…"
      let endsBadly = text.characters.dropFirst(shown).first.map(Font.needsSequel.contains)
      let most = font.units(within: width)
      let expected = fitted.isEmpty ? Font.ellipsisUnits > most : font.units(of: more) > most
      #expect(expected || endsBadly == true, "\(text.escaped)")
    }
  }

  @Test(arguments: UInt64(300)..<340)
  func `stepping over plain characters finds the same ones as searching for clusters`(seed: UInt64)
  {
    var hostile = HostileText(seed: seed)
    for _ in 0..<50 {
      let text = hostile.next(pieces: 40)
      let ends = Clusters(text[...], .regular).map(\.end)
      #expect(ends == text.indices.dropFirst() + (text.isEmpty ? [] : [text.endIndex]))
    }
  }

  @Test(arguments: UInt64(100)..<140)
  func `no line is wider than its width, and lines leave nothing out`(seed: UInt64) {
    var hostile = HostileText(seed: seed)
    for limit in 0..<50 {
      let text = DrawableText(hostile.next(pieces: 40))
      let (font, width) = (hostile.nextFont(), hostile.nextWidth())
      let lines = font.lines(of: text, in: width, atMost: limit % 5)
      #expect(lines.count <= limit % 5)
      for line in lines {
        #expect(font.width(of: line) <= width)
        #expect(!line.isEmpty && line.characters.first != " " && line.characters.last != " ")
      }
      let whole = DrawableText(clean: lines.map(\.characters).joined(separator: " "))
      #expect(whole.withoutSpaces.isWholeBeginning(of: text.withoutSpaces), "\(text.escaped)")
    }
  }

  @Test(arguments: UInt64(200)..<240)
  func `cleaning a text twice does not change it again`(seed: UInt64) {
    var hostile = HostileText(seed: seed)
    for _ in 0..<50 {
      let source = hostile.next(pieces: 60)
      let text = DrawableText(source)
      #expect(DrawableText(text.characters) == text, "\(text.escaped)")
      let short = DrawableText(source, longest: 20)
      #expect(short.characters.unicodeScalars.count <= 20)
      #expect(DrawableText(short.characters, longest: 20) == short, "\(short.escaped)")
      #expect(short.isWholeBeginning(of: text), "\(short.escaped)")
      #expect(!text.characters.unicodeScalars.contains { Self.reorders($0) })
    }
  }

  private static func reorders(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

extension DrawableText {
  /// Whether the text equals another one, or is its first characters and an ellipsis.
  func isWholeBeginning(of other: DrawableText) -> Bool {
    if self == other || isEmpty { return true }
    if isCutInTheMiddle { return isBeginningAndEnd(of: other) }
    guard characters.hasSuffix("…") || characters.unicodeScalars.last == "…" else { return false }
    let shown = Array(String(characters.unicodeScalars.dropLast()))
    return Array(other.characters.prefix(shown.count)) == shown
  }

  /// Whether the text is the beginning and the end of an id.
  fileprivate var isCutInTheMiddle: Bool {
    guard characters.last != "…", let cut = characters.lastIndex(of: "…") else { return false }
    return characters[cut...].dropFirst().utf8.allSatisfy { (0x21..<0x7F).contains($0) }
  }

  /// Whether the text is another one, in which an ellipsis takes the place of some letters.
  private func isBeginningAndEnd(of other: DrawableText) -> Bool {
    guard let cut = characters.lastIndex(of: "…") else { return false }
    return other.characters.hasPrefix(characters[..<cut])
      && other.characters.hasSuffix(characters[cut...].dropFirst())
  }

  /// How many characters are shown before the ellipsis.
  fileprivate var shownCharacters: Int {
    String(characters.unicodeScalars.dropLast()).count
  }

  /// The text without the spaces between its words.
  var withoutSpaces: DrawableText { DrawableText(clean: characters.filter { $0 != " " }) }

  /// The text as ASCII, so that a failure shows invisible characters.
  var escaped: String {
    characters.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
