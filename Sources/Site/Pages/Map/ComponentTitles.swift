import AppModel

/// The titles of the components in which what leads to a screen is tapped.
struct ComponentTitles: Hashable {
  /// Nearly all ways have only one, which needs no memory of its own.
  private var first: String?
  private var others: [String] = []
  private var hasMore = false
  /// Whether a component has no title, so that titles do not name them all.
  private var isIncomplete = false

  private static let limit = 3

  /// Adds the title of a component; nil if it is not known.
  mutating func add(_ title: String?) {
    guard let title else {
      isIncomplete = true
      return
    }
    guard first != nil else {
      first = title
      return
    }
    guard title != first, !others.contains(title) else { return }
    if others.count + 1 < Self.limit { others.append(title) } else { hasMore = true }
  }

  /// The first titles, after a count: ` of Latest and Top stories`. Nothing where they do not name
  /// all components.
  var words: String {
    guard let first, !isIncomplete else { return "" }
    let titles = [first] + others
    return " of " + (hasMore ? titles.joined(separator: ", ") + ", …" : titles.listed())
  }
}
