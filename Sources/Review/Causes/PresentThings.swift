import AppModel
import SiteFiles
import Wireframe

/// Which things of a group of pictures the two sides have: what only one of them has was added or
/// removed, and nothing else is said about it.
struct PresentThings {
  private let old: AppPictures
  private let group: PictureGroup
  /// Whether each side has the screen; a placeholder for a missing one is not the screen.
  private let screens: Sides<Bool>
  private var drawn: GroupPictures<DrawnPicture>?
  private var keys: [PictureKind: Set<BoxKey>] = [:]

  init(of group: PictureGroup, _ old: AppPictures, _ new: AppPictures) {
    self.old = old
    self.group = group
    screens = Sides(old: group.hasScreen(in: old.app), new: group.hasScreen(in: new.app))
  }

  /// Returns the only change of each picture of a screen that comes or goes between another state of
  /// the app and the new one; nil for a screen that both have, and for one that neither has.
  func change(from app: App) -> [BoxChange]? {
    guard group.hasScreen(in: app) != screens.new else { return nil }
    if screens.new { return [BoxChange(of: .picture, .added, isOfScreen: true)] }
    // The old side lacks what neither side has.
    return screens.old ? [BoxChange(of: .picture, .removed, isOfScreen: true)] : []
  }

  /// Returns those of some changes of a picture, which lead to the new side, that are not about
  /// something that a side lacks, except that it was added or removed.
  mutating func kept(_ changes: [BoxChange], of kind: PictureKind) -> [BoxChange] {
    changes.filter { change in
      // A screen that comes or goes does so as a whole.
      guard screens.old == screens.new else {
        return change.kind == (screens.new ? .added : .removed) && change.subject == .picture
      }
      if change.kind == .added { return true }
      switch change.subject {
      case .box(_, let key): return oldKeys(of: kind).contains(key)
      case .picture, .controller, .value: return oldPictures[kind] != nil
      }
    }
  }

  private mutating func oldKeys(of kind: PictureKind) -> Set<BoxKey> {
    if let known = keys[kind] { return known }
    let found = (oldPictures.whole?.keys() ?? []).union(oldPictures[kind]?.picture.keys() ?? [])
    keys[kind] = found
    return found
  }

  private var oldPictures: GroupPictures<DrawnPicture> {
    mutating get {
      let pictures = drawn ?? GroupPictures(old, group)
      drawn = pictures
      return pictures
    }
  }
}

extension PictureGroup {
  /// Whether an app has the screen, perhaps under its old key. Every app has the menu.
  func hasScreen(in app: App) -> Bool {
    guard let key = key(in: app) else { return true }
    return app.screen(key)?.isWritten ?? false
  }
}
