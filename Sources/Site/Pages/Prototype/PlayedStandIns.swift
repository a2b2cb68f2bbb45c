import AppLayout
import AppModel
import Markup
import PageParts
import Wireframe

/// What opens on a screen of the prototype that is not a screen: one picture for each kind, and a
/// title for each item. The address of the page selects the title, which shows the picture, too.
struct PlayedStandIns {
  private var all: [Opened] = []
  private var places: [Place: Int] = [:]

  /// What one item opens, or several that open the same.
  struct Opened: Hashable {
    let kind: StandIn
    let title: String
    let note: String?
    /// The id of what opens.
    let id: String
    /// The id of the first item that opens it, to which it leads back.
    let origin: String
    fileprivate let first: Place
  }

  /// What a box draws, or which one it is: boxes below different tabs may have the same key.
  fileprivate enum Place: Hashable {
    case part(LayoutPart)
    case box(BoxKey)

    init(_ box: Wireframe.Box) { self = box.part.map { .part($0) } ?? .box(box.key) }
  }

  /// What two items share that open the same.
  private struct Content: Hashable {
    let kind: StandIn
    let title: String
    let note: String?
  }

  /// What the classes of all stand-ins begin with, and the ids of what opens.
  private static let className = "stand-in"
  private static let idPrefix = "open-"

  /// Whether an element is a stand-in, which repeats the title of its item, and is numbered.
  static func isStandIn(_ attributes: Node.Attributes) -> Bool {
    attributes["class"]?.hasPrefix(className) == true
  }

  /// Whether a link opens a stand-in.
  static func isLink(to address: String) -> Bool { address.hasPrefix("#\(idPrefix)") }

  /// The maximum number of titles on a page; any other item opens one that only says its kind.
  private static let most = 200

  /// Collects what boxes open.
  init(_ openings: some Sequence<(Wireframe.Box, Opening)>) {
    var known: [Content: Int] = [:]
    for (box, opening) in openings {
      guard case .standIn(let kind, let note) = opening.action else { continue }
      var content = Content(kind: kind, title: opening.title, note: note)
      if known[content] == nil, all.count >= Self.most {
        content = Content(kind: kind, title: "", note: note)
      }
      let place = known[content] ?? all.count
      if place == all.count {
        known[content] = place
        all.append(
          Opened(
            kind: kind, title: content.title, note: content.note,
            id: "\(Self.idPrefix)\(place + 1)",
            origin: "from-\(place + 1)", first: Place(box)))
      }
      places[Place(box)] = place
    }
  }

  /// Returns what a box opens; nil where it does not open anything of this kind.
  subscript(box: Wireframe.Box) -> Opened? { places[Place(box)].map { all[$0] } }

  /// Returns the id of a box to which what it opens leads back; nil where that is another box.
  func origin(of box: Wireframe.Box) -> String? {
    self[box].flatMap { $0.first == Place(box) ? $0.origin : nil }
  }

  /// Returns the pictures with their titles, each hidden until it is selected.
  func nodes(on played: PlayedScreen, _ writer: SVGWriter) -> [Node] {
    StandIn.allCases.compactMap { kind in
      let opened = all.filter { $0.kind == kind }
      guard !opened.isEmpty else { return nil }
      let drawing = StandInDrawing(kind, over: played.shown)
      return Node("div", ["class": ([Self.className] + drawing.forms).joined(separator: " ")]) {
        writer.layer(drawing.picture, named: kind.rawValue) {
          $0.control.map { .control($0.control, named: $0.name) }
        }
        for item in opened {
          Node("div", ["class": "opened", "id": item.id]) {
            if drawing.closesOutside {
              Node("a", ["class": "shade", "href": "#\(item.origin)", "aria-label": "Close"])
            }
            writer.caption(drawing.caption(item.title, item.note), named: item.id) { _ in
              .link(Wireframe.Link(to: "#\(item.origin)", named: "Close"))
            }
          }
        }
      }
    }
  }
}
