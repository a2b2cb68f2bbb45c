import AppModel

/// The screens that are reached in another way because edits inside other screens are undone, and
/// the edits that do that.
///
/// Ways are found level by level from the start, so a screen that keeps its level, or that opens no
/// other one first, does not change how others are reached. It is then reached in the same way
/// whether the other edits are undone or not.
struct Detours {
  /// The edited screens whose own ways change.
  let diverted: Set<String>
  /// The screens that are reached in another way, by the edited screen whose ways do that.
  private(set) var screens: [String: [String]] = [:]
  /// The edited screens for whose ways it also matters which other edits are undone.
  private(set) var dependent: Set<String> = []
  /// Whether each detour is due to changed ways to the screen itself.
  private(set) var areKnown = true

  init(inside edited: [String], from old: inout ScreenWays, to new: inout ScreenWays) {
    let moved = zip(new.app.screens, zip(new.app.approachesOfScreens, old.app.approachesOfScreens))
      .filter { $1.0 != $1.1 }.map(\.0.key)
    var owners: [String: Set<String>] = [:]
    var diverted: Set<String> = []
    for key in edited {
      let (before, after) = (old.ways(from: key), new.ways(from: key))
      guard before != after else { continue }
      diverted.insert(key)
      for way in Set(before).symmetricDifference(after) { owners[way.to, default: []].insert(key) }
    }
    self.diverted = diverted
    guard !moved.isEmpty else { return }
    let all = Set(moved)
    let known = Set(edited)
    let inner = Self.openers(in: old).union(Self.openers(in: new))
    var (oldLevels, newLevels) = (Levels(old), Levels(new))
    for key in moved {
      guard let own = owners[key] else {
        areKnown = false
        return
      }
      let (before, after) = (old.approaches(of: key), new.approaches(of: key))
      let opened = Set((old.ways(from: key) + new.ways(from: key)).map(\.to))
      let hasEffect =
        oldLevels.level(of: key) != newLevels.level(of: key)
        && (inner.contains(key) || !opened.isDisjoint(with: all))
      if own.count == 1, let owner = own.first, old.isReached(key), new.isReached(key),
        before.first?.isPresented == after.first?.isPresented, !hasEffect, !known.contains(key),
        all.isDisjoint(with: (before + after).compactMap(\.opener))
      {
        screens[owner, default: []].append(key)
      } else {
        dependent.formUnion(own)
      }
    }
  }

  /// Returns the screens from which others are reached.
  private static func openers(in ways: ScreenWays) -> Set<String> {
    Set(
      ways.app.approachesOfScreens.joined().flatMap { [$0.opener, $0.presenter, $0.root] }
        .compactMap(\.self))
  }
}

/// How many steps away from the start each screen is.
private struct Levels {
  private let ways: ScreenWays
  private var known: [String: Int] = [:]

  init(_ ways: ScreenWays) { self.ways = ways }

  mutating func level(of key: String) -> Int {
    var path: [String] = []
    var next: String? = key
    while let screen = next, known[screen] == nil {
      path.append(screen)
      // Tabs and menus are one step away from home.
      let home = ways.app.home?.key
      next = ways.approaches(of: screen).first?.opener ?? (screen == home ? nil : home)
    }
    var level = next.flatMap { known[$0] } ?? -1
    for screen in path.reversed() {
      level += 1
      known[screen] = level
    }
    return level
  }
}
