import AppModel

/// The screens that are reached in another way because edits inside other screens are undone, and
/// the edits that do that.
///
/// Ways are found level by level from the start. How a screen is reached follows from the levels of
/// the screens with ways to it. Where these keep theirs, what one edit does to the screen shows with
/// the other edits undone too; and ways that start on a later level than the ones in use never do
/// anything.
struct Detours {
  /// The edited screens whose own ways change.
  private(set) var diverted: Set<String> = []
  /// The screens that are reached in another way, by the edited screen whose ways do that.
  private(set) var screens: [String: Set<String>] = [:]
  /// The edited screens for whose ways it also matters which other edits are undone.
  private(set) var dependent: Set<String> = []
  /// Whether all screens keep their menus, which screens in presentation containers do not show.
  let areKnown: Bool
  /// The screens that are reached in another way, by the screens that depend on them.
  private var moved: [String: Set<String>] = [:]

  init(inside edited: [String], from old: inout ScreenWays, to new: inout ScreenWays) {
    let keys = zip(new.app.screens, zip(new.app.approachesOfScreens, old.app.approachesOfScreens))
      .filter { $1.0 != $1.1 }.map(\.0.key)
    areKnown = keys.allSatisfy { [old, new] key in
      old.approaches(of: key).first?.isPresented == new.approaches(of: key).first?.isPresented
    }
    guard areKnown else { return }
    var changes: [(screen: String, targets: Set<String>)] = []
    var owners: [String: Int] = [:]
    for key in edited {
      let (before, after) = (old.ways(from: key), new.ways(from: key))
      guard before != after else { continue }
      diverted.insert(key)
      let targets = Self.changedTargets(before, after)
      changes.append((key, targets))
      for target in targets { owners[target, default: 0] += 1 }
    }
    guard !keys.isEmpty else { return }
    for key in keys {
      for screen in old.dependents(of: key).union(new.dependents(of: key)).union([key]) {
        moved[screen, default: []].insert(key)
      }
    }
    var routes = ChangedRoutes(old, new, moved: Set(keys), edited: Set(edited))
    for (key, targets) in changes {
      for target in targets {
        if routes.areSettled(to: target), !routes.moved.contains(target) { continue }
        if owners[target] == 1, routes.areSettled(to: target), routes.endAt(target) {
          screens[key, default: []].insert(target)
        } else if !routes.isUnused(from: key, to: target) {
          dependent.insert(key)
        }
      }
    }
  }

  /// Whether a screen that an edit can reach also depends on ways that other edits change.
  func isShared(_ screen: String, by key: String) -> Bool {
    moved[screen].map { !$0.isSubset(of: screens[key] ?? []) } ?? false
  }

  /// Returns the screens to which there are other ways, or in another order.
  private static func changedTargets(
    _ before: [ScreenWays.Way], _ after: [ScreenWays.Way]
  ) -> Set<String> {
    let (before, after) = (
      Dictionary(grouping: before, by: \.to), Dictionary(grouping: after, by: \.to)
    )
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }
}
