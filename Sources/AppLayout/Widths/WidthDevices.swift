/// Devices of every width: windows of every whole point, with the height, safe area, cutout and
/// class of the first phone and the first tablet of an app's site, or of built-in ones where it has
/// none.
package struct WidthDevices: Sendable {
  private let phones, tablets: [HeldDevice]

  package init(of app: App) {
    phones = Self.all(.phone, of: app)
    tablets = Self.all(.tablet, of: app)
  }

  /// The devices of a family, held upright, from the narrowest to the widest.
  package subscript(family: WidthRange.Family) -> [HeldDevice] {
    switch family {
    case .phone: phones
    case .tablet: tablets
    }
  }

  /// Returns the device of the narrowest window of a range.
  package func window(_ range: WidthRange) -> HeldDevice {
    self[range.family][range.from - range.family.widths.lowerBound]
  }

  private static func all(_ family: WidthRange.Family, of app: App) -> [HeldDevice] {
    guard let model = model(of: family, in: app) else { return [] }
    return family.widths.map { width in
      HeldDevice(
        model.upright(
          width: Double(width), id: "\(family.rawValue)-\(width)",
          name: "\(family.deviceClass.word) of \(width) pt"), in: .portrait)
    }
  }

  /// Returns the device of which the windows of a family only differ in their width.
  static func model(of family: WidthRange.Family, in app: App) -> Device? {
    (app.devices + Device.all).first {
      $0.deviceClass == family.deviceClass && $0.portrait != nil
    }
  }
}

extension WidthRange.Family {
  /// The widths of windows that are laid out.
  package var widths: ClosedRange<Int> {
    switch self {
    case .phone: 280...480
    case .tablet: 320...1400
    }
  }

  package var deviceClass: DeviceClass {
    switch self {
    case .phone: .iphone
    case .tablet: .ipad
    }
  }
}
