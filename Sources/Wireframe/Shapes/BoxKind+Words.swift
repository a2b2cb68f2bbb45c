package import AppLayout

extension BoxKind {
  /// Returns what people call the box in the picture of a variant.
  package func words(in layout: VariantLayout) -> String {
    role(in: layout)?.words ?? rawValue.split(separator: "-").joined(separator: " ")
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
