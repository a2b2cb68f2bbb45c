import AppLayout

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
      columns: [node.className.brief, node.role.rawValue.brief] + node.frame.columns + [details],
      children: node.children.map { tree(of: $0, in: node) })
  }
}
