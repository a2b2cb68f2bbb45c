import AppModel

/// What screens are with edits inside them undone, as far as that is known.
///
/// Most edits are inside a screen. What it is without them does not depend on edits inside other
/// screens, so many can be read at once. An app with any of these edits undone is then put together
/// from the new app and from these screens, in a small part of the time that reading it takes.
struct UndoneScreens: Sendable {
  private let new: ExchangeableApp
  /// The screen that each edit is inside. It is nil for an edit outside of all screens, for one of
  /// home, on which every screen depends, and for one that brought something from elsewhere.
  private let screens: ElementTable<Edit, ElementIndex<Screen>?>
  /// Which pictures of the new app edits can reach.
  private let reach: PictureReach
  /// What is known, by the edits inside one screen.
  private var states: [Explanations.Group: ExchangeableApp.State] = [:]

  init(of edits: [Edit], in app: App) {
    new = ExchangeableApp(app)
    let keys = Dictionary(
      app.screens.withIndices.filter { $1.origin == .rivers && $1.key != app.home?.key }
        .map { ($1.location, $0) }, uniquingKeysWith: { first, _ in first })
    screens = ElementTable(
      edits.map { edit in
        guard edit.origin == nil else { return nil }
        return edit.trail.steps.dropLast().lazy.compactMap { step -> ElementIndex<Screen>? in
          guard case .json(let json) = step.node else { return nil }
          return keys[json.location]
        }.first
      })
    reach = PictureReach(of: app)
  }

  /// Returns the edits of a group inside each screen; nil if one of them is not inside a screen.
  func parts(of group: Explanations.Group) -> [ElementIndex<Screen>: Explanations.Group]? {
    var parts: [ElementIndex<Screen>: Explanations.Group] = [:]
    for edit in group {
      guard let screen = screens[edit] else { return nil }
      parts[screen, default: []].append(edit)
    }
    return parts
  }

  /// Whether the app without some edits can be put together.
  func know(_ group: Explanations.Group) -> Bool {
    parts(of: group)?.values.allSatisfy { states[$0] != nil } ?? false
  }

  /// Learns from an app that was read without some edits what the screens are that they are inside.
  /// Returns false if that cannot be said because the edits also change something else.
  mutating func learn(from undone: App, without group: Explanations.Group) -> Bool {
    guard let parts = parts(of: group), new.app.sharesAll(with: undone),
      zip(new.app.screens, undone.screens).allSatisfy({ $0.isNamed(like: $1) })
    else { return false }
    for (screen, edits) in parts {
      states[edits] = new.state(of: new.app.screens[screen].key, in: undone)
    }
    return true
  }

  /// Puts together the app without some edits; nil if not all that is needed is known.
  func app(without group: Explanations.Group) -> PutTogether? {
    guard let parts = parts(of: group) else { return nil }
    let known = parts.values.compactMap { states[$0] }
    guard known.count == parts.count else { return nil }
    let (app, moved) = new.exchanging(known)
    return PutTogether(app: app, states: known, moved: moved)
  }

  /// An app without some edits, with what differs from the new app.
  struct PutTogether {
    let app: App
    fileprivate let states: [ExchangeableApp.State]
    fileprivate let moved: [String]
  }

  /// Returns the screens whose pictures can differ in an app without some edits.
  func affected(by undone: PutTogether) -> AffectedScreens {
    AffectedScreens(exchanging: undone.states, moving: undone.moved, in: new.app, reach)
  }
}

extension Screen {
  /// Whether links name another screen in the same way.
  fileprivate func isNamed(like other: Screen) -> Bool {
    id == other.id && hasOwnID == other.hasOwnID && origin == other.origin
  }
}
