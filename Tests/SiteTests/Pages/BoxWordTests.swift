import AppLayout
import AppModel
import Markup
import PageParts
import Support
import Testing
import Themes
import Wireframe

@testable import Site

/// A box has one word, and a word one box, wherever people read about it.
struct BoxWordTests {
  /// A screen on the site's first device, with its boxes: their words in the tree of controllers, and
  /// their frames.
  private struct Shown {
    let site: Site
    let layout: VariantLayout
    let picture: ShownScreen
    let boxes: [String: [Rect]]
    var wireframe: Wireframe { Wireframe(picture) }

    init(_ screen: Screen, in site: Site) {
      self.site = site
      layout = VariantLayout(site.configuredVariant(of: screen, on: site.devices[0]), in: site.app)
      picture = ShownScreen(layout, in: site.app)
      boxes = Dictionary(grouping: layout.hierarchy(in: site.app).all, by: \.role.words)
        .mapValues { $0.map(\.frame) }
    }

    var page: Page { site.inspectPage(of: layout, showing: picture) }
  }

  private static let apps = ["newsroom", "presentations", "tab-bar", "plugin-area", "flags-off"]

  private func shown(_ app: String) throws -> [Shown] {
    let site = try SiteOfApp.named(app)
    return site.screens.map { Shown($0, in: site) }
  }

  @Test(arguments: apps)
  func `the tree, the table of frames and the layers name the same boxes`(app: String) throws {
    var count = 0
    for shown in try shown(app) {
      let tree = shown.page.document.badgesInTree
      #expect(Set(shown.boxes.keys) == tree)
      let rows = FrameRows(layout: shown.layout, app: shown.site.app).rows
        .filter { $0.depth == 0 && !$0.what.hasPrefix("section ") }
      for row in rows { #expect(shown.boxes[row.what]?.contains(row.frame) == true, "\(row)") }
      let layers = InspectedScreen(shown.layout, showing: shown.picture, in: shown.site).layers
      for layer in layers where Self.kinds.contains(layer.box.kind) {
        #expect(shown.boxes[layer.kind]?.contains(layer.box.frame) == true, "\(layer.kind)")
        count += 1
      }
    }
    #expect(count > 2)
  }

  /// The kinds of boxes that are views of their own.
  private static let kinds: Set<BoxKind> = [
    .window, .statusBar, .navigationBar, .root, .pluginArea, .banner, .tabBar,
  ]

  @Test(arguments: apps)
  func `the legend under a picture and the table of measures have the words of the tree`(
    app: String
  ) throws {
    let anatomy = SVGWriter(try #require(Theme.named("anatomy")))
    let words = Set(RegionKey.all.map(\.role.words))
    var count = 0
    for shown in try shown(app) {
      let texts = anatomy.document(of: shown.wireframe).texts.map { $0.lowercased() }
      let drawn = Set(shown.wireframe.boxes.map { $0.kind.words(in: shown.layout) })
      for word in words {
        let isNamed = texts.contains { $0.hasPrefix(word) }
        #expect(isNamed == drawn.contains(word), "\(word)")
      }
      let page = PageOutline(shown.page).text.split(separator: "\n")
      for (word, height) in [
        (HierarchyNode.Role.statusBar.words, shown.layout.frame.statusBar?.height),
        (HierarchyNode.Role.navigationBar.words, shown.layout.frame.navigationBar?.height),
        (shown.layout.rootRole.words, shown.layout.frame.root.height),
      ] {
        let row = page.first { $0.lowercased().hasPrefix("| \(word) |") }
        #expect((row != nil) == (height != nil), "\(word)")
        guard let row, let height else { continue }
        #expect(row.lowercased().hasPrefix("| \(word) | \(height.shortText) |"), "\(row)")
        count += 1
      }
    }
    #expect(count > 2)
  }

  @Test func `the legend ties each word to the color in the picture and to the class in the tree`()
    throws
  {
    let site = try SiteOfApp.named("flags-off")
    let rows = PageOutline(site.legendPage).text.split(separator: "\n")
    let home = Shown(try #require(site.app.home), in: site)
    let tree = BoxTree(home.wireframe, in: try #require(Theme.named("anatomy")))
    let colors = tree.marks.compactMap { mark -> String? in
      guard case .color(let red, let green, let blue) = mark.style.fill else { return nil }
      return Color(red: red, green: green, blue: blue).opaqueText
    }
    var count = 0
    for node in home.layout.hierarchy(in: site.app).all {
      guard let key = RegionKey.all.first(where: { $0.role == node.role }) else { continue }
      let row = try #require(rows.first { $0.hasPrefix("| \(node.role.words) |") })
      let color = try #require(Theme.named("anatomy"))[key.color].opaqueText
      #expect(row.contains(color) && row.hasSuffix(node.className), "\(row)")
      #expect(colors.contains(color), "\(node.role)")
      count += 1
    }
    #expect(count >= 4)
    #expect(rows.contains { $0.hasPrefix("| window |") && $0.hasSuffix("UIWindow") })
  }
}

extension Node {
  /// The texts of the badges in trees.
  fileprivate var badgesInTree: Set<String> {
    guard case .element(_, let attributes, let children) = self else {
      guard case .flat(let flat) = self else { return [] }
      return Set(flat.nodes.flatMap(\.badgesInTree))
    }
    guard attributes["class"] == "tree-entry" else { return Set(children.flatMap(\.badgesInTree)) }
    return Set(children.filter(\.isBadge).map { $0.texts.joined() })
  }

  private var isBadge: Bool {
    guard case .element(_, let attributes, _) = self else { return false }
    return attributes["class"]?.split(separator: " ").first == "badge"
  }

  /// All texts, in order.
  fileprivate var texts: [String] {
    switch self {
    case .element(_, _, let children): children.flatMap(\.texts)
    case .text(let text): [text]
    case .flat(let flat): flat.nodes.flatMap(\.texts)
    }
  }
}
