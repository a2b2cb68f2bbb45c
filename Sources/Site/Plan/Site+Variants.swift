import AppLayout
import SiteFiles
import Wireframe

extension Site {
  /// Whether the site has pages of a screen.
  func shows(_ screen: Screen) -> Bool { axes.screens?.contains(screen.key) ?? true }

  /// Returns the configured variant of a screen on a device.
  func configuredVariant(of screen: Screen, on held: HeldDevice) -> Variant {
    app.configuredVariant(of: screen, on: held)
  }

  /// Returns the variant that represents a screen on a device: the configured one, or the first one
  /// if the axes leave that out; nil if they leave none.
  func shownVariant(of screen: Screen, on held: HeldDevice) -> Variant? {
    let variants = group(of: screen, on: held).variants
    let configured = configuredVariant(of: screen, on: held)
    return variants.first { $0 == configured } ?? variants.first
  }

  /// Returns the variants of a screen on a device in one orientation that the site shows.
  func group(of screen: Screen, on held: HeldDevice) -> VariantGroup {
    VariantGroup(of: screen, in: app, on: held, axes: axes)
  }
}

extension Site {
  /// The maximum number of devices that a page about one device links to. Each device has such
  /// pages: without a limit, a site would grow with the square of its devices.
  private static let mostNearby = 12

  /// Returns the devices around one, each once, in order, and held like it if the site shows them
  /// so; the page of a screen has all of them.
  func devices(around held: HeldDevice) -> [HeldDevice] {
    let all = axes.devices
    let index = deviceIndices[held.device.id] ?? 0
    let start = max(0, min(index - Self.mostNearby / 2, all.count - Self.mostNearby))
    return all[start...].prefix(Self.mostNearby).compactMap { device in
      [held.orientation, held.orientation.other].map { HeldDevice(device, in: $0) }
        .first { places[$0] != nil }
    }
  }

  /// Returns a device held the other way; nil if the site does not show it.
  func rotated(_ held: HeldDevice) -> HeldDevice? {
    let other = HeldDevice(held.device, in: held.orientation.other)
    return places[other] == nil ? nil : other
  }

  /// The devices whose measures the family pages show; more would fill the page.
  var measuredDevices: ArraySlice<HeldDevice> {
    let most = 100
    return devices.prefix(most)
  }

  /// The classes of the devices that the site shows, each once.
  var deviceClasses: [DeviceClass] {
    let shown = Set(devices.map(\.device.deviceClass))
    return DeviceClass.allCases.filter(shown.contains)
  }
}

extension Orientation {
  /// The orientation after a quarter turn.
  fileprivate var other: Orientation {
    switch self {
    case .portrait: .landscape
    case .landscape: .portrait
    }
  }
}

extension Site {
  /// Returns the page that shows an open menu.
  func menuPage(of open: OpenMenu) -> SitePath {
    let below = open.below
    return open.owner == nil
      ? paths.menuPage(on: below.held) : paths.ownMenuPage(of: below.screen, on: below.held)
  }

  /// Returns the picture of an open menu in a theme.
  func menuPicture(of open: OpenMenu, _ theme: String) -> SitePath {
    let below = open.below
    return open.owner == nil
      ? paths.menu(on: below.held, theme)
      : paths.ownMenu(of: below.screen, on: below.held, theme)
  }
}
