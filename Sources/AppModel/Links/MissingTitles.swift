/// The titles of missing screens that only an id is known of, which people cannot read.
struct MissingTitles {
  private let screens: [Screen]
  /// The indices of these screens by their keys.
  private let indices: [String: Int]

  /// Gives each of these screens a title of its own that says what links to it first. They are
  /// numbered in order where it links to several.
  ///
  ///     b5f99dea-…                    Missing screen, linked from Home
  ///     b5f9c001-…                    Missing screen 2, linked from Home
  static func assign(to screens: inout [Screen], by links: Links) {
    let titles = MissingTitles(of: screens)
    guard !titles.indices.isEmpty else { return }
    let owners = titles.owners(in: links)
    var counts: [String?: Int] = [:]
    for index in titles.indices.values.sorted() {
      let owner = owners[index]
      counts[owner, default: 0] += 1
      let number = counts[owner].flatMap { $0 > 1 ? " \($0)" : nil } ?? ""
      screens[index].titleOfMissing =
        "Missing screen\(number)" + (owner.map { ", linked from \($0)" } ?? "")
    }
  }

  private init(of screens: [Screen]) {
    self.screens = screens
    indices = Dictionary(
      firstOf: screens.enumerated().filter { _, screen in
        screen.isMissing && screen.name == nil && !screen.id.isEmpty && !screen.hasReadableID
      }.map { ($1.key, $0) })
  }

  /// Returns what links to each screen first, by the index of the screen.
  private func owners(in links: Links) -> [Int: String] {
    let known = Dictionary(firstOf: screens.map { ($0.key, $0) })
    var owners: [Int: String] = [:]
    for link in links.eachOnce {
      guard let index = indices[link.to], owners[index] == nil else { continue }
      let from = link.from.flatMap { known[$0] }
      // A missing screen has no links of its own.
      if from?.isMissing ?? false { continue }
      owners[index] = from.map { Self.short($0.title) } ?? link.trigger.owner
    }
    return owners
  }

  /// The most bytes of the title of what links to a screen.
  private static let longestOwner = 40

  private static func short(_ title: String) -> String {
    title.utf8.count > longestOwner ? "\(title.beginning(atMost: longestOwner))…" : title
  }
}
