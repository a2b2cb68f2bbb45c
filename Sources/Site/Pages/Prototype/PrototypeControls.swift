import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// What is next to the device of a prototype: links that the picture of its screen does not have,
/// and links out of the prototype.
struct PrototypeControls {
  let played: PlayedScreen

  private var site: Site { played.site }
  private var path: SitePath { played.path }

  /// The maximum number of links that are listed.
  private static let mostLinks = 24

  var nodes: [Node] {
    [
      Node("div", ["class": "play-controls"]) {
        back
        start
        menu
        Node("label", ["class": "choice"]) {
          Node("input", ["type": "checkbox", "id": "tint", "name": "tint"])
          "Show what can be \(isTelevision ? "selected" : "tapped")"
        }
        Node("span", ["class": "key"]) {
          Node("span", ["class": "opens"]) { "opens a screen" }
          Node("span", ["class": "opens-nothing"]) { "opens nothing" }
        }
        PlayedDeviceSwitch(played: played).nodes
        if let change { change.mark.badge(seenFrom: path) }
        Node("a", ["href": viewer]) { "About this screen" }
      }
    ] + DeadEnd.sentences(inMenu: false) + linksNotDrawn + (change.map { [$0.node] } ?? [])
  }

  /// What changed about the picture that is played, or else about the rest of its screen.
  private var change: ChangeBox? {
    let picture = site.paths.picture(of: played.layout.variant, in: site.themes[0].name)
    return ChangeBox(about: picture, of: played.screen, in: site, seenFrom: path)
  }

  private var back: [Node] {
    guard let opener = played.opener, let address = played.address(of: opener) else { return [] }
    return [Node("a", ["class": "back", "href": address]) { "← Back" }]
  }

  private var start: [Node] {
    guard let start = site.prototypeStart(on: played.held), start != path else { return [] }
    return [Node("a", ["href": path.link(to: start)]) { "Start" }]
  }

  /// A link to the menu if the screen has one, but no button that opens it.
  private var menu: [Node] {
    guard played.menu != nil, !played.hasMenuButton else { return [] }
    return [Node("a", ["href": "#\(PlayedScreen.menuID)"]) { "Menu" }]
  }

  private var isTelevision: Bool { played.held.device.deviceClass == .tv }

  private var viewer: String {
    ViewedScreen(played.screen, on: played.held, in: site).address(seenFrom: path)
  }

  /// The links from the screen that its picture does not show.
  private var linksNotDrawn: [Node] {
    let hidden = played.linksNotDrawn
    guard !hidden.isEmpty else { return [] }
    return [
      Node("div", ["class": "play-more"]) {
        Node("p", ["class": "muted small"]) { "Also opens from here, but is not in the picture:" }
        Node("ul", ["class": "segments"]) {
          for entry in hidden.prefix(Self.mostLinks) {
            Node("li") {
              Node("a", ["href": entry.address]) {
                Node.appText(entry.screen.title)
                " (\(entry.link.trigger.words))"
              }
            }
          }
          if hidden.count > Self.mostLinks {
            Node("li") {
              Node("a", ["href": path.link(to: site.paths.page(of: played.screen))]) {
                (hidden.count - Self.mostLinks).andMore()
              }
            }
          }
        }
      }
    ]
  }
}

/// Why a part of a prototype opens nothing. The address of the part selects the sentence, which is
/// then shown.
enum DeadEnd: String, Hashable, Sendable, CaseIterable {
  /// The app links it to nothing.
  case unlinked
  /// The app links it to something that the app does not have.
  case missing
  /// The site leaves out what it opens.
  case leftOut = "left-out"

  private var words: String {
    switch self {
    case .unlinked: "Nothing opens here."
    case .missing: "This opens something that the app does not have."
    case .leftOut: "This opens a screen that is not in this site."
    }
  }

  /// Returns the id of the sentence. The open menu has its sentences again, since it stays open
  /// only as long as the address selects something in it.
  func id(inMenu isInMenu: Bool) -> String { (isInMenu ? "menu-" : "") + "dead-\(rawValue)" }

  /// Returns the sentences, each hidden until it is selected.
  static func sentences(inMenu isInMenu: Bool) -> [Node] {
    allCases.map { end in
      Node("p", ["class": "says", "id": end.id(inMenu: isInMenu)]) { end.words }
    }
  }
}

extension Wireframe.Tap {
  /// Returns what happens when someone taps a part that opens nothing.
  static func deadEnd(_ words: String, _ reason: DeadEnd, inMenu isInMenu: Bool = false) -> Self {
    .nothing(Wireframe.Link(to: "#\(reason.id(inMenu: isInMenu))", named: words))
  }
}
