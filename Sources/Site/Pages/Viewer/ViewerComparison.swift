import AppLayout
import PageParts
import Wireframe

/// A second picture next to the first one, on the same device or another, off until the reader
/// chooses it. The script adds what was chosen to the address.
struct ViewerComparison {
  private let site: Site
  private let viewed: ViewedScreen
  /// What the picture of the full content on each device shows.
  private let fullFrames: [HeldDevice: Rect]
  /// The screen on each device to choose from.
  private let screens: [ViewedScreen]

  init(
    of viewed: ViewedScreen, _ fullFrames: [HeldDevice: Rect], with screens: [ViewedScreen],
    in site: Site
  ) {
    self.site = site
    self.viewed = viewed
    self.fullFrames = fullFrames
    self.screens = screens
  }

  private var looks: ArraySlice<Look> { site.offeredLooks }
  private var states: [PictureState] { viewed.pictures }

  /// Whether there is a second picture to choose.
  var isOffered: Bool { states.count > 1 || looks.count > 1 || screens.count > 1 }

  var choices: [Node] {
    guard isOffered else { return [] }
    return [
      Node("details", ["class": "menu compare"]) {
        Node("summary") {
          "Compare "
          Node("span") { "side by side" }
        }
        Node("div", ["class": "menu-list"]) {
          Choices(
            "Second picture", name: "second",
            options: [.init("second-none", "none")]
              + states.map(option)
          ).nodes
          Choices(
            "Its device", name: "second-device",
            options: screens.enumerated().map {
              .init(
                "second-device-\($0 + 1)", title(of: $1.held),
                value: site.paths[$1.held].text,
                in: group(of: $1.held), for: $1.held.device.fullName)
            }, chosen: screens.firstIndex { $0.held == viewed.held } ?? 0
          ).nodes
          Choices(
            "Its theme", name: "second-look",
            options: sameLook
              + looks.enumerated().map {
                .init("second-look-\($0 + 1)", $1.title, value: $1.ending?.text)
              }
          ).nodes
        }
      }
    ]
  }

  /// The theme of the first picture, which the second one has until the reader chooses another;
  /// nothing if there is one theme.
  private var sameLook: [Choices.Option] {
    looks.count > 1 ? [.init("second-look-same", "the same", value: "same")] : []
  }

  /// Returns the name of a device among those held like the viewer's; most are.
  private func title(of other: HeldDevice) -> String {
    guard other.orientation != viewed.held.orientation, other.device.orientations.count > 1 else {
      return other.device.shortName
    }
    return "\(other.device.shortName), \(other.orientation.rawValue)"
  }

  /// Returns the words before devices of a class, if the site has several classes.
  private func group(of other: HeldDevice) -> String? {
    site.deviceClasses.count > 1 ? other.device.deviceClass.title : nil
  }

  /// Returns the answer that chooses a state; those with one placement of the bar are together.
  private func option(of state: PictureState) -> Choices.Option {
    let id = id(of: state)
    switch state {
    case .bars(let placement, let statusBar):
      return .init(
        id, statusBar.words, value: state.name, in: "Bar \(placement.words), status bar")
    case .full, .entrance: return .init(id, state.title, value: state.name)
    }
  }

  /// The pictures that can be chosen; the stylesheet shows one.
  var pictures: [Node] {
    guard isOffered else { return [] }
    return [
      Node("div", ["class": "seconds"]) {
        for state in states {
          Node("div", ["class": "second \(id(of: state))"]) {
            Node("h2") {
              for (number, other) in screens.enumerated() {
                Node("span", ["class": "held v\(number + 1)"]) { title(of: state, on: other) }
              }
            }
            for (number, other) in screens.enumerated() {
              pictures(of: state, on: other, "held v\(number + 1)")
            }
          }
        }
      }
    ]
  }

  private func title(of state: PictureState, on other: ViewedScreen) -> String {
    let words = other.shownWords(for: state).sentenceStart
    return other.held == viewed.held ? words : "\(words), \(other.held.shortTitle)"
  }

  private func pictures(
    of state: PictureState, on other: ViewedScreen, _ name: String
  ) -> Node {
    let shown = other.shown(for: state)
    let whole = shown == .full ? fullFrames[other.held]?.size : nil
    return Node("div", ["class": name]) {
      site.pictures(
        "\(other.title), \(other.shownWords(for: state))", seenFrom: viewed.path,
        size: whole ?? other.held.pictureSize,
        within: PictureScale(of: screens.map(\.held)).box(on: other.held),
        of: other.held, isFull: shown == .full
      ) { other.picture(of: shown, in: $0, site.paths) }
      other.measure(of: state, in: site.app)
    }
  }

  /// Returns the id of a choice, without dots, which stylesheets would have to escape.
  private func id(of state: PictureState) -> String {
    "second-\(String(state.name.map { $0 == "." ? "-" : $0 }))"
  }
}
