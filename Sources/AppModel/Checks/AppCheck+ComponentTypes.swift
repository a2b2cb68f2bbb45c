extension AppCheck {
  /// Checks that the type of each component is known to the builder or a plugin.
  static let componentTypes = AppCheck(
    [.unknownComponentType, .inexactIdentifier, .unknownKey]
  ) { app in
    let plugins = app.plugins.plugins.filter { $0.kind == .component }.map(\.identifier)
    lazy var names = NameIndex(ComponentKind.names(in: .rivers) + plugins)
    lazy var oldNames = NameIndex(ComponentKind.names(in: .appDefine) + plugins)
    return app.screens.flatMap { screen in
      let nearest = { (name: String) in
        screen.origin == .appDefine ? oldNames.nearest(to: name) : names.nearest(to: name)
      }
      return screen.allComponents.flatMap { component -> [Diagnostic] in
        let body = component.styles.body
        guard !component.hasWrongType else { return [] }
        return [
          diagnostic(component.kind, component.typeName, component.location, app, nearest),
          body.flatMap { body in
            guard component.kind.hasBody else { return unreadBody(body, of: component) }
            return diagnostic(body.kind, body.typeName, body.typeName.location, app, nearest)
          },
        ].compactMap(\.self)
      }
    }
  }

  /// Notes a body that a component of the builder never shows; a plugin may show one.
  private static func unreadBody(
    _ body: ComponentStyles.TabBody, of component: Component
  ) -> Diagnostic? {
    guard let type = component.typeName?.value, !component.kind.isCustom else { return nil }
    return Diagnostic(.unreadBody(type), at: body.typeName.location)
  }

  private static func diagnostic(
    _ kind: ComponentKind, _ typeName: Located<String>?, _ location: Location, _ app: App,
    _ nearest: (String) -> String?
  ) -> Diagnostic? {
    guard case .custom(let name) = kind else { return nil }
    guard let typeName else { return Diagnostic(.noType, at: location) }
    if let match = app.plugins.plugin(name) {
      return Diagnostic(inexact: match, spelled: name, at: typeName.location)
    }
    let nearest = nearest(name)
    guard nearest != nil || !app.isUnread(.plugins) else { return nil }
    let isCertain = nearest != nil || app.plugins.isComplete
    return Diagnostic(.unknownType(name, nearest, isCertain), at: typeName.location)
  }
}

extension Diagnostic {
  /// Warns that an identifier is spelled differently from the manifest; nil if it is not.
  init?(inexact match: PluginMatch, spelled name: String, at location: Location) {
    guard !match.isExact else { return nil }
    self.init(.inexactIdentifier(name, match.plugin.identifier), at: location)
  }
}

extension Rule {
  static let unknownComponentType = Rule(
    "unknown-component-type",
    means: "A component's type is neither one of the builder's nor the identifier of a "
      + "ui_component plugin. Without a plugin manifest it is only pointed out, because the "
      + "plugin may exist.",
    matters: "The app leaves the component out; Riverbed draws a visible placeholder.",
    fix: "Correct the type, or add the plugin to plugin_configurations.json.")

  static let inexactIdentifier = Rule(
    "inexact-identifier",
    means: "A plugin's identifier is spelled differently where it is used than in the manifest, "
      + "such as TwoLevelRNMenu and two_level_rn_menu.",
    matters: "Riverbed treats the two as the same; an app that compares letter by letter does not "
      + "find the plugin.",
    fix: "Spell the identifier as in the manifest.")
}

extension Diagnostic.Message {
  fileprivate static func unreadBody(_ type: String) -> Self {
    Self(
      .unknownKey, .note,
      "nothing reads the key 'cell_body_component_type' of '\(name: type)': only tabs have a "
        + "component under them")
  }

  fileprivate static var noType: Self {
    Self(
      .unknownComponentType, .warning, "a component has no component_type; the app leaves it out")
  }

  fileprivate static func unknownType(
    _ name: String, _ nearest: String?, _ isCertain: Bool
  ) -> Self {
    Self(
      .unknownComponentType, isCertain ? .warning : .note,
      "'\(name: name)' is not a type of component, and no plugin provides it",
      .init(nearest: nearest))
  }

  fileprivate static func inexactIdentifier(_ name: String, _ identifier: String) -> Self {
    Self(
      .inexactIdentifier, .warning,
      "'\(name: name)' matches the plugin '\(name: identifier, of: .plugin)', which is spelled "
        + "differently", .action("write '\(identifier.quotable)'"))
  }
}
