import AppModel
import PageParts

/// What changed, at the top of the gallery.
struct ChangeStrip {
  let changes: SiteChanges
  let path: SitePath

  var node: Node {
    let more = changes.causeCount - changes.causes.count
    return Node(
      "section", ["class": "callout callout-accent changes", "aria-labelledby": "changes-title"]
    ) {
      Node("h2", ["id": "changes-title"]) { "What changed" }
      Node("p") { changes.sentence }
      if !changes.causes.isEmpty {
        Node("ul") {
          for cause in changes.causes {
            Node("li") { cause.node(seenFrom: path) }
          }
          if more > 0 { Node("li") { more.andMore("cause") } }
        }
      }
      Node("p") { Node.badge("See all changes", .accent, to: path.link(to: changes.report)) }
    }
  }
}

/// The changed screens of a gallery with several pages, each of which can filter only its own.
struct ChangedScreens {
  private let site: Site
  private let screens: [Screen]

  /// The maximum number of screens that are named.
  private static let most = 50

  init(of site: Site, _ changes: SiteChanges) {
    self.site = site
    screens = site.gallery.pages.flatMap { $0.flatMap(\.screens) }.filter {
      changes.screens[$0.key] != nil
    }
  }

  /// The screens as links to their pages; nothing if none changed.
  func nodes(seenFrom path: SitePath) -> [Node] {
    guard !screens.isEmpty else { return [] }
    let left = screens.count - Self.most
    return [
      Node("p", ["class": "muted small"]) {
        "\(screens.count.counted(as: "changed screen").sentenceStart): "
        for (number, screen) in screens.prefix(Self.most).enumerated() {
          if number > 0 { ", " }
          Node("a", ["href": path.link(to: site.paths.page(of: screen))]) {
            Node.appText(screen.title)
          }
        }
        if left > 0 { " \(left.andMore())" }
      }
    ]
  }
}
