/// A view that is added to another view in code.
package struct ViewRoute: Hashable, Sendable {
  package let className: Located<String>?
  package let isRoutable: Bool
  package let isPreparedOutside: Bool
  /// The scene or view that the view is added to.
  package let addedTo: Located<String>?
  package let superviewAdded: Bool
  package let isInWindow: Bool
  package let isRemovedFirst: Bool
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    className = reader.locatedText("class")
    isRoutable = reader.bool("routable") ?? false
    isPreparedOutside = reader.bool("externally_prepared") ?? false
    addedTo = reader.locatedText("added_to")
    superviewAdded = reader.bool("superview_added") ?? false
    isInWindow = reader.bool("in_window") ?? false
    isRemovedFirst = reader.bool("removed_first") ?? false
  }
}
