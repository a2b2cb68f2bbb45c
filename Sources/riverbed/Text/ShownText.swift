import AppModel

/// Text on its way to a person: the program's own words, and in them everybody else's, quoted.
///
/// It is written as a literal, and that is the only text of which anything is taken literally. What a
/// literal interpolates becomes one line of bearable length without anything invisible, so that no
/// name and no path can begin a line, colour a terminal or give an order to the runner of a workflow:
///
///     errors.write("riverbed: error: cannot read '\(path)'\n")
struct ShownText: Hashable, Sendable {
  /// The characters as they are written.
  let text: String

  /// Takes over a text that the program made of its own words only, such as a page of help.
  init(own text: String) {
    self.text = text
  }

  /// Quotes somebody's text.
  init(quoting text: String, atMost longest: Int = Self.longest) {
    self.text = text.cleaned(atMost: longest).withoutOrder
  }

  /// Longer texts lose their middle; no path that a system takes in is as long as this.
  static let longest = 4096
}

extension ShownText: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(own: value) }

  init(stringInterpolation: Interpolation) { self.init(own: stringInterpolation.text) }

  /// A literal while it is put together.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ others: String) {
      text += ShownText(quoting: others).text
    }

    mutating func appendInterpolation(_ shown: ShownText) { text += shown.text }

    mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }
  }
}

extension ShownText {
  static func + (left: ShownText, right: ShownText) -> ShownText { "\(left)\(right)" }
}

extension Sequence<ShownText> {
  /// The texts one after the other.
  func joined(separator: ShownText = "") -> ShownText {
    ShownText(own: map(\.text).joined(separator: separator.text))
  }
}

extension String {
  /// The text without a colon in front, as which the runner of a GitHub workflow reads an order where
  /// it begins a line, spaces aside; and without the `##[` and `##vso[` that others look for anywhere.
  var withoutOrder: String {
    var scalars = Array(unicodeScalars)
    let blank = scalars.prefix { $0.properties.isWhitespace }.count
    let leadsToOrder = scalars.dropFirst(blank).first == ":"
    guard leadsToOrder || utf8.contains(UInt8(ascii: "#")) else { return self }
    if leadsToOrder { scalars[blank] = Self.replacement }
    for index in scalars.indices.dropFirst()
    where scalars[index - 1] == "#" && scalars[index] == "#" {
      let word = scalars[(index + 1)...].prefix { ("a"..."z").contains($0) }
      let next = index + 1 + word.count
      if next == scalars.count || scalars[next] == "[" { scalars[index] = Self.replacement }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// What is shown for a character that is not.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
}
