import AppModel
import Markup
import PageParts

/// The notes in `riverbed.json` about a screen and its components, numbered in the file's order.
struct InspectedNotes {
  /// The notes about the screen as a whole, or about a component that it does not have.
  let ofScreen: [NumberedNote]
  /// How many notes are only on the screen's own page.
  let restCount: Int
  private let byComponent: [String?: [NumberedNote]]

  /// The maximum number of notes that are useful next to a drawing; the page of the screen has them
  /// all.
  private static let mostNotes = 200

  /// A note and its number on the page.
  struct NumberedNote {
    let number: Int
    let note: SiteConfiguration.Note
  }

  init(_ inspected: InspectedScreen) {
    let all = inspected.site.notes.notes(on: inspected.screen)
    let notes = all.prefix(Self.mostNotes).enumerated()
      .map { NumberedNote(number: $0 + 1, note: $1) }
    let components = Set(inspected.screen.allComponents.map(\.key)).subtracting([""])
    ofScreen = notes.filter { $0.note.component.map { !components.contains($0.value) } ?? true }
    byComponent = Dictionary(grouping: notes, by: \.note.component?.value)
    restCount = all.count - notes.count
  }

  func notes(of component: Component) -> [NumberedNote] {
    component.key.isEmpty ? [] : byComponent[component.key] ?? []
  }

  /// Returns a note's number as a link to the note.
  static func link(_ number: Int) -> Node {
    Node(
      "a",
      ["class": "remark-number", "href": "#note-\(number)", "aria-label": "Note \(number)"]
    ) { "\(number)" }
  }

  /// Returns the notes; the number of each one in the drawing links back to its box.
  static func nodes(_ notes: [NumberedNote], _ callouts: InspectedCallouts) -> [Node] {
    notes.map { note in
      Node.callout(id: "note-\(note.number)") {
        Node("p", ["class": "remark"]) {
          number(of: note, at: callouts.box(ofNote: note.number))
          " "
          Node.own(note.note.text)
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
