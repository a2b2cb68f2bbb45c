package import AppModel

extension App {
  /// The devices that the site's configuration asks for, or the default ones. Those that cannot be
  /// used are left out, and reported elsewhere.
  package var devices: [Device] {
    if let choices = site.devices { return DeviceList(choices).devices }
    let tablets = settings.deviceTarget.includesTablets ? ["ipad-9.7"] : []
    let ids = ["iphone-se-1", "iphone-14-pro"] + tablets
    return ids.compactMap(Device.named)
  }

  /// The orientations that the site's configuration asks for.
  package var orientations: [Orientation] {
    let wanted = site.orientations.flatMap { name in
      name.value == "both"
        ? Orientation.allCases : [Orientation(rawValue: name.value)].compactMap(\.self)
    }
    return wanted.isEmpty ? [.portrait] : Orientation.allCases.filter(wanted.contains)
  }
}
