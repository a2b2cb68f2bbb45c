import AppLayout
import AppModel
import PageParts
import SiteFiles
import Themes
import Wireframe

/// A file of the site that has not been made yet: where it goes, and everything it is made from.
///
/// Every planned document can be made: planning checks that the app has what the document needs,
/// such as a menu that opens.
struct PlannedDocument: Hashable, Sendable {
  let path: SitePath
  let content: Content

  /// The content of a document.
  indirect enum Content: Hashable, Sendable {
    case asset(SiteAsset)
    /// The map of screens as text.
    case mapText
    /// The names of all screens, for the search of a gallery with several pages.
    case names
    /// The colors of inline drawings in themes other than the first.
    case looks
    /// The positions in the app's files of every source in the pictures.
    case sources
    case page(Topic)
    case picture(Drawing, Theme)
  }

  /// The subject of a page.
  indirect enum Topic: Hashable, Sendable {
    /// A part with a single page. The gallery has its own case.
    case part(SitePart)
    /// A page of screen cards, counted from zero.
    case gallery(page: Int)
    /// All screens, to print.
    case contactSheet
    case matrix(Screen)
    /// A screen, explained on a device.
    case inspection(Screen, HeldDevice)
    /// A screen on a device, one large picture at a time.
    case viewer(Screen, HeldDevice)
    /// An open menu on a device.
    case menu(OpenMenu)
    /// A screen of the prototype on a device.
    case prototype(Screen, HeldDevice)
    case family(FamilyShelf.Entry)
  }

  /// The subject of a picture.
  indirect enum Drawing: Hashable, Sendable {
    case state(PictureState, Variant)
    /// The configured variant with its measures.
    case redlines(Variant)
    case menu(OpenMenu)
    /// A presentation of the storyboards on a device.
    case presentation(PresentationPicture)
    /// What a family says about a whole screen.
    case measures(Family, DeviceClass)
    /// A cell style at the size it has on a device.
    case specimen(FamilyStyle, Family, HeldDevice)
    /// The meaning of all other pictures.
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
