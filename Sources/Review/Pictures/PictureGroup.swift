import AppLayout
import AppModel

/// Pictures that are compared together because they share a layout: those of a screen, or of the
/// menu, on a device.
struct PictureGroup: Hashable, Sendable {
  /// The screen's key; nil for the menu.
  let screen: String?
  let held: HeldDevice
  /// The key that the screen had before, if it was renamed.
  var oldScreen: String?
}

extension AppPictures {
  /// Returns the groups of pictures that two apps have, in the order of the second one.
  ///
  /// A renamed screen is compared with its old self; the old keys are given by the new ones. Where
  /// something still opens the other id, both sides show a screen with it, even if only one says
  /// that it is missing: then each picture is compared with the one that has its key.
  static func groups(
    of old: AppPictures, _ new: AppPictures, renamed: [String: String]
  ) -> [PictureGroup] {
    let renamed = renamed.filter { key, oldKey in
      new.app.screen(key) != nil && new.app.screen(oldKey) == nil
        && old.app.screen(oldKey) != nil && old.app.screen(key) == nil
    }
    let known = Set(new.screens + renamed.values)
    let screens = new.screens + old.screens.filter { !known.contains($0) }
    return (screens.map(Optional.some) + [nil]).flatMap { screen in
      new.axes.heldDevices.map {
        PictureGroup(screen: screen, held: $0, oldScreen: screen.flatMap { renamed[$0] })
      }
    }
  }

  /// The keys of the screens to compare.
  var screens: [String] {
    app.screens.map(\.key).filter { axes.screens?.contains($0) ?? true }
  }
}
