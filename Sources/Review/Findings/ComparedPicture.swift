package import AppModel

/// A picture that differs, or that only one side has.
package struct ComparedPicture: Sendable {
  package let subject: PictureSubject
  let group: PictureGroup
  package let key: String
  /// How the new screen is entered in this picture, or the old one if there is no new one.
  package let entrance: Entrance?
  package let oldPath: String?
  package let newPath: String?
  package let verdict: Verdict
  package let changes: [BoxChange]
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
