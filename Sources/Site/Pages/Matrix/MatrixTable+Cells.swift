import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

extension MatrixTable {
  func node(of cell: Matrix.Cell) -> Node {
    switch cell {
    case .picture(let variant, let size, let isConfigured, let duplicate):
      Node(
        "td",
        [
          "id": id(of: variant),
          "class": classes(of: variant, isConfigured: isConfigured, duplicate),
        ]
      ) {
        pictures(of: variant, size, isConfigured: isConfigured)
        Node("p", ["class": "under"]) {
          if isConfigured { Node.badge("Configured", .accent) }
          anchor(of: variant)
        }
        if let duplicate { words(on: duplicate, of: variant) }
      }
    case .forced(let reason, let placement, let variant):
      other(placement, variant.statusBar) {
        "Never \(placement.words): \(reason.shortReason). "
        Node("a", ["href": "#\(id(of: variant))"]) { "See bar \(variant.placement.words)" }
      }
    case .absent(let placement, let statusBar):
      other(placement, statusBar) { "Not on this device" }
    }
  }

  /// Returns the id of a variant's cell.
  private func id(of variant: Variant) -> String {
    let device = site.paths[variant.device, variant.orientation].text
    return "\(device).\(variant.placement.rawValue).\(variant.statusBar.rawValue)"
  }

  private func classes(
    of variant: Variant, isConfigured: Bool, _ duplicate: Matrix.Duplicate?
  ) -> String {
    var classes = ["bar-\(variant.placement.rawValue)", "status-\(variant.statusBar.rawValue)"]
    if isConfigured { classes.append("configured") }
    if case .picture = duplicate { classes.append("same") }
    return classes.joined(separator: " ")
  }

  /// Returns the most space for a picture; narrower columns make it smaller.
  private func room(for size: Size) -> (width: Double, height: Double) {
    size.width > size.height ? (440, 320) : (280, 620)
  }

  /// Returns the picture in each theme. The configured one links to its explanation, others to
  /// their files.
  private func pictures(of variant: Variant, _ size: Size, isConfigured: Bool) -> [Node] {
    let explanation = path.link(
      to: site.paths.inspection(of: screen, on: variant.device, in: variant.orientation))
    return GalleryPictures(of: site).themes.enumerated().map { number, theme in
      Picture(
        at: path.link(to: site.paths.picture(of: variant, in: theme.name)),
        "\(screen.title) on \(variant.device.name), \(variant.words)",
        size: (size.width, size.height), within: room(for: size)
      ).link(
        to: isConfigured ? explanation : nil,
        class: "shot t\(number + 1)\(size.width > size.height ? " wide" : "")")
    }
  }

  private func anchor(of variant: Variant) -> Node {
    Node(
      "a",
      [
        "class": "anchor", "href": "#\(id(of: variant))",
        "aria-label": "Link to \(variant.device.name), \(variant.words)",
      ]
    ) { "#" }
  }

  /// Returns the words about what a picture repeats, as short as the difference allows.
  private func words(on duplicate: Matrix.Duplicate, of variant: Variant) -> Node {
    let (text, other) =
      switch duplicate {
      case .picture(let other): ("Same as ", other)
      case .content(let other): ("Same content as ", other)
      }
    return Node("p", ["class": "muted like"]) {
      text
      Node("a", ["href": "#\(id(of: other))"]) {
        other.placement == variant.placement
          ? "Status \(other.statusBar.words)"
          : "Bar \(other.placement.words), status \(other.statusBar.words)"
      }
    }
  }

  private func other(
    _ placement: Placement, _ statusBar: StatusBar, @NodeBuilder _ words: () -> [Node]
  ) -> Node {
    Node("td", ["class": "bar-\(placement.rawValue) status-\(statusBar.rawValue) other"]) {
      Node("p", ["class": "muted small"], children: words)
    }
  }
}

extension HeldDevice {
  /// The size of the window.
  var windowWords: String {
    let size = device.window(in: orientation).size
    return "\(size.width.rounded().shortText) × \(size.height.rounded().shortText) pt"
  }
}
