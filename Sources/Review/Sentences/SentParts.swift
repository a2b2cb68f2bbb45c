import AppModel

/// What the components of connected screens, and of groups with a source, show that they did not
/// before: each shows the part of what fills them that has its number.
struct SentParts: Sendable {
  /// The components that show another part, on each screen, by its key.
  private var changes: [String: [Change]] = [:]

  /// The screens that the items of each feed fill, or groups on them, by its file.
  private var filled: [String: [(key: String, title: String)]] = [:]

  /// Another part for a component; nil for none.
  private struct Change: Sendable {
    let type: String
    let parts: Sides<String?>
    /// Whether the component has another number.
    let isRenumbered: Bool
    let isInGroup: Bool
  }

  init() {}

  init(from old: App, to new: App) {
    for screen in new.screens where screen.isWritten {
      let fillers =
        screen.isConnected
        ? [new.sender(of: screen)?.sent.first] : screen.fedGroups(in: new).map(\.items.first)
      let files = fillers.compactMap { item in
        item.flatMap { new.feeds.entry(in: $0.location.file)?.file }
      }
      for file in Set(files) {
        filled[file, default: []].append((screen.key, screen.title.quotable))
      }
      // A part does not say which of several lists it is in.
      guard fillers.count == 1, let former = old.screen(screen.key),
        former.isConnected == screen.isConnected
      else { continue }
      let parts = Sides(old: Self.parts(of: former, in: old), new: Self.parts(of: screen, in: new))
      let before = Dictionary(
        parts.old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
      changes[screen.key] = parts.new.compactMap { part in
        guard let other = before[part.key], other.words != part.words else { return nil }
        return Change(
          type: part.type, parts: Sides(old: other.words, new: part.words),
          isRenumbered: other.number != part.number, isInGroup: !screen.isConnected)
      }
    }
  }

  /// What a component shows of what is sent.
  private struct Part {
    let key: String
    let type: String
    let number: Int
    /// The title of the part, or of its first item; nil where there is none for the component.
    let words: String?
  }

  private static func parts(of screen: Screen, in app: App) -> [Part] {
    var numbers: [String: Int] = [:]
    let lists =
      screen.isConnected
      ? [screen.components] : screen.fedGroups(in: app).map(\.group.components)
    for (number, component) in lists.flatMap({ $0.enumerated() }) {
      numbers[component.key] = number
    }
    return SectionPlan.sections(of: screen, in: app).compactMap { plan in
      guard plan.role == .component, let number = numbers[plan.component.key] else { return nil }
      let words: String? =
        switch plan.supply {
        case .none: nil
        case .unknown: plan.title?.readable.quotable ?? "other items"
        case .items(let items):
          plan.title.flatMap { $0.isEmpty ? nil : $0.readable.quotable }
            ?? items.first?.title.map { "'\($0.quotable)'" } ?? "other items"
        }
      return Part(
        key: plan.component.key, type: plan.component.spokenType,
        number: number, words: words)
    }
  }

  /// Returns the titles of the screens that the items of a feed fill, by its file.
  func screens(filledBy file: String) -> [String] { (filled[file] ?? []).map(\.title) }

  /// Returns what the components of the screens show now that the items of a feed fill.
  func clauses(filledBy file: String) -> [String] {
    (filled[file] ?? []).compactMap { screen in
      Self.words(changes[screen.key] ?? []).map { "on \(screen.title) \($0)" }
    }
  }

  /// Returns what the components of a screen, or of a group on it, show that have other numbers now:
  /// `the list shows In pictures instead of Explained, and the grid nothing now`; nil if they show the
  /// same.
  func clause(on screen: String, inGroup: Bool) -> String? {
    Self.words((changes[screen] ?? []).filter { $0.isRenumbered && $0.isInGroup == inGroup })
  }

  private static func words(_ all: [Change]) -> String? {
    guard !all.isEmpty else { return nil }
    let clauses = all.enumerated().map { place, change in
      let verb = place == 0 ? " shows" : ""
      guard let new = change.parts.new else { return "the \(change.type)\(verb) nothing now" }
      return "the \(change.type)\(verb) \(new)"
        + (change.parts.old.map { " instead of \($0)" } ?? " now")
    }
    return clauses.joinedClauses(atMost: .mostNamed + 1)
  }
}

extension Screen {
  /// The groups whose components show parts of a feed, and its items.
  fileprivate func fedGroups(in app: App) -> [(group: Component, items: [FeedItem])] {
    allComponents.filter { $0.kind == .group && $0.components.allSatisfy { !$0.data.hasSource } }
      .compactMap { group in app.feed(of: group).map { (group, $0.items) } }
  }
}
