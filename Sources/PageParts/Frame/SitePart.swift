/// A part of a site or a report that every page links to.
package struct SitePart: Hashable, Sendable {
  /// The name of the part on pages.
  package let title: String
  /// The part's first page.
  package let path: SitePath
  /// The id of an element of the page to go to.
  let place: String?
  /// Whether the part explains how the app is built rather than what it shows.
  let isForDevelopers: Bool
  /// A short sign that links show instead of the title; nil to show the title.
  let sign: String?

  package init(
    _ title: String, _ path: SitePath, at place: String? = nil, isForDevelopers: Bool = false,
    sign: String? = nil
  ) {
    self.title = title
    self.path = path
    self.place = place
    self.isForDevelopers = isForDevelopers
    self.sign = sign
  }

  /// Returns the part about what changed, which only some sites have.
  package static func changes(at path: SitePath) -> SitePart { SitePart("Changes", path) }
}
