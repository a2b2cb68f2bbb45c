import AppModel

/// The order of screens in the gallery, and their pages. Screens that fit on one page keep the
/// app's order, home first. More are sorted from A to Z, with an index of letters. Missing screens
/// come last.
struct GalleryOrder: Sendable {
  private(set) var pages: [Page] = []
  /// The start of each letter; empty without an index.
  private(set) var letters: [Letter] = []

  /// The index of each screen in the order of all pages, by its key.
  private var places: [String: Int] = [:]
  private var all: [Screen] = []
  /// The first and last of each page's screens, not counting home, which always comes first; nil
  /// for a page without others.
  private(set) var ends: [(first: Screen, last: Screen)?] = []

  /// Groups of screens, each under its letter.
  typealias Page = [Group]

  /// Screens that are shown together.
  struct Group: Sendable {
    /// The first letter of their titles, or what they have in common; nil if they are not sorted.
    let letter: String?
    /// The id of the group on its page, which the index links to; nil if the letter continues from
    /// the page before.
    let id: String?
    let screens: [Screen]
  }

  /// An entry of the index.
  struct Letter: Hashable, Sendable {
    let name: String
    /// The page where it begins, counted from zero.
    let page: Int
    let id: String
  }

  /// The maximum number of screens on a page.
  private static let pageSize = 200
  /// The maximum number of letters in an index; if there are more, all that are not Latin share one
  /// entry.
  private static let mostLetters = 64
  private static let digits = "0–9"
  private static let others = "…"
  private static let missing = ScreenKind.missing.title
  private static let missingID = "missing-screens"

  init(of screens: [Screen], home: Screen?) {
    let missing = screens.filter { $0.origin == .nowhere }
    let first = screens.filter { $0.key == home?.key && $0.origin != .nowhere }
    let rest = screens.filter { $0.key != home?.key && $0.origin != .nowhere }
    defer {
      all = pages.flatMap { $0.flatMap(\.screens) }
      ends = pages.map { page in
        let groups = page.filter { $0.letter != nil && !$0.screens.isEmpty }
        guard let first = groups.first?.screens.first, let last = groups.last?.screens.last else {
          return nil
        }
        return (first, last)
      }
      places = Dictionary(
        all.indices.map { (all[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    guard screens.count > Self.pageSize else {
      let groups = [
        Group(letter: nil, id: nil, screens: first + rest),
        Group(letter: Self.missing, id: Self.missingID, screens: missing),
      ]
      pages = [groups.filter { !$0.screens.isEmpty }]
      return
    }
    let sorted = Self.sorted(rest)
    let isLatinOnly =
      Set(sorted.map { Self.letter(of: $0, isLatinOnly: false) }).count > Self.mostLetters
    let lettered =
      first.map { (letter: nil, screen: $0) }
      + sorted.map { (letter: Self.letter(of: $0, isLatinOnly: isLatinOnly), screen: $0) }
      + Self.sorted(missing).map { (letter: Self.missing, screen: $0) }
    for start in stride(from: 0, to: lettered.count, by: Self.pageSize) {
      append(lettered[start..<min(start + Self.pageSize, lettered.count)])
    }
  }

  /// Returns the screens before and after one.
  func adjacentScreens(of screen: Screen) -> (previous: Screen?, next: Screen?) {
    guard let place = places[screen.key] else { return (nil, nil) }
    return (
      place > 0 ? all[place - 1] : nil, place + 1 < all.count ? all[place + 1] : nil
    )
  }

  /// Appends a page, with a group for each run of screens that share a letter.
  private mutating func append(_ screens: ArraySlice<(letter: String?, screen: Screen)>) {
    var page: Page = []
    var rest = screens
    while let letter = rest.first.map(\.letter) {
      let run = rest.prefix { $0.letter == letter }
      page.append(Group(letter: letter, id: begin(letter), screens: run.map(\.screen)))
      rest = rest.dropFirst(run.count)
    }
    pages.append(page)
  }

  /// Returns the id of a letter that begins on the page being made; nil if it began before.
  private mutating func begin(_ letter: String?) -> String? {
    guard let letter, letters.last?.name != letter else { return nil }
    let codes = letter.unicodeScalars.map { String($0.value, radix: 16) }
    let id = letter == Self.missing ? Self.missingID : "letter-" + codes.joined(separator: "-")
    letters.append(Letter(name: letter, page: pages.count, id: id))
    return id
  }

  private static func sorted(_ screens: [Screen]) -> [Screen] {
    screens.map { (rank: rank(of: $0), key: NaturalKey($0.title), screen: $0) }
      .sorted { ($0.rank, $0.key, $0.screen.slug) < ($1.rank, $1.key, $1.screen.slug) }
      .map(\.screen)
  }

  /// Returns 1 for titles that start with a digit, 2 for a letter, and 3 for anything else.
  private static func rank(of screen: Screen) -> Int {
    guard let first = screen.title.first else { return 3 }
    return first.isNumber ? 1 : first.isLetter ? 2 : 3
  }

  private static func letter(of screen: Screen, isLatinOnly: Bool) -> String {
    guard let first = screen.title.first else { return others }
    if first.isNumber { return digits }
    guard first.isLetter, first.isASCII || !isLatinOnly else { return others }
    return first.uppercased()
  }
}
