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

  /// Returns the only change that each picture of a screen has that one side lacks, if it changes from
  /// another state of the app to the new one: none if that state agrees with the new one. Returns
  /// nil for a screen that both sides have, and for one that neither has.
  func change(from app: App) -> [BoxChange]? {
    guard screens.old != screens.new else { return nil }
    if group.hasScreen(in: app) == screens.new { return [] }
    return [BoxChange(of: .picture, screens.new ? .added : .removed)]
  }

  /// Returns those of some changes of a picture that are not about something that the old side
  /// lacks, except that it was added. Changes that lead to the new side are not about what that
  /// lacks.
  mutating func kept(_ changes: [BoxChange], of kind: PictureKind) -> [BoxChange] {
    changes.filter { change in
      if change.kind == .added { return true }
      switch change.subject {
      case .box(_, let key): return oldKeys(of: kind).contains(key)
      case .picture, .controller: return oldPictures[kind] != nil
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
  /// Whether an app has the screen, perhaps under its old key; the menu is no screen's.
  fileprivate func hasScreen(in app: App) -> Bool {
    guard let key = key(in: app) else { return true }
    return app.screen(key)?.isWritten ?? false
  }
}
