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

  /// The id of the button that shows the controls in a narrow window.
  private static let id = "controls"

  /// What is not of the app, but drawn by Riverbed: some screens, and whatever opens over one.
  private static let standIn =
    "Not a screen of the app. Riverbed draws the same one for every app."

  var nodes: [Node] {
    let remark = played.picture.remark
    return [
      // The address keeps saying which step is shown, or what has opened.
      Node(
        "input",
        ["type": "checkbox", "class": "open-controls", "id": Self.id, "aria-label": "Controls"]),
      Node("div", ["class": "controls"]) {
        controls
        Node("p", ["class": "ours small"]) { Self.standIn }
        if let remark { Node("p", ["class": "ours small about-screen"]) { remark } }
        linksNotDrawn
        if let change { change.node }
      },
    ]
  }

  private var controls: [Node] {
    [
      Node("div", ["class": "play-controls"]) {
        Node("label", ["class": "done button", "for": Self.id]) { "Close" }
        back
        start
        menu
        Node("label", ["class": "choice"]) {
          Node("input", ["type": "checkbox", "id": "tint", "name": "tint"])
          "Show what can be \(isTelevision ? "selected" : "tapped")"
        }
        Node("span", ["class": "key"]) {
          Node("span", ["class": "opens"]) { "opens a screen" }
          Node("span", ["class": "opens-aside"]) { "opens something else" }
          Node("span", ["class": "opens-nothing"]) { "opens nothing" }
        }
        PlayedDeviceSwitch(played: played).nodes
        if let change { change.mark.badge(seenFrom: path) }
        Node("a", ["href": viewer]) { "About this screen" }
      }
    ]
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
    guard let start = site.prototypeStart(on: played.held, seenFrom: path),
      start != path.link(to: path)
    else { return [] }
    return [Node("a", ["class": "start", "href": start]) { "Start" }]
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
