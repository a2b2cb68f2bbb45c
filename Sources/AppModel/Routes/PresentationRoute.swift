/// A scene that is presented in code.
package struct PresentationRoute: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  package let isWithRouter: Bool
  package let style: PresentationStyle?
  package let definesContext: Bool
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    from = reader.locatedText("from")
    to = reader.locatedText("to")
    isWithRouter = reader.bool("with_router") ?? false
    style = reader.word("style", .routeWord)
    definesContext = reader.bool("defines_context") ?? false
  }
}
