extension HierarchyNode.Role {
  /// What people call the box, in pictures, on pages and in a terminal.
  ///
  /// This is the only list of these words: whatever names a box for people takes them from here.
  package var words: String {
    switch self {
    case .window: "window"
    case .appContainer: "app container"
    case .presentationContainer: "presentation container"
    case .statusBar: "status bar container"
    case .navigationBar: "navigation bar container"
    // The documents name the space, which the root plugin fills.
    case .rootPlugin: "root container"
    case .innerNavController: "inner container"
    case .navigationController, .screen, .pluginArea, .banner, .tabBar, .sectionComposite,
      .component:
      rawValue
    }
  }
}

extension VariantLayout {
  /// The role of the container around everything else.
  package var containerRole: HierarchyNode.Role {
    approach.isPresented ? .presentationContainer : .appContainer
  }

  /// The role of the space that the bars leave.
  package var rootRole: HierarchyNode.Role {
    approach.isPresented ? .innerNavController : .rootPlugin
  }

  /// What people call the area of the content: the box that it fills, if it fills one.
  package var contentAreaWords: String {
    frame.contentAreaWords(in: rootRole)
  }
}

extension ShownScreen {
  /// What people call the area of the content: the box that it fills, if it fills one.
  package var contentAreaWords: String {
    frame.contentAreaWords(in: isPresented ? .innerNavController : .rootPlugin)
  }
}

extension VariantFrame {
  fileprivate func contentAreaWords(in root: HierarchyNode.Role) -> String {
    if contentArea == plugin { return HierarchyNode.Role.pluginArea.words }
    return contentArea == self.root ? root.words : "visible content"
  }
}
