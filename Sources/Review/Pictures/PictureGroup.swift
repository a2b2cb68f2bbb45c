import AppLayout
import AppModel

/// Pictures that are compared together because they share a layout: those of a screen, or of the
/// menu, on a device.
struct PictureGroup: Hashable, Sendable {
  /// The screen's key; nil for the menu.
  let screen: String?
  let held: HeldDevice
}

extension AppPictures {
  /// The groups of pictures that two apps have, in the order of the second one.
  static func groups(of old: AppPictures, _ new: AppPictures) -> [PictureGroup] {
    let known = Set(new.screens)
    let screens = new.screens + old.screens.filter { !known.contains($0) }
    return (screens.map(Optional.some) + [nil]).flatMap { screen in
      new.axes.heldDevices.map { PictureGroup(screen: screen, held: $0) }
    }
  }

  /// The keys of the screens to compare.
  var screens: [String] {
    app.screens.map(\.key).filter { axes.screens?.contains($0) ?? true }
  }
}
