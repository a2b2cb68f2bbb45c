import AppModel

extension Device {
  /// The phones with a home button or a notch, up to the iPhone 13.
  static let iphones: [Device] = [
    Device(
      id: "iphone-se-1", name: "iPhone SE (1st gen)", family: .iphone, front: .homeButton,
      scale: 2, aliases: ["iPhone 5", "iPhone 5s", "iPod touch 7"], cornerRadius: 0,
      cutout: nil,
      portrait: Window(320, 568, statusBar: 20, Insets(top: 20), .compact, .regular),
      landscape: Window(568, 320, statusBar: 0, .zero, .compact, .compact)),
    Device(
      id: "iphone-8", name: "iPhone 8", family: .iphone, front: .homeButton,
      scale: 2, aliases: ["iPhone 6", "6s", "7", "SE (2nd gen)", "SE (3rd gen)"], cornerRadius: 0,
      cutout: nil,
      portrait: Window(375, 667, statusBar: 20, Insets(top: 20), .compact, .regular),
      landscape: Window(667, 375, statusBar: 0, .zero, .compact, .compact)),
    Device(
      id: "iphone-8-plus", name: "iPhone 8 Plus", family: .iphone, front: .homeButton,
      scale: 3, aliases: ["6 Plus", "6s Plus", "7 Plus"], cornerRadius: 0,
      cutout: nil,
      portrait: Window(414, 736, statusBar: 20, Insets(top: 20), .compact, .regular),
      landscape: Window(736, 414, statusBar: 0, .zero, .regular, .compact)),
    Device(
      id: "iphone-x", name: "iPhone X", family: .iphone, front: .notch,
      scale: 3, aliases: ["XS", "11 Pro"], cornerRadius: 39,
      cutout: Cutout(kind: .notch, frame: Rect(x: 83, y: 0, width: 209, height: 30)),
      portrait: Window(375, 812, statusBar: 44, Insets(top: 44, bottom: 34), .compact, .regular),
      landscape: Window(
        812, 375, statusBar: 0, Insets(left: 44, bottom: 21, right: 44), .compact, .compact)),
    Device(
      id: "iphone-xr", name: "iPhone XR", family: .iphone, front: .notch,
      scale: 2, aliases: ["11"], cornerRadius: 41.5,
      cutout: Cutout(kind: .notch, frame: Rect(x: 92, y: 0, width: 230, height: 33)),
      portrait: Window(414, 896, statusBar: 48, Insets(top: 48, bottom: 34), .compact, .regular),
      landscape: Window(
        896, 414, statusBar: 0, Insets(left: 48, bottom: 21, right: 48), .regular, .compact)),
    Device(
      id: "iphone-xs-max", name: "iPhone XS Max", family: .iphone, front: .notch,
      scale: 3, aliases: ["11 Pro Max"], cornerRadius: 39,
      cutout: Cutout(kind: .notch, frame: Rect(x: 102.5, y: 0, width: 209, height: 30)),
      portrait: Window(414, 896, statusBar: 44, Insets(top: 44, bottom: 34), .compact, .regular),
      landscape: Window(
        896, 414, statusBar: 0, Insets(left: 44, bottom: 21, right: 44), .regular, .compact)),
    Device(
      id: "iphone-12-mini", name: "iPhone 12 mini", family: .iphone, front: .notch,
      scale: 3, aliases: ["13 mini (narrower notch)"], cornerRadius: 44,
      cutout: Cutout(kind: .notch, frame: Rect(x: 74.5, y: 0, width: 226, height: 34)),
      portrait: Window(375, 812, statusBar: 50, Insets(top: 50, bottom: 34), .compact, .regular),
      landscape: Window(
        812, 375, statusBar: 0, Insets(left: 50, bottom: 21, right: 50), .compact, .compact)),
    Device(
      id: "iphone-12", name: "iPhone 12", family: .iphone, front: .notch,
      scale: 3, aliases: ["12 Pro"], cornerRadius: 47.33,
      cutout: Cutout(kind: .notch, frame: Rect(x: 90.5, y: 0, width: 209, height: 32)),
      portrait: Window(390, 844, statusBar: 47, Insets(top: 47, bottom: 34), .compact, .regular),
      landscape: Window(
        844, 390, statusBar: 0, Insets(left: 47, bottom: 21, right: 47), .compact, .compact)),
    Device(
      id: "iphone-12-pro-max", name: "iPhone 12 Pro Max", family: .iphone, front: .notch,
      scale: 3, aliases: [], cornerRadius: 53.33,
      cutout: Cutout(kind: .notch, frame: Rect(x: 109.5, y: 0, width: 209, height: 32)),
      portrait: Window(428, 926, statusBar: 47, Insets(top: 47, bottom: 34), .compact, .regular),
      landscape: Window(
        926, 428, statusBar: 0, Insets(left: 47, bottom: 21, right: 47), .regular, .compact)),
    Device(
      id: "iphone-13", name: "iPhone 13", family: .iphone, front: .notch,
      scale: 3, aliases: ["13 Pro", "14"], cornerRadius: 47.33,
      cutout: Cutout(kind: .notch, frame: Rect(x: 113.85, y: 0, width: 162.3, height: 33.67)),
      portrait: Window(390, 844, statusBar: 47, Insets(top: 47, bottom: 34), .compact, .regular),
      landscape: Window(
        844, 390, statusBar: 0, Insets(left: 47, bottom: 21, right: 47), .compact, .compact)),
    Device(
      id: "iphone-13-pro-max", name: "iPhone 13 Pro Max", family: .iphone, front: .notch,
      scale: 3, aliases: ["14 Plus"], cornerRadius: 53.33,
      cutout: Cutout(kind: .notch, frame: Rect(x: 132.85, y: 0, width: 162.3, height: 33.67)),
      portrait: Window(428, 926, statusBar: 47, Insets(top: 47, bottom: 34), .compact, .regular),
      landscape: Window(
        926, 428, statusBar: 0, Insets(left: 47, bottom: 21, right: 47), .regular, .compact)),
  ]
}
