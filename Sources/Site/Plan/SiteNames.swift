import AppLayout
import AppModel
import Pages
import Wireframe

/// What the screens, devices and themes of a site are called in its paths.
///
/// Every folder whose contents the app's files decide has its own `PathNames`, so nothing in the site can
/// stand in another thing's place. Families have theirs in `FamilyShelf`.
struct SiteNames: Sendable {
  private var screens = PathNames(avoiding: Self.ofPages)
  private var devices = PathNames(avoiding: Self.ofPages)
  private var themes = PathNames(avoiding: ReservedNames.ofWindows)

  /// Names that the first page of a folder has, and Windows's own devices.
  static let ofPages = ReservedNames.ofWindows.union([ReservedNames.index])

  init(screens: [Screen], devices: [HeldDevice], themes: [Theme]) {
    for screen in screens { self.screens.add(screen.key, as: screen.slug) }
    for held in devices {
      self.devices.add(
        Self.key(of: held.device, held.orientation), as: held.device.folder(in: held.orientation))
    }
    for theme in themes { self.themes.add(theme.name, as: theme.name) }
  }

  subscript(screen: Screen) -> PathName { screens[screen.key] }

  subscript(theme: Theme) -> PathName { themes[theme.name] }

  /// The name of a device held one way; it is part of the ids of pages too.
  subscript(device: Device, orientation: Orientation) -> PathName {
    devices[Self.key(of: device, orientation)]
  }

  /// How a device is held, which is a word without blanks, and its id.
  private static func key(of device: Device, _ orientation: Orientation) -> String {
    "\(orientation.rawValue) \(device.id)"
  }
}

extension PathNames {
  /// Names in a folder of the site that keep away from some others, written in small letters.
  init(avoiding reserved: Set<String>) {
    self.init(avoiding: reserved, endings: ReservedNames.endings)
  }
}
