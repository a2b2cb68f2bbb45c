import AppLayout

/// A variant as text: a description, a sketch, and where everything is as trees.
struct VariantText {
  let layout: VariantLayout
  let app: App
  let positions: Positions

  private var variant: Variant { layout.variant }

  var text: ShownText {
    let title: ShownText = "\(variant.screen.title.brief) on \(variant.device.name.brief)"
    let parts: [ShownText] = [
      LayoutSketch(of: layout, in: app).text,
      regions.text,
      layout.navigationBar.map { BarText(bar: $0, app: app).tree.text } ?? "",
      ContentText(layout: layout, app: app, positions: positions).tree.text,
      HierarchyText(
        root: layout.hierarchy(in: app), presenter: layout.presentingController,
        look: layout.statusBarLook(in: app)
      ).text,
    ]
    let line = ShownText(trusted: String(repeating: "═", count: title.columns))
    return "\(title)\n\(line)\n\(words)\n\n"
      + parts.filter { !$0.text.isEmpty }.joined(separator: "\n")
  }

  /// The description: how the device is held, which bars there are, how the screen was entered.
  private var words: ShownText {
    let position = positions[variant.screen.location].map { ", \($0.text)" as ShownText } ?? ""
    return """
      \(layout.frame.window.shown) \(variant.orientation.rawValue), \(variant.words), \
      \(entrance.brief)
      \(reason)\(position)
      """
  }

  /// The way in which the screen was entered, and other ways to enter it.
  private var entrance: String {
    variant.entrance.phrase(of: variant.screen, in: app) + layout.approach.coveringWords(in: app)
      + app.otherEntrances(of: variant.screen, than: variant.entrance)
  }

  private var reason: ShownText {
    if let forced = layout.forced { return "bar \(forced.words)" }
    return layout.isConfigured ? "as the app is configured" : "not as the app is configured"
  }

  private var regions: TextTree {
    let frame = layout.frame
    let regions: [(HierarchyNode.Role, Rect?, ShownText)] = [
      (.statusBar, frame.statusBar, ""), (.navigationBar, frame.navigationBar, ""),
      (layout.rootRole, frame.root, ""), (.tabBar, frame.tabBar, tabs),
      (.pluginArea, frame.plugin, plugin), (.banner, frame.banner, ""),
    ]
    return TextTree(
      columns: [layout.containerRole.shown] + Rect(size: frame.window).columns,
      children: regions.compactMap { role, frame, detail in
        frame.map { TextTree(columns: [role.shown] + $0.columns + [detail]) }
      })
  }

  private var tabs: ShownText {
    (layout.tabs(in: app)?.rows ?? []).map { $0.title?.brief ?? "" }.joined(separator: " | ")
  }

  private var plugin: ShownText {
    switch variant.screen.kind {
    case .plugin(let identifier): identifier.brief
    case .general, .favorites: ""
    }
  }
}

/// The views and view controllers of a variant as a tree, with the presenter and the controller of
/// the status bar.
struct HierarchyText {
  let root: HierarchyNode
  /// The class of the controller that presents the screen; nil where it is not presented.
  let presenter: String?
  let look: StatusBarLook?

  var text: ShownText { tree(of: root, in: nil).text + covering + owner + glyphs }

  private var glyphs: ShownText {
    // A clause of the program's own words, which is never cut.
    look.map { "\(ShownText(trusted: $0.words))\n" } ?? ""
  }

  private var owner: ShownText {
    guard let owner = root.statusBarOwner else { return "" }
    return "\(owner.className.brief) controls the status bar\n"
  }

  private var covering: ShownText {
    presenter.map { "presented by \($0.brief); what it covers stays\n" } ?? ""
  }

  /// Returns the tree of a node, which names its manager where that is not the node around it.
  private func tree(of node: HierarchyNode, in parent: HierarchyNode?) -> TextTree {
    let manager: ShownText? = node.manager.flatMap {
      $0 == parent?.className ? nil : "by \($0.brief)"
    }
    let safeArea: ShownText? = node.safeArea == .zero ? nil : "safe \(node.safeArea.shown)"
    let root: ShownText? =
      node.role == .window
      ? node.children.first.map { "rootViewController \($0.className.brief)" } : nil
    let details = [safeArea, manager, root].compactMap(\.self).joined(separator: "; ")
    return TextTree(
      columns: [node.className.brief, node.role.shown] + node.frame.columns + [details],
      children: node.children.map { tree(of: $0, in: node) })
  }
}

extension HierarchyNode.Role {
  /// What people call the box.
  var shown: ShownText { ShownText(trusted: words) }
}
