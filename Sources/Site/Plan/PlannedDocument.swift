package import AppLayout
package import AppModel
package import PageParts
package import SiteFiles
package import Themes
package import Wireframe

/// A file of the site that has not been made yet: where it goes, and what it is made from.
///
/// Every planned document can be made: planning checks that the app has what the document needs,
/// such as a menu that opens.
struct PlannedDocument: Hashable, Sendable {
  let path: SitePath
  /// What the document shows, as the site's record says it.
  let subject: Subject
  let content: DocumentContent
}

/// What a document of a site is: the one list of all of them.
package enum DocumentContent: Hashable, Sendable {
  /// A file that sets the look or behavior of pages.
  case asset(SiteAsset)
  /// The map of screens as text.
  case mapText
  /// The names of all screens, for the search of a gallery with several pages.
  case names
  /// The colors of inline drawings in themes other than the first.
  case looks
  /// The rules for the marks on what changed.
  case marks
  /// The positions in the app's files of every source in the pictures.
  case sources
  case page(Topic)
  case picture(Drawing, ElementIndex<Theme>)

  /// The subject of a page.
  package enum Topic: Hashable, Sendable {
    /// A part with a single page. The gallery has its own case.
    case part(SitePart)
    /// A page of screen cards, counted from zero.
    case gallery(page: Int)
    /// All screens, to print.
    case contactSheet
    case matrix(ElementIndex<Screen>)
    /// A screen, explained on a device.
    case inspection(ElementIndex<Screen>, ElementIndex<HeldDevice>)
    /// A screen on a device, one large picture at a time.
    case viewer(ElementIndex<Screen>, ElementIndex<HeldDevice>)
    /// An open menu on a device.
    indirect case menu(OpenMenu)
    /// A screen of the prototype on a device.
    case prototype(ElementIndex<Screen>, ElementIndex<HeldDevice>)
    case family(ElementIndex<FamilyShelf.Entry>)
    /// The film strips of all journeys.
    case journeys
    /// A step of a journey that is played on a device; journeys and steps are counted from zero.
    case journeyStep(journey: Int, step: Int, ElementIndex<HeldDevice>)
  }

  /// The subject of a picture.
  package indirect enum Drawing: Hashable, Sendable {
    case state(PictureState, Variant)
    /// The configured variant with its measures.
    case redlines(Variant)
    case menu(OpenMenu)
    /// The configured variant in a window of another width, on a device that only differs in that.
    case window(WidthRange.Family, width: Int, Variant)
    /// A presentation of the storyboards on a device.
    case presentation(ElementIndex<PicturedPresentation>, PresentationPicture)
    /// What a family says about a whole screen.
    case measures(ElementIndex<FamilyShelf.Entry>, DeviceClass)
    /// A cell style at the size it has on a device.
    case specimen(FamilyStyle, ElementIndex<FamilyShelf.Entry>, HeldDevice)
    /// The meaning of all other pictures.
    case legend
  }
}

extension SitePath {
  static let sources: SitePath = "sources.json"
  static let contactSheet: SitePath = "print.xhtml"
  static let mapText: SitePath = "flow.mmd"
  /// The archive of the whole site.
  static let archive: SitePath = "site.zip"
  static let looks: SitePath = "looks.css"
  /// A stylesheet in the folder of the report, which only sites with changes have.
  static let marks: SitePath = "changes/marks.css"
  static let names: SitePath = "names.js"

  /// Returns the path of a gallery page, counted from zero.
  static func gallery(_ page: Int) -> SitePath {
    page == 0 ? SitePart.gallery.path : "index-\(page + 1).xhtml"
  }
}
