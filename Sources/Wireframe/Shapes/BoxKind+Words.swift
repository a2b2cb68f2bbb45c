package import AppLayout

extension BoxKind {
  /// Returns what people call the box in the picture of a variant.
  package func words(in layout: VariantLayout) -> String {
    role(in: layout)?.words ?? noun
  }

  /// What the box is called in sentences, which are about bars and contents, not containers.
  package var noun: String {
    switch self {
    case .window, .statusBar: "status bar"
    case .navigationBar: "bar"
    case .barTitle: "title"
    case .barButton: "button"
    case .root: "content"
    case .menuRow: "menu entry"
    case .contextButton, .section, .header, .footer, .cell, .strip, .pluginArea, .banner,
      .tabBar, .tab, .menu, .notice, .safeArea, .fold, .legend:
      rawValue.spoken
    }
  }

  /// Returns the role of the box in the tree of controllers; nil for boxes that are not in it.
  private func role(in layout: VariantLayout) -> HierarchyNode.Role? {
    switch self {
    case .window: layout.containerRole
    case .root: layout.rootRole
    case .statusBar: .statusBar
    case .navigationBar: .navigationBar
    case .pluginArea: .pluginArea
    case .banner: .banner
    case .tabBar: .tabBar
    case .contextButton, .barTitle, .barButton, .section, .header, .footer, .cell, .strip, .tab,
      .menu, .menuRow, .notice, .safeArea, .fold, .legend:
      nil
    }
  }
}
