import AppModel

extension Device {
  /// The TVs; both have 1920 by 1080 points.
  static let televisions: [Device] = [
    Device(
      id: "apple-tv-hd", name: "Apple TV HD", family: .appletv, front: .tv,
      scale: 1, aliases: [], cornerRadius: 0,
      cutout: nil,
      portrait: nil,
      landscape: Window(
        1920, 1080, statusBar: 0, Insets(top: 60, left: 80, bottom: 60, right: 80),
        .regular, .regular)),
    Device(
      id: "apple-tv-4k", name: "Apple TV 4K", family: .appletv, front: .tv,
      scale: 2, aliases: [], cornerRadius: 0,
      cutout: nil,
      portrait: nil,
      landscape: Window(
        1920, 1080, statusBar: 0, Insets(top: 60, left: 80, bottom: 60, right: 80),
        .regular, .regular)),
  ]
}
