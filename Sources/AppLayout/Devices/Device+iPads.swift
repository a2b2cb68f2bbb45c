import AppModel

extension Device {
  /// The tablets.
  static let ipads: [Device] = [
    Device(
      id: "ipad-9.7", name: "iPad 9.7 / mini 5", family: .ipad, front: .homeButton,
      scale: 2, aliases: ["iPad Air 2", "iPad 5", "iPad 6", "iPad mini 4", "iPad mini 5"],
      cornerRadius: 0,
      cutout: nil,
      portrait: Window(768, 1024, statusBar: 20, Insets(top: 20), .regular, .regular),
      landscape: Window(1024, 768, statusBar: 20, Insets(top: 20), .regular, .regular)),
    Device(
      id: "ipad-10.2", name: "iPad 10.2 (7th-9th gen)", family: .ipad, front: .homeButton,
      scale: 2, aliases: [], cornerRadius: 0,
      cutout: nil,
      portrait: Window(810, 1080, statusBar: 20, Insets(top: 20), .regular, .regular),
      landscape: Window(1080, 810, statusBar: 20, Insets(top: 20), .regular, .regular)),
    Device(
      id: "ipad-pro-10.5", name: "iPad Pro 10.5 / Air 3", family: .ipad, front: .homeButton,
      scale: 2, aliases: [], cornerRadius: 0,
      cutout: nil,
      portrait: Window(834, 1112, statusBar: 20, Insets(top: 20), .regular, .regular),
      landscape: Window(1112, 834, statusBar: 20, Insets(top: 20), .regular, .regular)),
    Device(
      id: "ipad-pro-12.9-2", name: "iPad Pro 12.9 (1st/2nd gen)", family: .ipad, front: .homeButton,
      scale: 2, aliases: [], cornerRadius: 0,
      cutout: nil,
      portrait: Window(1024, 1366, statusBar: 20, Insets(top: 20), .regular, .regular),
      landscape: Window(1366, 1024, statusBar: 20, Insets(top: 20), .regular, .regular)),
    Device(
      id: "ipad-air-4", name: "iPad Air 4/5, iPad 10th gen, Air 11 M2/M3",
      family: .ipad, front: .fullScreen,
      scale: 2, aliases: [], cornerRadius: 18,
      cutout: nil,
      portrait: Window(820, 1180, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular),
      landscape: Window(1180, 820, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular)),
    Device(
      id: "ipad-mini-6", name: "iPad mini 6/7", family: .ipad, front: .fullScreen,
      scale: 2, aliases: [], cornerRadius: 18,
      cutout: nil,
      portrait: Window(744, 1133, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular),
      landscape: Window(1133, 744, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular)),
    Device(
      id: "ipad-pro-11", name: "iPad Pro 11 (1st-4th gen)", family: .ipad, front: .fullScreen,
      scale: 2, aliases: [], cornerRadius: 18,
      cutout: nil,
      portrait: Window(834, 1194, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular),
      landscape: Window(1194, 834, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular)),
    Device(
      id: "ipad-pro-11-m4", name: "iPad Pro 11 M4/M5", family: .ipad, front: .fullScreen,
      scale: 2, aliases: [], cornerRadius: 30,
      cutout: nil,
      portrait: Window(834, 1210, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular),
      landscape: Window(1210, 834, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular)),
    Device(
      id: "ipad-pro-12.9-3", name: "iPad Pro 12.9 (3rd-6th gen), Air 13",
      family: .ipad, front: .fullScreen,
      scale: 2, aliases: [], cornerRadius: 18,
      cutout: nil,
      portrait: Window(1024, 1366, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular),
      landscape: Window(
        1366, 1024, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular)),
    Device(
      id: "ipad-pro-13-m4", name: "iPad Pro 13 M4/M5", family: .ipad, front: .fullScreen,
      scale: 2, aliases: [], cornerRadius: 30,
      cutout: nil,
      portrait: Window(1032, 1376, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular),
      landscape: Window(
        1376, 1032, statusBar: 24, Insets(top: 24, bottom: 20), .regular, .regular)),
  ]
}
