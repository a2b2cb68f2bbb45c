import AppLayout
import PageParts
import Publishing

/// A file of the site that has not been made yet: where it goes, what it shows, and what makes it.
///
/// Every planned document can be made: planning checks that the app has what the document needs,
/// such as a menu that opens.
struct PlannedDocument: Sendable {
  let path: SitePath
  /// What the document shows, as the site's record says it.
  let subject: Subject
  let content: Content

  /// What makes a document.
  enum Content: Sendable {
    case page(@Sendable (inout LaidOutSite) -> Page)
    case picture(@Sendable (inout LaidOutSite) -> SitePicture)
    /// Anything else.
    case file(@Sendable (Site) -> MadeFile)
  }

  /// Returns a page, which may be about the screen with a key and about a device.
  static func page(
    at path: SitePath, about screen: String? = nil, on held: HeldDevice? = nil,
    _ make: @escaping @Sendable (inout LaidOutSite) -> Page
  ) -> PlannedDocument {
    let subject = Subject(
      kind: .page, screen: screen, device: held?.device.id, orientation: held?.orientation)
    return PlannedDocument(path: path, subject: subject, content: .page(make))
  }

  static func picture(
    at path: SitePath, _ subject: Subject,
    _ make: @escaping @Sendable (inout LaidOutSite) -> SitePicture
  ) -> PlannedDocument {
    PlannedDocument(path: path, subject: subject, content: .picture(make))
  }
}
