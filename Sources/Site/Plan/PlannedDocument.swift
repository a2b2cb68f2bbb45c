import AppLayout
import AppModel
import PageParts
import SiteFiles
import Themes
import Wireframe

/// A file of the site that is yet to be made: where it goes, and all that it is made from.
///
/// Whatever is planned can be made: what a document needs and an app may not have, such as a menu that
/// opens, is found while planning.
struct PlannedDocument: Hashable, Sendable {
  let path: SitePath
  let content: Content

  /// What documents are made from.
  indirect enum Content: Hashable, Sendable {
    case asset(SiteAsset)
    /// The map of screens as text.
    case flowText
    /// Where every source of the pictures is in the app's files.
    case sources
    case page(Topic)
    case picture(Drawing, Theme)
  }

  /// What pages are about.
  indirect enum Topic: Hashable, Sendable {
    /// A part that is one page. The gallery has pages of its own.
    case part(SitePart)
    /// The cards of screens, a page of them, counted from zero.
    case gallery(page: Int)
    case matrix(Screen)
    /// A screen, explained on a device.
    case inspection(Screen, HeldDevice)
    case family(FamilyShelf.Entry)
  }

  /// What pictures show.
  indirect enum Drawing: Hashable, Sendable {
    /// A screen with one placement of its bar and one configuration of its status bar.
    case variant(Variant)
    /// A screen as it is entered another way.
    case entrance(Variant)
    /// All that a screen has, however far one must scroll.
    case full(Variant)
    /// What the app shows, with its measures.
    case redlines(Variant)
    case menu(OpenMenu)
    /// What a family says about a whole screen.
    case measures(Family, DeviceClass)
    /// A cell style at the size that it has on a device.
    case specimen(FamilyStyle, Family, HeldDevice)
    /// What all other pictures mean.
    case legend
  }

  init(_ path: SitePath, _ content: Content) {
    self.path = path
    self.content = content
  }

  init(_ path: SitePath, page topic: Topic) {
    self.init(path, .page(topic))
  }

  init(_ path: SitePath, _ drawing: Drawing, in theme: Theme) {
    self.init(path, .picture(drawing, theme))
  }
}
