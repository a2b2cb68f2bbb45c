import AppModel

extension Device {
  /// The phones since the iPhone 14 Pro, nearly all with an island.
  static let newerIphones: [Device] = [
    Device(
      id: "iphone-14-pro", name: "iPhone 14 Pro", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: ["15", "15 Pro"], cornerRadius: 55,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 134, y: 11, width: 125, height: 37)),
      portrait: Window(393, 852, statusBar: 54, Insets(top: 59, bottom: 34), .compact, .regular),
      landscape: Window(
        852, 393, statusBar: 0, Insets(left: 59, bottom: 21, right: 59), .compact, .compact)),
    Device(
      id: "iphone-14-pro-max", name: "iPhone 14 Pro Max", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: ["15 Plus", "15 Pro Max"], cornerRadius: 55,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 152.5, y: 11, width: 125, height: 37)),
      portrait: Window(430, 932, statusBar: 54, Insets(top: 59, bottom: 34), .compact, .regular),
      landscape: Window(
        932, 430, statusBar: 0, Insets(left: 59, bottom: 21, right: 59), .regular, .compact)),
    Device(
      id: "iphone-16", name: "iPhone 16", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: [], cornerRadius: 55,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 134, y: 11, width: 125, height: 37)),
      portrait: Window(393, 852, statusBar: 54, Insets(top: 59, bottom: 34), .compact, .regular),
      landscape: Window(
        852, 393, statusBar: 0, Insets(left: 59, bottom: 21, right: 59), .compact, .compact)),
    Device(
      id: "iphone-16-plus", name: "iPhone 16 Plus", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: [], cornerRadius: 55,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 152.5, y: 11, width: 125, height: 37)),
      portrait: Window(430, 932, statusBar: 54, Insets(top: 59, bottom: 34), .compact, .regular),
      landscape: Window(
        932, 430, statusBar: 0, Insets(left: 59, bottom: 21, right: 59), .regular, .compact)),
    Device(
      id: "iphone-16-pro", name: "iPhone 16 Pro", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: [], cornerRadius: 62,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 138.5, y: 14, width: 125, height: 37)),
      portrait: Window(402, 874, statusBar: 54, Insets(top: 62, bottom: 34), .compact, .regular),
      landscape: Window(
        874, 402, statusBar: 0, Insets(left: 62, bottom: 21, right: 62), .compact, .compact)),
    Device(
      id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: [], cornerRadius: 62,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 157.5, y: 14, width: 125, height: 37)),
      portrait: Window(440, 956, statusBar: 54, Insets(top: 62, bottom: 34), .compact, .regular),
      landscape: Window(
        956, 440, statusBar: 0, Insets(left: 62, bottom: 21, right: 62), .regular, .compact)),
    Device(
      id: "iphone-16e", name: "iPhone 16e", family: .iphone, front: .notch,
      scale: 3, aliases: ["17e"], cornerRadius: 47.33,
      cutout: Cutout(kind: .notch, frame: Rect(x: 113.85, y: 0, width: 162.3, height: 33.67)),
      portrait: Window(390, 844, statusBar: 47, Insets(top: 47, bottom: 34), .compact, .regular),
      landscape: Window(
        844, 390, statusBar: 0, Insets(left: 47, bottom: 21, right: 47), .compact, .compact)),
    Device(
      id: "iphone-17", name: "iPhone 17", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: ["17 Pro"], cornerRadius: 62,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 138.5, y: 14, width: 125, height: 37)),
      portrait: Window(402, 874, statusBar: 54, Insets(top: 62, bottom: 34), .compact, .regular),
      landscape: Window(
        874, 402, statusBar: 0, Insets(left: 62, bottom: 20, right: 62), .compact, .compact)),
    Device(
      id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: [], cornerRadius: 62,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 157.5, y: 14, width: 125, height: 37)),
      portrait: Window(440, 956, statusBar: 54, Insets(top: 62, bottom: 34), .compact, .regular),
      landscape: Window(
        956, 440, statusBar: 0, Insets(left: 62, bottom: 20, right: 62), .regular, .compact)),
    Device(
      id: "iphone-air", name: "iPhone Air", family: .iphone, front: .dynamicIsland,
      scale: 3, aliases: [], cornerRadius: 62,
      cutout: Cutout(kind: .dynamicIsland, frame: Rect(x: 147.5, y: 20, width: 125, height: 37)),
      portrait: Window(420, 912, statusBar: 54, Insets(top: 68, bottom: 34), .compact, .regular),
      landscape: Window(
        912, 420, statusBar: 0, Insets(left: 68, bottom: 20, right: 68), .regular, .compact)),
  ]
}
