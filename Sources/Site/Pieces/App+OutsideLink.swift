import AppModel

extension App {
  /// The longest address that anyone can open.
  private static let longestLink = 1024

  /// Returns the link from outside of the app that opens a screen; nil where the app's scheme is not
  /// known, or the link would be too long.
  func outsideLink(to screen: Screen) -> String? {
    guard let scheme = site.scheme?.value, !scheme.isEmpty, !screen.id.isEmpty,
      screen.origin == .rivers, scheme.utf8.count + screen.id.utf8.count <= Self.longestLink
    else { return nil }
    return "\(scheme)://present?screen_id=\(screen.id.percentEncoded(keeping: .unreserved))"
  }
}
