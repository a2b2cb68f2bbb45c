import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension MatrixTable {
  /// Returns a cell of the table.
  func node(of cell: Matrix.Cell) -> Node {
    switch cell {
    case .picture(let variant, let size, let isConfigured, let twin):
      Node(
        "td",
        [
          "id": id(of: variant),
          "class": classes(of: variant, isConfigured: isConfigured, isTwin: twin != nil),
        ]
      ) {
        pictures(of: variant, size, twin)
        Node("p", ["class": "under"]) {
          Node("span", ["class": "which"]) { Self.words(of: variant) }
          if isConfigured { Node.badge("Configured", .accent) }
          mark(on: variant)
          anchor(of: variant)
        }
      }
    case .absent(let placement, let statusBar):
      Node("td", ["class": "bar-\(placement.rawValue) status-\(statusBar.rawValue) other"]) {
        Node("p", ["class": "muted small"]) { "Not on this device" }
        Node("p", ["class": "under"]) {
          Node("span", ["class": "which"]) { Self.words(placement, statusBar) }
        }
      }
    }
  }

  /// Returns the words for the column of a picture.
  private static func words(of variant: Variant) -> String {
    variant.device.deviceClass.hasStatusBar
      ? words(variant.placement, variant.statusBar) : "Bar \(variant.placement.words)"
  }

  /// Returns the words for a column, which cells have when they are not below their headers.
  private static func words(_ placement: Placement, _ statusBar: StatusBar) -> String {
    "Bar \(placement.words), status \(statusBar.words)"
  }

  /// Returns the id of a variant's cell.
  private func id(of variant: Variant) -> String {
    "\(site.paths[variant.held].text).\(PictureState(variant).name)"
  }

  private func classes(of variant: Variant, isConfigured: Bool, isTwin: Bool) -> String {
    var classes = ["bar-\(variant.placement.rawValue)", "status-\(variant.statusBar.rawValue)"]
    if isConfigured { classes.append("configured") }
    if isTwin { classes.append("same") }
    return classes.joined(separator: " ")
  }

  /// Returns the picture in each theme, as a link to its viewer. A faded one says which other
  /// picture it looks like.
  private func pictures(of variant: Variant, _ size: Size, _ twin: Variant?) -> [Node] {
    let words = "\(screen.title) on \(variant.device.name), \(variant.words)"
    let isWide = size.width > size.height
    let canvas = Rect(origin: Wireframe.origin(on: variant.held), size: size)
    let overlay =
      marks.isEmpty
      ? []
      : marks.overlay(
        marks.found(on: VariantLayout(variant, in: site.app)), on: canvas,
        shownIn: isWide ? 440 : 280)
    return site.offeredLooks.enumerated().map { number, look in
      site.picture(
        twin.map { "\(words): looks the same as \($0.words)" } ?? words, in: look, seenFrom: path,
        size: size, within: isWide ? Size(width: 440, height: 320) : Size(width: 280, height: 620)
      ) { site.paths.picture(of: variant, in: $0) }.link(
        to: site.viewerAddress(of: variant, in: look, seenFrom: path),
        class: overlay.isEmpty ? "shot t\(number + 1)" : "shot marked t\(number + 1)",
        cut: BarsOnly(variant, size).name, under: overlay)
    }
  }

  /// What happened to the picture in the theme of the pages; nothing if it looks the same.
  private func mark(on variant: Variant) -> [Node] {
    let picture = site.paths.picture(of: variant, in: site.themes[0].name)
    guard let mark = site.changes?.pictures[picture], mark.word != nil else { return [] }
    return mark.badges(seenFrom: path)
  }

  private func anchor(of variant: Variant) -> Node {
    Node("a", ["class": "copy-link", "href": "#\(id(of: variant))"]) { "Link to this picture" }
  }
}

/// The part of a picture that the matrix shows if only bars are of interest: at least the top 160
/// points of the window.
private struct BarsOnly {
  /// The class by which the stylesheet knows the proportions of the part.
  let name: String

  private static let height = 160.0
  /// The proportions that the stylesheet has, width by height in hundredths.
  private static let steps = [150, 175, 200, 225, 250, 300, 350, 400, 500, 600, 800, 1000, 1200]

  init(_ variant: Variant, _ size: Size) {
    let window = variant.held.window.size
    let top = max(0, size.height - window.height) / 2
    let exact = size.width / (Self.height + top) * 100
    let step = Self.steps.last { Double($0) <= exact } ?? Self.steps[0]
    name = "bars-\(step)"
  }
}
