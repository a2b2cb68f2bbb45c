package import AppModel
package import SiteFiles
package import Wireframe

/// A picture that differs, that only one side has, or that cannot be compared.
package struct ComparedPicture: Sendable {
  package let subject: PictureSubject
  package let key: String
  /// How the new screen is entered in this picture, or the old one if there is no new one.
  package let entrance: Entrance?
  /// Where a site has the picture of each side; nil on a side that lacks it.
  package let oldPath: String?
  package let newPath: String?
  /// The visible part of the plane on each side; nil on a side that lacks the picture, or where it
  /// is not known.
  package let oldCanvas: ExactFrame?
  package let newCanvas: ExactFrame?
  /// What can be seen of the boxes on each side.
  package let oldSight: PictureSight
  package let newSight: PictureSight
  package let verdict: Verdict
  /// What changed: the shares of all causes, and what no cause explains.
  package private(set) var changes: [BoxChange]
  /// Whether both sides have the same picture, because edits cancel out.
  package let isCancelled: Bool
  /// Whether the picture differs by no more than the tolerance.
  package let isTolerated: Bool
  /// Why the picture cannot be compared, in words; nil if it can.
  package let reason: String?

  init(
    _ outcome: PictureOutcome, of subject: PictureSubject, entering entrance: Entrance?,
    key: String? = nil, oldPath: String?, newPath: String?, oldCanvas: ExactFrame?,
    newCanvas: ExactFrame?, isCancelled: Bool = false
  ) {
    self.isCancelled = isCancelled
    self.subject = subject
    self.entrance = entrance
    self.key = key ?? subject.key(entrance: entrance)
    (self.oldPath, self.newPath) = (oldPath, newPath)
    (self.oldCanvas, self.newCanvas) = (oldCanvas, newCanvas)
    (oldSight, newSight) = (outcome.sights.old, outcome.sights.new)
    verdict = outcome.verdict
    changes = outcome.changes
    isTolerated = outcome.isTolerated
    reason = outcome.reason
  }
}

extension ComparedPicture {
  /// Returns the picture with other changes.
  func showing(_ changes: [BoxChange]) -> ComparedPicture {
    var picture = self
    picture.changes = changes
    return picture
  }
}
