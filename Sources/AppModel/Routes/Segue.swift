/// A transition that a storyboard draws.
package struct Segue: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  package let kind: String?
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    from = reader.locatedText("from")
    to = reader.locatedText("to")
    kind = reader.text("kind")
  }
}
