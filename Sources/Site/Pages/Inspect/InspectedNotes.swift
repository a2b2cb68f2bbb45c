import AppModel
import PageParts

/// The notes in `riverbed.json` about a screen and its components, numbered in the file's order.
struct InspectedNotes {
  /// The notes about the screen as a whole, or about a component that it does not have.
  let ofScreen: [NumberedNote]
  /// How many notes are only on the screen's own page.
  let restCount: Int
  /// The notes by the component that they are about: the first one with the key that they name.
  private let byComponent: [ElementIndex<Component>?: [NumberedNote]]

  /// The maximum number of notes that are useful next to a drawing; the page of the screen has them
  /// all.
  private static let mostNotes = 200

  /// A note and its number on the page.
  struct NumberedNote {
    let number: Int
    let note: SiteConfiguration.Note
  }

  init(_ inspected: InspectedScreen) {
    let all = inspected.site.notes.on(inspected.screen)
    let notes = all.prefix(Self.mostNotes).enumerated()
      .map { NumberedNote(number: $0 + 1, note: $1) }
    let components = Dictionary(
      firstOf: inspected.screen.allComponents.withIndices.map { ($1.key, $0) })
    byComponent = Dictionary(grouping: notes) { numbered in
      numbered.note.component.flatMap { $0.value.isEmpty ? nil : components[$0.value] }
    }
    ofScreen = byComponent[nil] ?? []
    restCount = all.count - notes.count
  }

  func notes(of component: ElementIndex<Component>) -> [NumberedNote] {
    byComponent[component] ?? []
  }

  /// Returns a note's number as a link to the note.
  static func link(_ number: Int) -> Node {
    Node(
      "a",
      [
        "class": "remark-number", "href": "#\(Notes.id(ofNote: number))",
        "aria-label": "Note \(number)",
      ]
    ) { "\(number)" }
  }

  /// Returns the notes; the number of each one in the drawing links back to its box.
  static func nodes(_ notes: [NumberedNote], _ callouts: InspectedCallouts) -> [Node] {
    notes.map { note in
      Node.callout(id: Notes.id(ofNote: note.number)) {
        Node("p", ["class": "remark"]) {
          number(of: note, at: callouts.box(ofNote: note.number))
          " "
          Node.appText(note.note.text)
        }
      }
    }
  }

  private static func number(of note: NumberedNote, at box: String?) -> Node {
    guard let box else {
      return Node("span", ["class": "remark-number"]) { "\(note.number)" }
    }
    return Node(
      "a",
      [
        "class": "remark-number", "href": "#\(box)",
        "aria-label": "Note \(note.number), show it in the drawing",
      ]
    ) { "\(note.number)" }
  }
}
