import AppModel

/// What is known about the ways to a screen when edits inside several screens are undone.
struct ChangedRoutes {
  private var old: ScreenWays
  private var new: ScreenWays
  /// The screens that are reached in another way.
  let moved: Set<String>
  private let edited: Set<String>
  /// The screens from which others are reached.
  private let inner: Set<String>
  /// The screens that are reached in another way or on another level.
  private let unsettled: Set<String>
  /// The screens with ways to each screen.
  private let sources: [String: Set<String>]
  private var settled: [String: Bool] = [:]
  private var starts: [String: Int?] = [:]
  private var oldLevels: Levels
  private var newLevels: Levels

  init(_ old: ScreenWays, _ new: ScreenWays, moved: Set<String>, edited: Set<String>) {
    (self.old, self.new, self.moved, self.edited) = (old, new, moved, edited)
    inner = Set(
      [old, new].flatMap(\.app.approachesOfScreens).joined()
        .flatMap { [$0.opener, $0.presenter, $0.root] }.compactMap(\.self))
    (oldLevels, newLevels) = (Levels(old), Levels(new))
    var (unsettled, sources): (Set<String>, [String: Set<String>]) = (moved, [:])
    for key in new.app.screens.map(\.key) {
      if oldLevels.level(of: key) != newLevels.level(of: key) { unsettled.insert(key) }
    }
    for link in [old, new].flatMap(\.app.links) {
      if let from = link.from { sources[link.to, default: []].insert(from) }
    }
    (self.unsettled, self.sources) = (unsettled, sources)
  }

  /// Whether all screens with ways to a screen are reached in the same way and on the same level,
  /// whichever of the edits are undone.
  mutating func areSettled(to key: String) -> Bool {
    if let known = settled[key] { return known }
    let isSettled = sources[key]?.isDisjoint(with: unsettled) ?? true
    settled[key] = isSettled
    return isSettled
  }

  /// Whether a screen that is reached in another way does not change how others are reached.
  mutating func endAt(_ key: String) -> Bool {
    let opened = Set((old.ways(from: key) + new.ways(from: key)).map(\.to))
    guard !edited.contains(key), opened.isDisjoint(with: moved) else { return false }
    guard oldLevels.level(of: key) != newLevels.level(of: key) else { return true }
    return !inner.contains(key)
      && opened.allSatisfy { screen in
        (old.approaches(of: screen) + new.approaches(of: screen)).compactMap(\.opener)
          .allSatisfy { !unsettled.contains($0) }
      }
  }

  /// Whether the ways from one screen to another are not used, with or without the edits of the
  /// first: others start on an earlier level.
  mutating func isUnused(from key: String, to target: String) -> Bool {
    guard !new.approaches(of: target).contains(where: { $0.opener == key }) else { return false }
    let known = Set(new.ways(from: key).filter { $0.to == target }.map(\.trigger))
    let added = old.ways(from: key).contains { $0.to == target && !known.contains($0.trigger) }
    return !added || lastStart(of: target).map { $0 < newLevels.level(of: key) } ?? false
  }

  /// Returns the last of the levels on which the ways to a screen that are in use start; nil if
  /// there is none for an entrance that it has when the edits are undone.
  private mutating func lastStart(of key: String) -> Int? {
    if let known = starts[key] { return known }
    let approaches = new.approaches(of: key)
    let entrances = old.app.screen(key).map(old.app.entrances) ?? Entrance.allCases
    let levels = entrances.filter { $0 != .root }.map { entrance in
      approaches.first { $0.entrance == entrance }
        .flatMap { $0.opener ?? new.app.home?.key }.map { newLevels.level(of: $0) }
    }
    let last = levels.contains(nil) ? nil : levels.compactMap(\.self).max()
    starts[key] = .some(last)
    return last
  }
}
