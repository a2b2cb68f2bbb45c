import AppLayout

/// A region or mark of a picture whose color a legend explains.
enum Region: CaseIterable {
  case statusBar, navigationBar, overlayBar, delegatedBar, appContainer, presentationContainer
  case rootContainer, innerContainer, tabBar, menu, pluginArea, banner, placeholder, safeArea

  /// The role of the box in the tree of controllers; nil where it is not a box of that tree.
  var role: HierarchyNode.Role? {
    switch self {
    case .statusBar: .statusBar
    case .navigationBar, .overlayBar: .navigationBar
    case .appContainer: .appContainer
    case .presentationContainer: .presentationContainer
    case .rootContainer: .rootPlugin
    case .innerContainer: .innerNavController
    case .tabBar: .tabBar
    case .pluginArea: .pluginArea
    case .banner: .banner
    case .delegatedBar, .menu, .placeholder, .safeArea: nil
    }
  }

  var name: String {
    switch self {
    case .overlayBar: "\(Region.navigationBar.name), \(Placement.overlay.words)"
    case .delegatedBar: "Placed by the root plugin"
    case .menu: "Menu"
    case .placeholder: "Unknown"
    case .safeArea: "Safe area"
    case .statusBar, .navigationBar, .appContainer, .presentationContainer, .rootContainer,
      .innerContainer, .tabBar, .pluginArea, .banner:
      (role?.words ?? "").sentenceStart
    }
  }

  /// The colors of a sample of the region.
  var paint: Paint {
    switch self {
    case .statusBar: .surface(.statusBar, outline: .statusBarOutline)
    case .navigationBar: .surface(.bar, outline: .barHairline)
    case .overlayBar:
      Paint(fill: .role(.overlay), stroke: .role(.overlayEdge), strokeWidth: 1, dash: [3, 2])
    case .delegatedBar:
      Paint(fill: .role(.bar), stroke: .role(.barText), strokeWidth: 1, dash: [3, 2])
    case .appContainer, .presentationContainer:
      .surface(.container, outline: .containerOutline)
    case .rootContainer, .innerContainer: .surface(.root, outline: .rootOutline)
    case .tabBar: .surface(.tabBar, outline: .hairline)
    case .menu: .surface(.menu, outline: .hairline)
    case .pluginArea:
      Paint(fill: .role(.plugin), stroke: .role(.pluginOutline), strokeWidth: 1, dash: [3, 2])
    case .banner: .surface(.banner, outline: .bannerOutline)
    case .placeholder:
      Paint(
        fill: .role(.placeholder), stroke: .role(.placeholderOutline), strokeWidth: 1, dash: [3, 2])
    case .safeArea: .line(.safeArea, width: 1, dash: [2, 2])
    }
  }

  /// Returns the regions in the picture of a screen; none for a picture of something else.
  static func all(in wireframe: Wireframe) -> [Region] {
    guard let root = wireframe.root else { return [] }
    var contents = Contents(root: root)
    contents.add(wireframe.shapes)
    return allCases.filter { contents.has($0) }
  }

  /// The kinds of boxes and the colors in a picture.
  private struct Contents {
    let root: ShownRoot
    private var kinds: Set<BoxKind> = []
    private var colors: Set<ColorRole> = []

    init(root: ShownRoot) {
      self.root = root
    }

    mutating func add(_ shapes: [Shape]) {
      for shape in shapes {
        switch shape {
        case .group(let group):
          if let identity = group.identity { kinds.insert(identity.kind) }
          add(group.shapes)
        case .box(let box):
          if case .role(let role) = box.paint.fill { colors.insert(role) }
        case .circle, .path, .text: break
        }
      }
    }

    func has(_ region: Region) -> Bool {
      switch region {
      case .statusBar: kinds.contains(.statusBar)
      case .navigationBar: kinds.contains(.navigationBar) && colors.contains(.bar)
      case .overlayBar: kinds.contains(.navigationBar) && colors.contains(.overlay)
      case .delegatedBar: kinds.contains(.navigationBar) && root.isBarDelegated
      case .appContainer: kinds.contains(.window) && !root.isPresented
      case .presentationContainer: kinds.contains(.window) && root.isPresented
      case .rootContainer: kinds.contains(.root) && !root.isPresented
      case .innerContainer: kinds.contains(.root) && root.isPresented
      case .tabBar: kinds.contains(.tabBar)
      case .menu: kinds.contains(.menu)
      case .pluginArea: kinds.contains(.pluginArea)
      case .banner: colors.contains(.banner)
      case .placeholder: colors.contains(.placeholder)
      case .safeArea: kinds.contains(.safeArea)
      }
    }
  }
}
