import AppLayout
import PageParts

/// The view controllers and views of a screen, which manages which, and which covers which.
struct InspectedControllers {
  let inspected: InspectedScreen

  /// The maximum number of children listed for one controller; the rest are counted.
  private static let mostChildren = 60

  var chapter: Chapter {
    let root = inspected.layout.hierarchy(in: inspected.app)
    return Chapter("controllers", "View controllers", isForDevelopers: true) {
      Node("p") {
        "What is inside what, from back to front. Frames are in window coordinates. “By” says "
          + "what manages a view, if it is not the view around it."
      }
      Node.details("Developer details") {
        tree(of: root, in: nil).node
        covering
        owner(root)
        looks
      }
    }
  }

  /// Which controller presents the screen, and what happens to what it covers.
  private var covering: [Node] {
    guard let presenter = inspected.layout.presentingController else { return [] }
    return [
      Node("p") {
        "Presented by "
        Node("code") { presenter }
        "; what it covers stays in place."
      }
    ]
  }

  private func owner(_ root: HierarchyNode) -> [Node] {
    guard let owner = root.statusBarOwner else { return [] }
    return [
      Node("p") {
        Node("code") { owner.className }
        " is asked about the status bar."
        inspected.layout.statusBarLook(in: inspected.app).map { " The \($0.words)." } ?? ""
      }
    ]
  }

  /// The glyphs of the status bar in each variant that shows it, and who decides that.
  private var looks: [Node] {
    let group = inspected.site.group(of: inspected.screen, on: inspected.held)
    let looks = group.variants.compactMap { variant in
      StatusBarLook(in: variant, of: inspected.app).map { (variant: variant, look: $0) }
    }
    guard !looks.isEmpty else { return [] }
    var sheet = DataTable(
      "The status bar in each variant", columns: ["Variant", "Glyphs", "Decided by"])
    for (variant, look) in looks {
      sheet.add([
        [.text(variant.words)], [.text(look.glyphs.rawValue)],
        [.text("the \(look.decider.words)")],
      ])
    }
    return [sheet.node]
  }

  /// Returns where a view is drawn: a TV's bar reaches down to the end of its items.
  private func shownFrame(of node: HierarchyNode) -> Rect {
    let bar = node.role == .navigationBar ? inspected.layout.frame.shownBar : nil
    return bar ?? node.frame
  }

  private func tree(of node: HierarchyNode, in parent: HierarchyNode?) -> Tree {
    let shown = node.children.prefix(Self.mostChildren).map { tree(of: $0, in: node) }
    let rest = node.children.count - shown.count
    let more = rest > 0 ? [Tree { "\(rest.andMore()) of these" }] : []
    return Tree(children: shown + more) {
      Node("code", ["class": "tree-name"]) { node.className }
      Node.badge(node.role.words)
      Node("span", ["class": "tree-fact"]) {
        let frame = shownFrame(of: node)
        "\(frame.size.textInTenths) at \(frame.origin.coordinates)"
      }
      if node.safeArea != .zero {
        Node("span", ["class": "tree-fact muted"]) { "safe \(node.safeArea.text)" }
      }
      if node.role == .window, let root = node.children.first {
        Node("span", ["class": "tree-fact muted"]) { "rootViewController \(root.className)" }
      }
      if let manager = node.manager, manager != parent?.className {
        Node("span", ["class": "tree-fact muted"]) { "by \(manager)" }
      }
    }
  }
}

/// A thing with others inside it, as a nested list.
private struct Tree {
  let content: [Node]
  let children: [Tree]

  init(children: [Tree] = [], @NodeBuilder content: () -> [Node]) {
    self.content = content()
    self.children = children
  }

  /// The thing and everything inside it, as a list with one entry.
  var node: Node {
    Node("ul", ["class": "tree"]) { entry }
  }

  private var entry: Node {
    Node("li") {
      Node("div", ["class": "tree-entry"]) { content }
      if !children.isEmpty {
        Node("ul", ["class": "tree-inside"], children.map(\.entry))
      }
    }
  }
}
