import AppLayout
import PageParts
import Wireframe

/// The notes about components as numbered discs on the drawing, each linked to its note.
struct InspectedCallouts {
  /// All notes, on the drawing or not.
  let notes: InspectedNotes
  private let callouts: [Callout]
  /// The numbers of the notes at each box, by the boxes' ids.
  private let numbers: [String: [Int]]
  /// The ids of the boxes that notes are about, by the notes' numbers.
  private let boxes: [Int: String]
  private let canvas: Rect
  /// Where the bars end; discs are below them.
  private let top: Double
  private let isRightToLeft: Bool
  /// The headers that have a link at their end, by their sections.
  private let headers: [ElementIndex<SectionLayout>: Rect]
  private let linkWidth: Double

  /// A note whose component is visible.
  private struct Callout {
    let note: InspectedNotes.NumberedNote
    let box: Wireframe.Box
    /// How many discs come before this one at the same box.
    let place: Int
  }

  /// The room for a drawing on the page, in pixels.
  private static let stage = Size(width: 640, height: 768)
  /// The radius of a disc on the page.
  private static let radius = 12.0

  init(_ inspected: InspectedScreen, _ layers: [Layer]) {
    let notes = InspectedNotes(inspected)
    self.notes = notes
    let boxes = Dictionary(
      firstOf: layers.compactMap { layer in layer.component.map { ($0, layer.box) } })
    let callouts = inspected.screen.allComponents.withIndices
      .prefix(InspectedComponents.mostCards)
      .flatMap { index, component -> [Callout] in
        guard let box = boxes[component.key] else { return [] }
        return notes.notes(of: index).enumerated().map {
          Callout(note: $1, box: box, place: $0)
        }
      }
    self.callouts = callouts
    numbers = Dictionary(grouping: callouts, by: \.box.id).mapValues { $0.map(\.note.number) }
    self.boxes = Dictionary(firstOf: callouts.map { ($0.note.number, $0.box.id) })
    canvas = inspected.wireframe.canvas
    let frame = inspected.layout.frame
    top = max(frame.shownBar?.maxY ?? 0, frame.safeArea.top)
    isRightToLeft = inspected.app.settings.isRightToLeft
    linkWidth = inspected.held.device.deviceClass.headerLinkWidth
    headers = Dictionary(
      firstOf: layers.compactMap { layer in
        guard case .header(let place) = layer.box.part, layer.target != nil else { return nil }
        return (place, layer.box.frame)
      })
  }

  /// Returns the numbers of the notes at a box.
  func numbers(at box: Wireframe.Box) -> [Int] {
    numbers[box.id] ?? []
  }

  /// Returns the id of the box that a note is about, if the drawing has it.
  func box(ofNote number: Int) -> String? { boxes[number] }

  /// Returns how wide a drawing is on the page.
  static func width(of canvas: Rect) -> Double {
    canvas.width * min(1, stage.width / canvas.width, stage.height / canvas.height)
  }

  /// Returns the drawing with other marks and the discs on top.
  func drawn(on drawing: Node, under marks: [Node]) -> Node {
    guard case .element(let name, let attributes, let children) = drawing else { return drawing }
    return .element(name, attributes, children + marks + callouts.map(disc))
  }

  private func disc(of callout: Callout) -> Node {
    let scale = min(1, Self.stage.width / canvas.width, Self.stage.height / canvas.height)
    let radius = Self.radius / scale
    let (frame, number) = (callout.box.frame, callout.note.number)
    let (left, top) = (canvas.x + radius, top + radius * 1.25)
    let y = min(max(frame.y + radius * 1.25, top), canvas.maxY - radius)
    let inset =
      radius * (1.25 + 2.25 * Double(callout.place))
      + (isBesideLink(from: y - radius, to: y + radius, of: callout.box) ? linkWidth : 0)
    let x = isRightToLeft ? frame.x + inset : frame.maxX - inset
    let center = Point(x: min(max(x, left), canvas.maxX - radius), y: y)
    let disc = Disc(number, at: center, radius: radius)
    return Node("a", ["href": "#\(Notes.id(ofNote: number))", "class": "note-disc"]) {
      Node("title") { "Note \(number)" }
      disc.nodes(["text-anchor": "middle", "font-size": disc.fontSize, "font-weight": "700"])
    }
  }

  /// Returns whether heights are those of a header with a link, which a disc does not cover.
  private func isBesideLink(from top: Double, to bottom: Double, of box: Wireframe.Box) -> Bool {
    guard case .section(let place) = box.part, let header = headers[place] else { return false }
    return top < header.maxY && header.y < bottom
  }
}
