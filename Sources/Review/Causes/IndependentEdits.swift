import AppModel

/// Edits inside different screens that are undone at once, as if each were undone alone.
///
/// That is the same where no picture depends on two of them: where no screen is within the reach of
/// two edits, and each of those that are reached in another way is so because of one edit.
struct IndependentEdits {
  /// The screens whose pictures each edit can change, by the screen that it is inside.
  private(set) var reaches: [String: Set<String>] = [:]
  /// The screens whose edits depend on others, and have to be undone without them.
  private(set) var dependent: Set<String> = []
  /// Whether the edits can be judged at all: only these screens say something else.
  let isSound: Bool

  /// Examines an app in which edits inside some screens, in this order, were undone.
  init(inside edited: [String], of new: inout ScreenWays, _ undone: App) {
    var old = ScreenWays(undone)
    let known = Set(edited)
    let detours = Detours(inside: edited, from: &old, to: &new)
    isSound =
      detours.areKnown && new.app.sharesAll(with: undone)
      && zip(new.app.screens, undone.screens).allSatisfy {
        known.contains($0.key) || $0.says(theSameAs: $1)
      }
    guard isSound else { return }
    dependent = detours.dependent
    let diverted = detours.diverted
    let steady = diverted.isEmpty ? [] : Self.steadyWays(diverted, &old, &new)
    var owners: Set<String> = []
    for key in edited where !dependent.contains(key) {
      var reach = Self.reach(of: key, &old, &new, isDiverted: diverted.contains(key), steady)
      for screen in detours.screens[key] ?? [] {
        let others = old.dependents(of: screen).union(new.dependents(of: screen))
        reach?.formUnion(others.union([screen]))
      }
      guard let reach, owners.isDisjoint(with: reach),
        !reach.contains(where: { detours.isShared($0, by: key) })
      else {
        dependent.insert(key)
        continue
      }
      owners.formUnion(reach)
      reaches[key] = reach
    }
  }

  /// What leads to a screen, whichever screen it is on.
  private struct Access: Hashable {
    let to: String
    let trigger: Link.Trigger

    init(_ way: ScreenWays.Way) { (to, trigger) = (way.to, way.trigger) }

    init(_ link: Link) { (to, trigger) = (link.to, link.trigger) }
  }

  /// Returns what leads to screens whichever of the edits are undone.
  private static func steadyWays(
    _ diverted: Set<String>, _ old: inout ScreenWays, _ new: inout ScreenWays
  ) -> Set<Access> {
    var steady: Set<Access> = []
    for link in new.app.links where !(link.from.map(diverted.contains) ?? false) {
      steady.insert(Access(link))
    }
    for key in diverted {
      let after = Set(new.ways(from: key).map { Access($0) })
      steady.formUnion(after.intersection(old.ways(from: key).map { Access($0) }))
    }
    return steady
  }

  /// Returns the screens whose pictures an edit inside a screen can change; nil where that depends
  /// on more than the screen.
  private static func reach(
    of key: String, _ old: inout ScreenWays, _ new: inout ScreenWays, isDiverted: Bool,
    _ steady: Set<Access>
  ) -> Set<String>? {
    guard let before = old.app.screen(key), let after = new.app.screen(key),
      before.id == after.id, before.origin == .rivers, after.origin == .rivers,
      before.data == after.data, !after.isConnected,
      before.styles.presentation == after.styles.presentation
    else { return nil }
    var reach = old.dependents(of: key).union(new.dependents(of: key)).union([key])
    guard isDiverted else { return reach }
    let ways = Set(old.ways(from: key)).symmetricDifference(new.ways(from: key))
    let all = old.ways(from: key) + new.ways(from: key)
    guard [old, new].allSatisfy({ $0.isReached(key) && all.allSatisfy($0.leadsToPlainScreen) })
    else { return nil }
    reach.formUnion(ways.filter { !steady.contains(Access($0)) }.map(\.to))
    return reach
  }
}

extension ScreenWays {
  /// Whether a way leads to a screen of the app that can be reached and shows its own content, so
  /// that nothing else about the screen follows from the way.
  fileprivate func leadsToPlainScreen(_ way: Way) -> Bool {
    guard let screen = app.screen(way.to) else { return false }
    return screen.origin == .rivers && !screen.isConnected && !way.isConnected
      && isReached(way.to)
  }
}
