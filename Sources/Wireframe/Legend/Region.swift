/// A region or mark of a picture whose color a legend explains.
enum Region: CaseIterable {
  case statusBar, navigationBar, overlayBar, delegatedBar, container, root, innerNavController
  case tabBar, menu, pluginArea, banner, placeholder, safeArea

  var name: String {
    switch self {
    case .statusBar: "Status bar"
    case .navigationBar: "Navigation bar"
    case .overlayBar: "Bar over content"
    case .delegatedBar: "Bar placed by the root plugin"
    case .container: "Window"
    case .root: "Root container"
    case .innerNavController: "Screen over another"
    case .tabBar: "Tab bar"
    case .menu: "Menu"
    case .pluginArea: "Plugin area"
    case .banner: "Advertisement"
    case .placeholder: "Unknown"
    case .safeArea: "Safe area"
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
    case .container: .surface(.container, outline: .containerOutline)
    case .root, .innerNavController: .surface(.root, outline: .rootOutline)
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

  /// The kinds of boxes and the roles in a picture.
  private struct Contents {
    let root: ShownRoot
    private var kinds: Set<BoxKind> = []
    private var roles: Set<ColorRole> = []

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
          if case .role(let role) = box.paint.fill { roles.insert(role) }
        case .circle, .path, .text: break
        }
      }
    }

    func has(_ region: Region) -> Bool {
      switch region {
      case .statusBar: kinds.contains(.statusBar)
      case .navigationBar: kinds.contains(.navigationBar) && roles.contains(.bar)
      case .overlayBar: kinds.contains(.navigationBar) && roles.contains(.overlay)
      case .delegatedBar: kinds.contains(.navigationBar) && root.isBarDelegated
      case .container: kinds.contains(.window)
      case .root: kinds.contains(.root) && !root.isPresented
      case .innerNavController: kinds.contains(.root) && root.isPresented
      case .tabBar: kinds.contains(.tabBar)
      case .menu: kinds.contains(.menu)
      case .pluginArea: kinds.contains(.pluginArea)
      case .banner: roles.contains(.banner)
      case .placeholder: roles.contains(.placeholder)
      case .safeArea: kinds.contains(.safeArea)
      }
    }
  }
}
