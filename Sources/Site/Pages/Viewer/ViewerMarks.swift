import AppLayout
import AppModel
import Markup
import SiteFiles

/// What is over the pictures of a viewer: the numbers of what layout rules found, and of notes.
struct ViewerMarks {
  let all: LintMarks
  let found: [PictureState: [LintMarks.Mark]]
  /// The layouts of all pictures that have a window.
  let layouts: [PictureState: VariantLayout]
  private let notes: ScreenNotes

  /// The choice to hide the numbers; nothing where no picture has any.
  var choice: [Node] { found.values.allSatisfy(\.isEmpty) ? [] : all.choice }

  init(of viewed: ViewedScreen, in site: Site) {
    let all = LintMarks(of: viewed.screen, in: site)
    self.all = all
    var memory = LayoutMemory()
    let configured = memory.layout(
      of: site.configuredVariant(of: viewed.screen, on: viewed.held), in: site.app)
    let layouts = Dictionary(
      (viewed.variants + viewed.entrances).map {
        (PictureState($0), memory.layout(of: $0, in: site.app))
      }, uniquingKeysWith: { first, _ in first })
    self.layouts = layouts
    found = Dictionary(
      viewed.pictures.map { state in
        (state, all.found(on: layouts[state] ?? configured, inFullContent: state == .full))
      }, uniquingKeysWith: { first, _ in first })
    notes = ScreenNotes(
      of: ScreenParts(site: site, screen: viewed.screen, path: viewed.path), configured, on: [])
  }

  /// Returns the numbers of notes over the picture of a state.
  func notes(on state: PictureState, _ canvas: Rect, shownIn width: Double) -> [Node] {
    layouts[state].map { notes.overlay(on: $0, canvas, shownIn: width) } ?? []
  }
}
