import PageParts
import SiteFiles

extension SitePath {
  static let sources: SitePath = "sources.json"
  static let contactSheet: SitePath = "print.xhtml"
  static let mapText: SitePath = "flow.mmd"
  /// The archive of the whole site.
  static let archive: SitePath = "site.zip"
  static let looks: SitePath = "looks.css"
  static let names: SitePath = "names.js"

  /// Returns the path of a gallery page, counted from zero.
  static func gallery(_ page: Int) -> SitePath {
    page == 0 ? SitePart.gallery.path : "index-\(page + 1).xhtml"
  }
}
