import AppModel

/// The uses of each plugin, found in one walk over the screens.
struct PluginUses {
  private var uses: [Location: [Use]] = [:]
  /// The names used as plugins that are not in any manifest, in the order they appear.
  private(set) var missing: [Missing] = []
  private var missingPlaces: [Need: Int] = [:]
  private let plugins: PluginManifest

  /// A purpose that a plugin is used for, and the screens that use it that way.
  struct Use: Hashable {
    let role: Role
    var screens: [Screen]
  }

  /// The purposes that a plugin can have.
  enum Role: String, Hashable, CaseIterable {
    case root = "root"
    case navigationBar = "navigation bar"
    case screen, component
    case hook = "hook before"
    case menu
  }

  /// A name that is used as a plugin for a purpose.
  private struct Need: Hashable {
    let name: String
    let role: Role
  }

  /// A name without a plugin.
  struct Missing: Hashable {
    let name: String
    let role: Role
    var screens: [Screen]
    let location: Location
  }

  init(in app: App) {
    plugins = app.plugins
    if let root = app.rootPlugin.plugin { uses[root.location] = [Use(role: .root, screens: [])] }
    for screen in app.screens {
      if case .plugin(let name) = screen.kind {
        add(name, .screen, on: screen, screen.typeLocation ?? screen.location)
      }
      let shared = [screen.navigation(.menu), screen.navigation(.navigationBar)]
        .compactMap(\.self).filter(\.isShared)
      for navigation in screen.navigations + shared { add(navigation, on: screen, in: app) }
      for component in screen.allComponents { add(component, on: screen) }
      for hook in screen.hooks {
        add(hook.identifier.value, .hook, on: screen, hook.identifier.location)
      }
    }
  }

  /// Returns the uses of a plugin.
  func uses(of plugin: Plugin) -> [Use] { uses[plugin.location] ?? [] }

  private mutating func add(_ component: Component, on screen: Screen) {
    if case .custom(let name) = component.kind, let type = component.typeName {
      add(name, .component, on: screen, type.location)
    }
    if let body = component.body, case .custom(let name) = body.kind {
      add(name, .component, on: screen, body.typeName.location)
    }
  }

  private mutating func add(_ navigation: Navigation, on screen: Screen, in app: App) {
    guard let type = navigation.type else { return }
    switch navigation.category {
    case .navigationBar: add(type.value, .navigationBar, on: screen, type.location, .navigationBar)
    case .menu:
      // Only home's menu is the root's; in Quick Brick apps each screen can have its own.
      guard app.settings.isQuickBrick || screen.key == app.home?.key else { return }
      add(type.value, .menu, on: screen, type.location, .menu)
    case .other: break
    }
  }

  private mutating func add(
    _ name: String, _ role: Role, on screen: Screen, _ location: Location,
    _ kind: Plugin.Kind? = nil
  ) {
    guard !name.isEmpty else { return }
    let match = kind.map { plugins.plugin(name, of: $0) } ?? plugins.plugin(name)
    guard let plugin = match?.plugin else { return addMissing(name, role, on: screen, location) }
    var found = uses[plugin.location] ?? []
    if let index = found.firstIndex(where: { $0.role == role }) {
      if found[index].screens.last?.key != screen.key { found[index].screens.append(screen) }
    } else {
      found.append(Use(role: role, screens: [screen]))
    }
    uses[plugin.location] = found
  }

  private mutating func addMissing(
    _ name: String, _ role: Role, on screen: Screen, _ location: Location
  ) {
    // The app's own side menu and bar do not need a plugin.
    guard role != .menu || name.lowercased() != "side_menu" else { return }
    let need = Need(name: name, role: role)
    if let index = missingPlaces[need] {
      if missing[index].screens.last?.key != screen.key { missing[index].screens.append(screen) }
    } else {
      missingPlaces[need] = missing.count
      missing.append(Missing(name: name, role: role, screens: [screen], location: location))
    }
  }
}
