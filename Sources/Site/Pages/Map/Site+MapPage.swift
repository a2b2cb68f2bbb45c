import AppModel
import PageParts

extension DocumentKind {
  static let map = DocumentKind("map", .map, page: \.mapPage)
}

extension Site {
  /// The page about how people get from screen to screen.
  var mapPage: Page {
    let path = SitePart.map.path
    let list = MapList(of: self, on: path)
    return Page(
      at: path, SitePart.map.title, of: name, in: .map, heading: [.text("How do I get there?")],
      lead: map.summary
    ) {
      Node("div", ["class": hasNeighborPages ? nil : "map-and-list"]) {
        if hasNeighborPages {
          MapSteps(site: self, map: map, page: path).section
        } else {
          ScreenMap(of: self).section(on: path)
        }
        Node.section("list", "The map as a list") {
          list.nodes
        }
      }
      if !map.lost.isEmpty {
        Node.section("lost", "Screens that no one can get to") { list.lost }
      }
      MermaidText(map).section(on: path)
    }
  }
}

extension WayMap {
  /// A summary of the app's paths in a sentence or two.
  fileprivate var summary: [Node] {
    let start: [Node] =
      home.flatMap(screen).map { [.text("The app starts with "), .appText($0.title), .text(". ")] }
      ?? []
    // Screens that no one can get to are not among those that paths connect.
    let count = ways.count { !lostPlaces.contains($0.from) && !lostPlaces.contains($0.to) }
    let connected = screens.filter { place(of: $0).map(lostPlaces.contains) != true }
    let verb = count.form("connects", "connect")
    var text = "\(count.counted(as: "path")) \(verb) \(ScreenCount(connected).words)."
    if !lost.isEmpty {
      text += " No one can get to \(lost.count.grouped) \(lost.count.form("other", "others"))."
    }
    if omitted > 0 {
      text +=
        " \(omitted.counted(as: "more link")) in feeds shared by several screens are left out."
    }
    return start + [.text(text)]
  }
}

extension ScreenMap {
  fileprivate func section(on page: SitePath) -> Node {
    Node.section("map", "Map") {
      if main.isThinned || band?.isThinned == true {
        Node("p") {
          "There are too many paths to show them all, so the map has only the shortest one to each "
          "screen. The list below has the rest."
        }
      }
      nodes(on: page, about: "A column is a number of taps from home.")
    }
  }

  /// Returns the map in a region that scrolls, what is to be known about it, and the meaning of its
  /// marks.
  func nodes(on page: SitePath, about words: String? = nil) -> [Node] {
    let hint = "Point at a screen, or focus it, to see its paths."
    return [
      Node("div", ["class": "row"], size + site.lookChoice.nodes),
      Node("p", ["class": "map-scrolls muted small"]) {
        "The drawing scrolls sideways; “fit” shows all of it."
      },
      Node.scroll(title, class: "map-region") { drawing(on: page) },
      Node("p", ["class": "muted small"]) {
        if let words { "\(words) " }
        Node("span", ["class": "unprinted"]) { hint }
      },
      MapLegend(
        map: map, hasAbsent: map.screens.contains(where: isAbsent),
        hasRest: main.hasRest,
        hasChanges: map.screens.contains { site.changes?.screens[$0.key] != nil }
      ).node,
    ]
  }

  /// The choice of how large the map is: in percent of its drawing, as wide as the window, or so with
  /// letters that can be read.
  private var size: [Node] {
    Choices(
      "Size", name: "map-size", isRemembered: true,
      options: [
        .init("map-actual", "100 %"), .init("map-75", "75 %"), .init("map-50", "50 %"),
        .init("map-fit", "fit"), .init("map-auto", "automatic"),
      ], chosen: 4
    ).nodes
  }
}

extension MapSteps {
  fileprivate var section: Node {
    Node.section("map", "Map by taps") {
      Node("p") {
        "With \(ScreenCount(map.screens).words) a drawing would be too crowded, so here are the "
        "screens by their number of taps from home, each with the shortest path there. The page of "
        "each screen leads to a map of what is near it."
      }
      nodes
    }
  }
}

extension MermaidText {
  /// The longest text that the page shows; longer ones are only in the file.
  private static var longest: Int { 20_000 }

  fileprivate func section(on page: SitePath) -> Node {
    Node.section("text", "The map as text") {
      Node("p") {
        Node("a", ["href": page.link(to: .mapText)]) { "flow.mmd" }
        " is the map in Mermaid, ready to paste into documents and issues that can draw it."
      }
      if text.utf8.count <= Self.longest {
        Node.details("Show the text") { Node.code("The map as Mermaid text", text) }
      }
    }
  }
}
