import AppModel

/// What the titles of adjacent screens of a sorted gallery have in common.
enum GalleryHeading: Hashable, Sendable {
  /// They start with a digit.
  case digits
  /// They start with this letter, in upper case.
  case letter(String)
  /// They start with anything else.
  case others
  /// The screens do not exist.
  case missing

  /// The maximum number of headings in an index; if there are more, all letters that are not Latin
  /// share one.
  private static let most = 64

  /// The heading as pages show it.
  var name: String {
    switch self {
    case .digits: "0–9"
    case .letter(let letter): letter
    case .others: "…"
    case .missing: ScreenKind.missing.title
    }
  }

  /// The id of the place where the heading begins.
  var id: String {
    self == .missing ? "missing-screens" : "letter-" + codes.joined(separator: "-")
  }

  /// The hexadecimal numbers of the name's characters.
  private var codes: [String] { name.unicodeScalars.map { String($0.value, radix: 16) } }

  /// The heading's place among the others, before headings of the same rank are compared by name.
  private var rank: Int {
    switch self {
    case .digits: 1
    case .letter: 2
    case .others: 3
    case .missing: 4
    }
  }

  private init(of screen: Screen, isLatinOnly: Bool) {
    guard let first = screen.title.first else {
      self = .others
      return
    }
    if first.isNumber {
      self = .digits
    } else if first.isLetter, first.isASCII || !isLatinOnly {
      self = .letter(first.uppercased())
    } else {
      self = .others
    }
  }

  /// Returns screens with their headings, sorted by these and then by title.
  static func sorted(_ screens: [Screen]) -> [(heading: GalleryHeading?, screen: Screen)] {
    let all = Set(screens.map { GalleryHeading(of: $0, isLatinOnly: false) })
    return screens.map { screen in
      let heading = GalleryHeading(of: screen, isLatinOnly: all.count > most)
      return (heading, NaturalKey(heading.name), NaturalKey(screen.title), screen)
    }.sorted { (left: Sortable, right: Sortable) in
      (left.heading.rank, left.name, left.title, left.screen.slug)
        < (right.heading.rank, right.name, right.title, right.screen.slug)
    }.map { ($0.heading, $0.screen) }
  }

  private typealias Sortable = (
    heading: GalleryHeading, name: NaturalKey, title: NaturalKey, screen: Screen
  )
}

/// A sort key for names, as people sort them: case does not count, and digits count as numbers.
struct NaturalKey: Hashable, Comparable, Sendable {
  private let parts: [Part]

  /// A run of digits or of anything else. Numbers come before other characters.
  private enum Part: Hashable, Comparable, Sendable {
    case number(length: Int, digits: String)
    case text(String)
  }

  init(_ name: String) {
    var parts: [Part] = []
    var rest = name.lowercased()[...]
    while let first = rest.first {
      let isNumber = Self.isDigit(first)
      let run = rest.prefix { Self.isDigit($0) == isNumber }
      rest = rest.dropFirst(run.count)
      if isNumber {
        let digits = run.drop { $0 == "0" }
        parts.append(.number(length: digits.count, digits: String(digits)))
      } else {
        parts.append(.text(String(run)))
      }
    }
    self.parts = parts
  }

  static func < (left: Self, right: Self) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
