package import AppModel
package import Review
package import Themes

/// Documents of a report that are made together.
package enum ReportTask: Hashable, Sendable {
  /// A file that sets the look or behavior of the pages of any site.
  case siteAsset(SiteAsset)
  case asset(ReportAsset)
  /// A page of causes, counted from zero.
  case index(Int)
  /// The page of a cause.
  case cause(ElementIndex<Cause>)
  /// The page that compares the pictures of a screen on a device.
  case comparison(ElementIndex<ChangeReport.Comparison>)
  /// Copies of pictures that are drawn together.
  case pictures(ElementIndex<PictureRun>)
}
