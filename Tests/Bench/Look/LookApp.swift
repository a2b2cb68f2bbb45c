import AppLayout
import AppModel
import Support
import Wireframe

/// A fixture app, and pictures of it.
struct LookApp {
  private let name: String
  private let app: App

  init(_ name: String) throws {
    try self.init(name, FixtureApp.files("Apps/\(name)"))
  }

  private init(_ name: String, _ files: AppFiles) throws {
    guard let app = AppReading(files).app else { throw Missing(name: name) }
    self.name = name
    self.app = app
  }

  /// An app cannot be read.
  private struct Missing: Error {
    let name: String
  }

  /// An app of one screen with texts and sizes that no author would write.
  static var hostile: LookApp {
    get throws {
      try LookApp("hostile", AppFiles(HostileLook.files.mapValues { .bytes(Array($0.utf8)) }))
    }
  }

  private func picture(
    _ title: String, of screen: Screen, on device: String, in orientation: Orientation?,
    _ placement: Placement? = nil, _ statusBar: StatusBar? = nil, _ entrance: Entrance? = nil,
    isFull: Bool = false
  ) -> LookChapter.Picture? {
    guard let device = Device.named(device) else { return nil }
    let layout = VariantLayout(
      Variant(
        screen: screen, held: HeldDevice(device, in: orientation ?? device.orientations[0]),
        placement: placement ?? app.placement(of: screen),
        statusBar: statusBar ?? app.statusBar(on: device),
        entrance: entrance ?? app.entrance(of: screen)), in: app)
    return LookChapter.Picture(
      title: title,
      wireframe: isFull
        ? Wireframe(fullContentOf: ShownScreen(layout, in: app))
        : Wireframe(ShownScreen(layout, in: app)),
      brand: layout.navigationBar.map {
        BrandColors($0, statusBar: app.settings.statusBar.backgroundColor)
      })
  }

  private func home(_ make: (Screen) -> [LookChapter.Picture?]) -> [LookChapter.Picture] {
    app.home.map { make($0).compactMap(\.self) } ?? []
  }

  var configurations: [LookChapter.Picture] {
    home { home in
      ["iphone-se-1", "iphone-14-pro"].flatMap { device in
        Placement.allCases.flatMap { placement in
          StatusBar.allCases.map { status in
            picture(
              "\(placement.rawValue), \(status.rawValue)", of: home, on: device, in: nil, placement,
              status)
          }
        }
      }
    }
  }

  var devices: [LookChapter.Picture] {
    home { home in
      ["iphone-se-1", "iphone-x", "iphone-14-pro", "ipad-9.7", "ipad-pro-11", "apple-tv-hd"]
        .flatMap { id in
          Orientation.allCases.filter { Device.named(id)?.orientations.contains($0) ?? false }
            .map { picture("\(id), \($0.rawValue)", of: home, on: id, in: $0) }
        }
    }
  }

  var screens: [LookChapter.Picture] {
    app.screens.prefix(9).compactMap { screen in
      picture("\(name): \(screen.title)", of: screen, on: "iphone-14-pro", in: nil)
    }
  }

  var fullContents: [LookChapter.Picture] {
    app.screens.compactMap { screen in
      picture("\(name): \(screen.title)", of: screen, on: "iphone-se-1", in: nil, isFull: true)
    }
  }

  var entrances: [LookChapter.Picture] {
    home { home in
      Entrance.allCases.map {
        picture($0.rawValue, of: home, on: "iphone-se-1", in: nil, nil, nil, $0)
      }
    }
  }

  var menus: [LookChapter.Picture] { menus(on: ["iphone-14-pro"]) }

  func menus(on devices: [String]) -> [LookChapter.Picture] {
    devices.compactMap(Device.named).compactMap { device in
      OpenMenu(of: app, on: HeldDevice(device, in: device.orientations[0])).map {
        LookChapter.Picture(
          title: "\(name) on \(device.name)", wireframe: Wireframe(ShownMenu($0, in: app)))
      }
    }
  }

  var families: [LookChapter.Picture] {
    app.families.all.flatMap { family in
      DeviceClass.allCases.prefix(2).map { device in
        LookChapter.Picture(
          title: "\(family.name), \(device.rawValue)",
          wireframe: Wireframe(measuresOf: family, on: device))
      }
    }
  }
}
