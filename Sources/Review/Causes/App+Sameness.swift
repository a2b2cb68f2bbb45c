import AppModel

extension App {
  /// Whether another state of the app says the same, wherever it is written.
  func says(theSameAs other: App) -> Bool { self == other || Self.isSame(self, other) }

  /// Compares two values part by part, without places in files, of which the name of a feed's file is
  /// one: a feed is known by its data source. Only parts that differ are looked into.
  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if one is Location, other is Location { return true }
    // Nor does it matter whether an object that says nothing is written.
    if type(of: one) == Location?.self { return true }
    if one is FileID, other is FileID { return true }
    // What else it has follows from its entries.
    if let one = one as? FeedIndex, let other = other as? FeedIndex {
      return isSame(one.entries, other.entries)
    }
    if let one = one as? FeedIndex.Entry, let other = other as? FeedIndex.Entry {
      return one.type == other.type && isSame(one.source, other.source)
        && isSame(one.feed, other.feed)
    }
    if let one = one as? ComponentStyles, let other = other as? ComponentStyles,
      one.family != other.family
    {
      return isSame(one.withoutFamily, other.withoutFamily)
    }
    if let one = one as? SiteConfiguration, let other = other as? SiteConfiguration,
      one != one.ofTheSite || other != other.ofTheSite
    {
      return isSame(one.ofTheSite, other.ofTheSite)
    }
    if let one = one as? LayoutFile, let other = other as? LayoutFile,
      one != one.ofAnyClient || other != other.ofAnyClient
    {
      return isSame(one.ofAnyClient, other.ofAnyClient)
    }
    if let one = one as? any Equatable, one.isEqual(to: other) { return true }
    let (ours, theirs) = (Mirror(reflecting: one), Mirror(reflecting: other))
    guard ours.subjectType == theirs.subjectType, ours.children.count == theirs.children.count,
      !ours.children.isEmpty
    else { return false }
    switch ours.displayStyle {
    // Their parts come in any order.
    case .set, .dictionary: return sorted(ours).elementsEqual(sorted(theirs), by: isSame)
    default:
      return zip(ours.children, theirs.children).allSatisfy {
        $0.label == $1.label && isSame($0.value, $1.value)
      }
    }
  }

  private static func sorted(_ mirror: Mirror) -> [Any] {
    mirror.children.map { (text: "\($0.value)", value: $0.value) }.sorted { $0.text < $1.text }
      .map(\.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
