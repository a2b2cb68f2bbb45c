extension LayoutCheck {
  /// Checks that the devices in `riverbed.json` exist, and that their files have unique names.
  static let devices = ofApp([.unknownDevice, .customDevice]) { app in
    let list = app.site.devices.map(DeviceList.init)
    return (list?.leftOut ?? []).map { Diagnostic(.leftOut($0.reason), at: $0.location) }
  }
}

extension Rule {
  fileprivate static let unknownDevice = Rule(
    "unknown-device",
    means: "riverbed.json names a device that Riverbed does not know.",
    matters: "The site is built without it.",
    fix: "Write an id that 'riverbed devices' lists, or describe the device as an object.")
}

extension Diagnostic.Message {
  fileprivate static func leftOut(_ reason: DeviceList.LeftOut.Reason) -> Self {
    switch reason {
    case .unknown(let id, let nearest):
      Self(
        .unknownDevice, .error, "no device has the id '\(name: id)'", .init(nearest: nearest))
    case .sharedFolder(let id, let other):
      Self(
        .customDevice, .error,
        "the files of the device '\(name: id)' would have the same names as those of "
          + "'\(name: other)'",
        .action("give the device another id"))
    }
  }
}
