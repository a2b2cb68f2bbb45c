import AppLayout
import PageParts
import Wireframe

/// The notes in `riverbed.json` on a screen and its components, numbered, and where they are in its
/// pictures.
struct ScreenNotes {
  private let parts: ScreenParts
  private let notes: [SiteConfiguration.Note]
  private let components: [String: ElementIndex<Component>]
  /// The titles that people see above components, by the components' keys.
  private let titles: [String: String]

  /// The devices that can be chosen, by their numbers.
  private let devices: [(number: Int, held: HeldDevice)]

  /// The maximum number of notes in the first view, of discs on a picture, and of links that depend
  /// on the device.
  private static let most = (unfolded: 4, discs: 60, links: 200)

  init(
    of parts: ScreenParts, _ layout: VariantLayout?,
    on devices: [(number: Int, held: HeldDevice)]
  ) {
    self.parts = parts
    self.devices = devices
    notes = parts.site.notes.on(parts.screen)
    components =
      notes.isEmpty
      ? [:]
      : Dictionary(firstOf: parts.screen.allComponents.withIndices.map { ($1.key, $0) })
    let sections = notes.isEmpty ? [] : layout?.content.sections ?? []
    titles = Dictionary(
      firstOf: sections.compactMap { section in
        (section.header?.title ?? section.cells.first?.title).map { (section.component.key, $0) }
      })
  }

  var nodes: [Node] {
    guard !notes.isEmpty else { return [] }
    let (first, rest) = (notes.prefix(Self.most.unfolded), notes.dropFirst(Self.most.unfolded))
    return [
      Node("h3", ["id": PagePlace.notes]) { notes.count == 1 ? "Note" : "Notes" },
      list(first),
    ]
      + (rest.isEmpty
        ? []
        : [
          Node.details(rest.count.counted(as: "more note"), isPrinted: true) {
            list(rest)
          }
        ])
  }

  private func list(_ part: ArraySlice<SiteConfiguration.Note>) -> Node {
    let start = part.startIndex > 0 ? "\(part.startIndex + 1)" : nil
    return Node("ol", ["class": "screen-notes", "start": start]) {
      for index in part.indices { node(of: part[index], number: index + 1) }
    }
  }

  private func node(of note: SiteConfiguration.Note, number: Int) -> Node {
    let component = note.component.flatMap { components[$0.value] }
    return Node("li", ["id": Notes.id(ofNote: number)]) {
      Node("span", ["class": "remark-number"]) { "\(number)" }
      Node("div") {
        if let key = note.component?.value {
          Node("p", ["class": "small"], title(of: key, component))
        }
        Node("p", ["dir": "auto"]) { note.text }
      }
    }
  }

  /// Returns what a note is about, as people see it, as a link to where that is explained, for each
  /// device that can be chosen unless those would be very many.
  private func title(of key: String, _ component: ElementIndex<Component>?) -> [Node] {
    let type = component.flatMap { parts.screen.allComponents[$0].typeName?.value.spoken }
    let words =
      titles[key] ?? component.map {
        "Component \($0.index + 1)" + (type.map { " (\($0))" } ?? "")
      } ?? key
    let title = Node("strong") { Node.appText(words) }
    let isForEach = devices.count > 1 && devices.count * notes.count <= Self.most.links
    let links = (isForEach ? devices : Array(devices.prefix(1))).compactMap { number, held in
      component.flatMap { parts.references.explanation(of: $0, on: parts.screen, held: held) }
        .map {
          Node("a", ["class": isForEach ? "of-device d\(number)" : nil, "href": $0]) { title }
        }
    }
    return links.isEmpty ? [title] : links
  }

  /// Returns the numbers as a drawing over a picture that is shown with a width: each at the end of
  /// the first line of what its note is about.
  func overlay(on layout: VariantLayout, _ canvas: Rect, shownIn width: Double) -> [Node] {
    let radius = Self.radius / min(1, width / max(1, canvas.width))
    let frame = layout.frame
    let top = max(frame.contentArea.y + frame.viewport.coveredTop, frame.safeArea.top)
    var taken: [String: Int] = [:]
    let discs = notes.enumerated().prefix(Self.most.discs).compactMap { index, note -> Node? in
      guard let key = note.component?.value,
        let section = layout.content.sections.first(where: { $0.component.key == key })
      else { return nil }
      let box = section.frame.offset(by: frame.contentArea.origin)
      guard box.intersects(frame.contentArea) else { return nil }
      let place = taken[key, default: 0]
      taken[key] = place + 1
      let link =
        section.header?.target == nil ? 0 : layout.variant.device.deviceClass.headerLinkWidth
      let inset = radius * (1.25 + 2.25 * Double(place)) + link
      let x = parts.app.settings.isRightToLeft ? box.x + inset : box.maxX - inset
      let y = max(box.y, top) + radius * 1.25
      let disc = Disc(index + 1, at: Point(x: max(x, canvas.x + radius), y: y), radius: radius)
      return Node("g", ["class": "note-disc"]) {
        disc.nodes(["text-anchor": "middle", "font-size": disc.fontSize, "font-weight": "700"])
      }
    }
    guard !discs.isEmpty else { return [] }
    let box = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shortText)
    return [
      Node("svg", ["viewBox": box.joined(separator: " "), "class": "note-marks", "role": "img"]) {
        Node("title") { "Numbers of notes" }
        discs
      }
    ]
  }

  /// The radius of a disc on the page, in pixels.
  private static let radius = 11.0
}
