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
  package let verdict: Verdict
  package let changes: [BoxChange]
  /// Why the picture cannot be compared, in words; nil if it can.
  package let reason: String?

  init(
    _ outcome: PictureOutcome, of subject: PictureSubject, entering entrance: Entrance?,
    key: String? = nil, oldPath: String?, newPath: String?, oldCanvas: ExactFrame?,
    newCanvas: ExactFrame?
  ) {
    self.subject = subject
    self.entrance = entrance
    self.key = key ?? subject.key(entrance: entrance)
    self.oldPath = oldPath
    self.newPath = newPath
    self.oldCanvas = oldCanvas
    self.newCanvas = newCanvas
    verdict = outcome.verdict
    changes = outcome.changes
    reason = outcome.reason
  }
}

extension ComparedPicture {
  /// Whether the picture differs by no more than the tolerance.
  package var isTolerated: Bool { changes.isEmpty && verdict.isVisible }
}

extension Verdict {
  /// Whether both sides have the picture, and it looks different.
  var isVisible: Bool {
    switch self {
    case .moved, .changed: true
    case .same, .samePaint, .added, .removed, .renamed, .unknown: false
    }
  }
}

/// How two pictures of the same thing compare, as the contract of `diff --format json` spells it.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case same
  /// Only the bytes differ; the pictures look the same.
  case samePaint = "same-paint"
  /// Only the places of boxes differ.
  case moved
  case changed, added, removed, renamed
  /// The pictures cannot be compared.
  case unknown
}
