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

extension SidePair {
  /// Returns the group of the pictures at a place, on a device that the new app is drawn on.
  func group(at place: PicturePlace, on new: AppPictures) -> PictureGroup? {
    new.held(place).map { held in
      PictureGroup(
        screen: place.screen, held: held, oldScreen: place.screen.flatMap { renamed.oldKeys[$0] })
    }
  }
}

extension AppPictures {
  /// The keys of the screens to compare.
  var screens: [String] {
    app.screens.map(\.key).filter { axes.screens?.contains($0) ?? true }
  }
}
