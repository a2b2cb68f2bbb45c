/// The limits on how much of an app may be read, and from where.
package struct InputLimits: Hashable, Sendable {
  /// How many bytes all files of an app may have together.
  package var total: Int
  /// Whether symbolic links and paths may lead out of the app's folder.
  package var followsLinks: Bool

  package init(total: Int = Self.standardTotal, followsLinks: Bool = false) {
    self.total = total
    self.followsLinks = followsLinks
  }

  /// How much is read by default.
  package static let standardTotal = 256 << 20

  /// The highest limit that may be set.
  package static let largestTotal = (4 << 30) - 1
}
