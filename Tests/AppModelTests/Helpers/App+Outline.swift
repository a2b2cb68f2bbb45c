@testable import AppModel

extension App {
  /// A summary of the app: one line for each part, indented under the part that contains it.
  var outline: String {
    var lines = ["home: \(home?.slug ?? "none")", "root: \(rootPlugin.outline)"]
    lines.append(
      "bar: \(navigationBarPlugin?.plugin.identifier ?? "the app's own"), "
        + "builder: \(settings.usesBuilder), bar flag: \(settings.usesBuilderNavigationBar), "
        + "root flag: \(settings.usesBuilderRoot), right to left: \(settings.isRightToLeft)")
    lines += plugins.plugins.map { "plugin \($0.identifier) (\($0.kind))" }
    lines += families.ownNames.map { "family \($0)" }
    lines += feeds.entries.map { "feed \($0.source.value): \($0.feed.items.count) items" }
    for screen in screens { lines += self.lines(of: screen) }
    return lines.joined(separator: "\n")
  }

  private func lines(of screen: Screen) -> [String] {
    var head = "screen \(screen.slug) (\(screen.kind.outline), \(screen.origin.outline))"
    if screen.isConnected { head += ", connected, \(senders(of: screen).count) senders" }
    let bar = navigationBar(of: screen)?.bar
    head += ", bar \(bar?.placement.rawValue ?? "none")"
    var lines = [head]
    lines += screen.hooks.map { "  hook \($0.identifier.value)" }
    lines += screen.components.flatMap { self.lines(of: $0, depth: 1) }
    lines += screen.navigations.flatMap { navigation in
      ["  \(navigation.category.outline): \(navigation.items.count) items"]
        + navigation.items.flatMap { self.lines(of: $0, depth: 2) }
    }
    lines += links(from: screen).map { link in
      "  -> \(self.screen(link.to)?.slug ?? "?") by \(link.trigger)\(link.isConnected ? ", connected" : "")"
    }
    return lines
  }

  private func lines(of component: Component, depth: Int) -> [String] {
    let styles = component.styles
    let header = styles.header.map { "header \($0.style.value)" } ?? ""
    let footer = styles.footer.map { "footer \($0.style.value)" } ?? ""
    let parts = [
      "\(component.kind)", component.key, styles.cellStyles.map(\.value).joined(separator: "+"),
      header, footer,
      component.itemLimit.map { "at most \($0)" } ?? "",
      feed(of: component).map { "\($0.items.count) items" } ?? "",
    ]
    let line = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return [String(repeating: "  ", count: depth) + line]
      + component.components.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func lines(of item: NavigationItem, depth: Int) -> [String] {
    let target = item.data.target.map { " -> \(screen($0.value)?.slug ?? "?")" } ?? ""
    return [String(repeating: "  ", count: depth) + "\(item.kind) \(item.title ?? "")\(target)"]
      + item.items.flatMap { lines(of: $0, depth: depth + 1) }
  }
}

extension RootPlugin {
  fileprivate var outline: String {
    switch self {
    case .named(let match): match.plugin.identifier
    case .firstMenu(let plugin, let wanted): "\(plugin.identifier), not \(wanted?.value ?? "any")"
    case .builtIn(let wanted): "the app's own side menu, not \(wanted?.value ?? "any")"
    }
  }
}

extension Screen.Kind {
  fileprivate var outline: String {
    switch self {
    case .general: "general"
    case .favorites: "favorites"
    case .plugin(let identifier): "plugin \(identifier)"
    }
  }
}

extension Screen.Origin {
  fileprivate var outline: String {
    switch self {
    case .rivers: "rivers"
    case .appDefine: "AppDefine"
    case .whiteLabel: "white-label"
    case .nowhere: "in no file"
    }
  }
}

extension Navigation.Category {
  fileprivate var outline: String {
    switch self {
    case .menu: "menu"
    case .navigationBar: "bar"
    case .other(let name): "unknown \(name)"
    }
  }
}
