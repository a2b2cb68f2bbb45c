import AppLayout
import AppModel
import Markup
import Support
import Testing
import Themes

@testable import Wireframe

/// An app of the fixtures, and its drawings.
struct DrawnApp {
  let app: App

  init(app: App) {
    self.app = app
  }

  init(_ name: String) throws {
    app = try FixtureApp.named(name)
  }

  /// Makes an app with these components on its one screen.
  init(components: String, also files: [String: String] = [:]) throws {
    app = try App(components: components, files: files)
  }

  /// Makes an app of the text of its screens and of other files.
  init(rivers: String, also files: [String: String] = [:]) throws {
    app = try App(texts: files.merging(["rivers.json": rivers]) { $1 })
  }

  /// Reads an app of the fixtures whose side menu has some capabilities.
  init(_ name: String, capabilities: String...) throws {
    var files = try FixtureApp.contents("Apps/\(name)")
    let names = capabilities.map { "\"\($0)\"" }.joined(separator: ",")
    files["riverbed.json"] = .bytes(
      Array("{\"capabilities\": {\"side_menu\": [\(names)]}}".utf8))
    app = try #require(AppReading(AppFiles(files)).app)
  }

  static let devices = ["iphone-se-1", "iphone-14-pro", "ipad-9.7", "apple-tv-hd"].map { id in
    guard let device = Device.named(id) else {
      preconditionFailure("there is no built-in device \(id)")
    }
    return device
  }

  /// All variants on some devices, held both ways.
  var layouts: [VariantLayout] {
    VariantAxes(devices: Self.devices, orientations: Orientation.allCases).groups(of: app)
      .flatMap { $0.layouts() }
  }

  /// Returns one variant of home, or of the screen with a key or slug.
  func layout(
    of key: String? = nil, on device: String = "iphone-14-pro", _ placement: Placement = .onTop,
    _ statusBar: StatusBar = .merged, _ entrance: Entrance = .root
  ) throws -> VariantLayout {
    let named = key.flatMap { key in
      app.screen(key) ?? app.screens.first { $0.slug == key }
    }
    let screen = try #require(key == nil ? app.home : named)
    return VariantLayout(
      Variant(
        screen: screen, held: HeldDevice(try #require(Device.named(device)), in: .portrait),
        placement: placement, statusBar: statusBar, entrance: entrance), in: app)
  }

  /// All drawings of the app.
  var wireframes: [Wireframe] {
    layouts.map { Wireframe(ShownScreen($0, in: app)) } + configured.map(\.full) + menus
  }

  /// One picture of each kind for every screen on each device, as the app is configured.
  var configuredWireframes: [Wireframe] {
    configured.flatMap { [$0.variant, $0.full] } + menus
  }

  private var configured: [(variant: Wireframe, full: Wireframe)] {
    layouts.filter(\.isConfigured).map {
      (Wireframe(ShownScreen($0, in: app)), Wireframe(fullContentOf: ShownScreen($0, in: app)))
    }
  }

  private var menus: [Wireframe] {
    VariantAxes(devices: Self.devices, orientations: Orientation.allCases).heldDevices
      .compactMap { OpenMenu(of: app, on: $0) }.map { Wireframe(ShownMenu($0, in: app)) }
  }
}
