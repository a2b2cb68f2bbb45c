/// Places on pages by which links to them are recognized: the notes on a screen, and steps on a way.
package enum PagePlace {
  package static let notes = "notes"
  private static let step = "step-"

  /// Returns the id of a step.
  package static func step(_ number: Int?) -> String {
    "\(step)\(number.map(String.init) ?? "more")"
  }

  /// Whether a link leads to notes.
  static func areNotes(at address: String) -> Bool { address.hasSuffix("#\(notes)") }

  /// Whether a link leads to a step.
  package static func isStep(at address: String) -> Bool { address.contains(".xhtml#\(step)") }
}
