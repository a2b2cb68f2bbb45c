/// The measures of presentations and split views.
///
/// UIKit does not document them all. Those marked as pinned are chosen from what it shows.
package enum PresentationMeasures {
  /// The size of a form sheet on a regular width; UIKit's since iOS 3.2.
  package static let formSheet = Size(width: 540, height: 620)
  /// The widest page sheet, which is as wide as readable text. Pinned: it follows the text size.
  package static let readableWidth = 712.0
  /// The distance of a page sheet from the top. Pinned: UIKit does not document it.
  package static let pageTop = 20.0
  /// The distance of a card from the safe area on a compact width, which leaves the presenter's
  /// edge visible. Pinned: as iOS 13 and later show it.
  package static let cardGap = 10.0
  /// The size of a popover that does not say its own. Pinned: UIKit's default is that of a phone.
  package static let popover = Size(width: 320, height: 480)
  /// The distance between a popover and its anchor, where its arrow is. Pinned.
  package static let popoverArrow = 13.0
  /// The least distance between a popover and the safe area. Pinned.
  package static let popoverMargin = 10.0
  /// The side of an anchor, which is that of a bar button. Pinned: a storyboard does not say it.
  package static let anchor = 44.0
  /// The radius of the corners of sheets and popovers. Pinned: as iOS 13 and later show it.
  package static let corner = 10.0
  /// The part of a split view's width that is its primary column's, and its limit, in the classic
  /// style. Pinned: the column styles of iOS 14 have other widths.
  package static let primaryPart = 0.4
  /// The greatest width of the primary column.
  package static let widestPrimary = 320.0
}
