import AppLayout
import PageParts
import Wireframe

/// The filters of the screens on a gallery page. The stylesheet applies them and counts.
struct GalleryFilters {
  private let site: Site
  private let screens: [Screen]
  private let pictures: GalleryPictures

  init(of site: Site, _ screens: [Screen], _ pictures: GalleryPictures) {
    self.site = site
    self.screens = screens
    self.pictures = pictures
  }

  /// Returns the filters of a gallery page.
  func nodes(seenFrom path: SitePath) -> [Node] {
    guard !screens.isEmpty else { return [] }
    return [
      Node("div", ["class": "filters row"]) {
        find
        devices.nodes
        site.lookChoice.nodes
        changed
        folded(seenFrom: path)
      }
    ]
  }

  /// The choice to show only what changed; nothing if there is nothing to show then.
  private var changed: [Node] {
    guard let changes = site.changes else { return [] }
    let count = screens.count { changes.screens[$0.key] != nil }
    guard count > 0 else { return [] }
    return [
      Node("label", ["class": "choice"]) {
        Node(
          "input", ["type": "checkbox", "id": "only-changes", "name": "only", "value": "changes"])
        "Changed only (\(count.grouped))"
      }
    ]
  }

  /// Returns the filters of the cards, in their menu, to which the stylesheet adds how many are
  /// chosen, and the link that clears them; nothing if there is nothing to filter by.
  private func folded(seenFrom path: SitePath) -> [Node] {
    let filters = types.nodes + placements.nodes + only.nodes
    guard !filters.isEmpty else { return [] }
    return [
      Node("details", ["class": "menu card-filters"]) {
        Node("summary") { "Filters" }
        Node("div", ["class": "menu-list"], filters)
      },
      // Without the script the page is loaded anew, with no filters.
      Node("a", ["class": "clear", "href": path.link(to: path)]) { "Clear filters" },
    ]
  }

  /// The number of screens; the stylesheet adds how many are shown, which it counts after them.
  var count: [Node] {
    screens.isEmpty
      ? []
      : [
        Node("p", ["class": "count muted small"]) {
          ScreenCount(screens).words + (site.gallery.pages.count > 1 ? " on this page" : "")
        }
      ]
  }

  /// The search field, which works only with the script and is shown by it.
  private var find: Node {
    Node("label", ["class": "find", "hidden": "hidden"]) {
      Node("span", ["class": "visually-hidden"]) {
        "Find a screen by its name, its content, a plugin or its id"
      }
      Node(
        "input",
        [
          "type": "search", "id": "find",
          "placeholder": "Find a screen", "autocomplete": "off",
        ])
    }
  }

  private var devices: ChoiceMenu {
    site.choice(of: pictures.devices, others: "on the page of each screen")
  }

  private var types: Choices {
    let present = Set(screens.map { ScreenKind(of: $0) })
    return oneOf(
      "Type", "type", ScreenKind.allCases.filter(present.contains).map { ($0.rawValue, $0.title) })
  }

  private var placements: Choices {
    let present = Set(screens.map { site.app.placement(of: $0) })
    return oneOf(
      "Bar", "placement",
      Placement.allCases.filter(present.contains).map { ($0.rawValue, $0.words) })
  }

  /// Returns a choice among the values, if there are several.
  private func oneOf(_ title: String, _ name: String, _ values: [(String, String)]) -> Choices {
    let options = values.count > 1 ? [("all", "all")] + values : []
    return Choices(
      title, name: name, options: options.map { .init("\(name)-\($0.0)", $0.1, value: $0.0) })
  }

  private var only: Choices {
    var options: [Choices.Option] = []
    if screens.contains(where: { Problems.Tally(of: site.problems.of($0)).severeCount > 0 }) {
      options.append(.init("only-problems", "with problems", value: "problems"))
    }
    if screens.contains(where: { !site.notes.on($0).isEmpty }) {
      options.append(.init("only-notes", "with notes", value: "notes"))
    }
    return Choices("Only", name: "only", .any, options: options)
  }
}
