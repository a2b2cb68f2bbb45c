import AppLayout
import AppModel
import PageParts
import SiteFiles

/// A file of the site that is yet to be made.
struct PlannedDocument: Hashable, Sendable {
  let path: SitePath
  let subject: Subject
  /// What is drawn; nil for what is no drawing.
  let drawing: Drawing?

  /// What pictures are made of.
  enum Drawing: Hashable, Sendable {
    case variant(Variant)
    /// All that a screen has, however far one must scroll.
    case full(Variant)
    /// A variant with its measures.
    case redlines(Variant)
    case menu(HeldDevice)
    /// What a family says about a whole screen.
    case measures(Family, DeviceClass)
    case specimen(FamilyStyle, Family)
    /// What all other pictures mean.
    case legend
  }

  init(_ path: SitePath, _ subject: Subject, _ drawing: Drawing? = nil) {
    self.path = path
    self.subject = subject
    self.drawing = drawing
  }
}
