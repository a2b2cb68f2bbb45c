import AppLayout
import AppModel
import Disk
import Wireframe

/// The bars of screens that name one next to the screens, in two apps.
struct SharedBars: Sendable {
  private var bars = Sides<[String: Bar]>(old: [:], new: [:])

  /// The bar of a screen.
  private struct Bar: Sendable {
    let id: String?
    let placement: Placement
    let buttons: [String]
    /// The screens that have it, by their keys, with their titles.
    let users: [(key: String, title: String)]
    /// Whether every screen with such a bar has this one.
    let isOnly: Bool
  }

  init() {}

  init(from old: App, to new: App) { bars = Sides(old: old, new: new).map(Self.bars) }

  private static func bars(of app: App) -> [String: Bar] {
    let shared = app.screens.compactMap { screen in
      screen.isWritten ? screen.navigation(.navigationBar).map { (screen, $0) } : nil
    }.filter(\.1.isShared)
    let users = Dictionary(grouping: shared, by: \.1.location).mapValues { all in
      all.map { (key: $0.0.key, title: $0.0.title.quotable) }
    }
    let bars = users.count
    return Dictionary(
      shared.map { screen, bar in
        let buttons = bar.items.prefix(Navigation.mostButtons).compactMap(\.title?.quotable)
        return (
          screen.key,
          Bar(
            id: bar.id, placement: app.placement(of: screen), buttons: buttons,
            users: users[bar.location] ?? [], isOnly: bars == 1)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns which bar a screen has now, and what it does that the other one did not: `the bar of the
  /// other screens now: on top instead of an overlay, with the button 'Search'`; nil without one.
  func words(of screen: String) -> String? {
    guard let bar = bars.new[screen], let old = bars.old[screen] else { return nil }
    let others = bar.users.filter { $0.key != screen }.map(\.title)
    let whose =
      switch others.count {
      case 0: "a bar of its own"
      case ...Int.mostNamed: "the bar of \(others.listed())"
      default: "the bar of \(bar.isOnly ? "the" : others.count.spelled) other screens"
      }
    let buttons = bar.buttons.filter { !old.buttons.contains($0) }
    let lost = old.buttons.filter { !bar.buttons.contains($0) }
    let changes = [
      bar.placement == old.placement
        ? nil : "\(bar.placement.state) instead of \(old.placement.state)",
      Self.words("with", buttons), Self.words("without", lost),
    ].compactMap(\.self)
    return "\(whose) now" + (changes.isEmpty ? "" : ": \(changes.joined(separator: ", "))")
  }

  /// Returns which bars screens have now that still name one by its former id.
  func clauses(without ids: Sides<String>, _ names: AuthorNames) -> [String] {
    let left = bars.old.filter { $0.value.id == ids.old && bars.new[$0.key]?.id != ids.new }
    return left.keys.sorted().compactMap { screen in
      words(of: screen).map { "\(names.screen(screen)) has \($0)" }
    }
  }

  /// The titles of the screens that have the bar with an id.
  fileprivate func screens(withBar id: String) -> [String] {
    [bars.new, bars.old].lazy.compactMap { side in
      side.values.first { $0.id == id }?.users.map(\.title)
    }.first ?? []
  }

  private static func words(_ preposition: String, _ buttons: [String]) -> String? {
    guard !buttons.isEmpty else { return nil }
    let noun = buttons.count.form("button", "buttons")
    return "\(preposition) the \(noun) \(buttons.map { "'\($0)'" }.listed(atMost: .mostNamed))"
  }
}

extension AuthorNames {
  /// Returns the screens that have a bar next to the screens, by its id; nil where none has it.
  func screens(withBar id: String) -> String? {
    let screens = bars.value.screens(withBar: id)
    return screens.isEmpty ? nil : screens.named(as: "screen", of: totals.bars)
  }
}
