import AppLayout
import PageParts
import Wireframe

/// A screen on a device, with what its viewer shows.
struct ViewedScreen {
  let screen: Screen
  let held: HeldDevice
  /// The path of the viewer.
  let path: SitePath
  /// The bars of each picture, placement by placement.
  let variants: [Variant]
  /// The configured variant with each of the screen's other entrances.
  let entrances: [Variant]
  /// Everything that there is a picture of.
  let pictures: [PictureState]
  /// The same, and the bars that only other screens can have: the viewer shows the nearest ones,
  /// and its links still lead to what the reader chose.
  let states: [PictureState]
  /// What the viewer shows if its address does not say.
  let first: PictureState

  init(_ screen: Screen, on held: HeldDevice, in site: Site) {
    self.screen = screen
    self.held = held
    path = site.paths.viewer(of: screen, on: held)
    variants = site.group(of: screen, on: held).variants
    entrances = site.app.otherEntrances(of: screen, on: held)
    pictures =
      variants.map { PictureState($0) } + [.full] + entrances.map { .entrance($0.entrance) }
    let all = site.axes.placements.flatMap { placement in
      site.axes.statusBars.map { PictureState.bars(placement, $0) }
    }
    states =
      pictures
      + all.filter { [pictures, variants] in
        !variants.isEmpty && !pictures.contains($0)
      }
    first = site.shownVariant(of: screen, on: held).map { PictureState($0) } ?? .full
  }

  /// The name of the screen on the device.
  var title: String { "\(screen.title) on \(held.shortTitle)" }

  /// Returns the address of a state, or of the first one if the viewer does not have it.
  func address(
    of state: PictureState, in look: Look, seenFrom other: SitePath
  ) -> String {
    let shown = states.contains(state) ? state : first
    let id = shown.id(in: look)
    return path == other ? "#\(id)" : other.link(to: path, at: id)
  }

  /// Returns what the viewer shows for a state: the nearest one that there is a picture of. Where the
  /// bar is matters more than the status bar, which a TV does not have.
  func shown(for state: PictureState) -> PictureState {
    guard !pictures.contains(state) else { return state }
    switch state {
    case .bars(let placement, let statusBar):
      let nearest =
        variants.first { $0.placement == placement }
        ?? variants.first { $0.statusBar == statusBar }
      return nearest.map { PictureState($0) } ?? first
    case .full, .entrance: return first
    }
  }

  /// Returns what the viewer shows for a state, in words.
  func shownWords(for state: PictureState) -> String {
    let shown = shown(for: state)
    guard case .bars(let placement, _) = shown, !held.device.deviceClass.hasStatusBar else {
      return shown.words
    }
    return placement.phrase
  }

  /// Returns the variant in the picture of a state; nil for the full content, which has no bars.
  func variant(of state: PictureState) -> Variant? {
    switch shown(for: state) {
    case .bars(let placement, let statusBar):
      variants.first { $0.placement == placement && $0.statusBar == statusBar }
    case .entrance(let entrance): entrances.first { $0.entrance == entrance }
    case .full: nil
    }
  }

  /// Returns the size of the window in the picture of a state, where its content begins, and how much
  /// of it is below the window; nothing for the full content, which has no window.
  func measure(of state: PictureState, in app: App, below: String? = nil) -> [Node] {
    guard let variant = variant(of: state) else { return [] }
    let start = ContentStart(of: variant, in: app.frame(of: variant))
    let name = held.device.fullName.map { "\($0): " } ?? ""
    let rest = below.map { " \($0.sentenceStart)." } ?? ""
    return [
      Node("p", ["class": "viewer-measure"]) {
        "\(name)\(held.windowWords). \(start.sentence)\(rest)"
      }
    ]
  }

  /// Returns the address of the viewer, which shows its first state.
  func address(seenFrom other: SitePath) -> String { other.link(to: path) }

  /// Returns the path of the picture of a state in a theme.
  func picture(of state: PictureState, in theme: String, _ paths: SitePaths) -> SitePath {
    paths.picture(of: shown(for: state), screen, on: held, theme)
  }
}
