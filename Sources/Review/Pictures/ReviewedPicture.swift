import Wireframe

/// A picture of one side of a comparison, from which its boxes can be made.
protocol ReviewedPicture: Sendable {
  /// What the boxes depend on besides the picture, such as a theme.
  associatedtype Look

  var facts: PictureFacts { get }

  /// Why there is nothing to read, in words that follow the name of the picture; nil if there is.
  var absence: String? { get }

  /// Whether another picture has the same bytes, and its facts are the same.
  func isSame(as other: Self) -> Bool

  /// Whether another picture that looks the same, or that has no boxes, also has the same bytes.
  func isWritten(like other: Self) -> Bool

  /// Returns the boxes of the picture.
  func tree(in look: Look) throws(UnknownPicture) -> BoxTree

  /// Returns the visible part of the plane; nil if it is not known.
  func canvas(in look: Look) -> ExactFrame?

  /// Returns the keys of the boxes; none if they are not known.
  func keys() -> Set<BoxKey>
}

/// Why the boxes of a picture are not known.
struct UnknownPicture: Error, Hashable {
  let reason: String
}
