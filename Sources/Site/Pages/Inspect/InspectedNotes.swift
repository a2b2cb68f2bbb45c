import AppModel
import Markup
import Pages

/// The notes of `riverbed.json` about a screen and its components, numbered in the file's order.
struct InspectedNotes {
  private let notes: [NumberedNote]

  /// A note and its number on the page.
  struct NumberedNote {
    let number: Int
    let note: SiteConfiguration.Note
  }

  init(_ inspected: InspectedScreen) {
    notes = inspected.site.notes.notes(on: inspected.screen).enumerated()
      .map { NumberedNote(number: $0 + 1, note: $1) }
  }

  /// The notes about the screen as a whole.
  var ofScreen: [NumberedNote] { notes.filter { $0.note.component == nil } }

  func notes(of component: Component) -> [NumberedNote] {
    notes.filter { $0.note.component?.value == component.key }
  }

  static func nodes(_ notes: [NumberedNote]) -> [Node] {
    notes.map { note in
      Node.callout {
        Node("p", ["class": "remark"]) {
          Node("span", ["class": "remark-number"]) { "\(note.number)" }
          " "
          Node.own(note.note.text)
        }
      }
    }
  }
}
