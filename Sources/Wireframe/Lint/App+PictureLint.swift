import AppLayout
package import AppModel

extension App {
  /// The problems that only appear when the app is laid out and drawn.
  package var lint: [Diagnostic] { lint(with: LayoutCheck.ofPictures) }
}

extension LayoutCheck {
  /// The checks of what only pictures show.
  static let ofPictures: [LayoutCheck] = [.coveredStart, .cutTitles, .barTitles, .cutEntries]
}
