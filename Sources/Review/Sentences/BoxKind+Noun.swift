import Wireframe

extension BoxKind {
  /// What one box of the kind is called, and several.
  var noun: (one: String, many: String) {
    switch self {
    case .window, .statusBar: ("status bar", "status bars")
    case .navigationBar: ("bar", "bars")
    case .contextButton: ("menu button", "menu buttons")
    case .barTitle: ("title", "titles")
    case .barButton: ("bar button", "bar buttons")
    case .root: ("content", "contents")
    case .section: ("section", "sections")
    case .header: ("header", "headers")
    case .footer: ("footer", "footers")
    case .cell: ("cell", "cells")
    case .strip: ("strip", "strips")
    case .pluginArea: ("plugin area", "plugin areas")
    case .banner: ("banner", "banners")
    case .tabBar: ("tab bar", "tab bars")
    case .tab: ("tab", "tabs")
    case .menu: ("menu", "menus")
    case .menuRow: ("menu entry", "menu entries")
    case .notice: ("notice", "notices")
    case .safeArea: ("safe area", "safe areas")
    case .fold: ("end of the first screenful", "ends of the first screenful")
    case .legend: ("legend", "legends")
    }
  }
}
