/// A view controller of a storyboard.
package struct Scene: Hashable, Sendable {
  package let id: Located<String>?
  package let className: String?
  /// The system container that the scene is, if it is one.
  package let container: Container?
  package let isRoutable: Bool
  package let isInitial: Bool
  package let isPreparedOutside: Bool
  package let implementsPrepare: Bool
  package let location: Location

  /// The system's containers; none of them prepares its content.
  package enum Container: String, Hashable, Sendable, CaseIterable {
    case navigation
    case tabBar = "tab_bar"
    case split
  }

  init(_ reader: inout ObjectReader) {
    location = reader.location
    id = reader.locatedText("id")
    className = reader.text("class")
    container = reader.word("container", .routeWord)
    isRoutable = reader.bool("routable") ?? false
    isInitial = reader.bool("initial") ?? false
    isPreparedOutside = reader.bool("externally_prepared") ?? false
    implementsPrepare = reader.bool("implements_prepare") ?? false
  }
}
