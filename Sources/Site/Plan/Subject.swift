import AppLayout
import AppModel
import Wireframe

/// What a file of the site shows, as `site.json` tells it. What does not apply is nil.
package struct Subject: Hashable, Sendable {
  package let kind: Kind
  /// The screen's key.
  var screen: String?
  var device: String?
  var orientation: Orientation?
  var theme: String?
  var placement: Placement?
  var statusBar: StatusBar?
  var entrance: Entrance?

  /// The kinds of files that a site has.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case page
    /// A screen with one placement of its bar and one configuration of its status bar.
    case variant
    /// All that a screen has, however far one must scroll.
    case full
    /// A screen as it is entered another way.
    case entrance
    /// What the app shows, with its measures.
    case redlines
    case menu
    /// A cell style of a family, or its measures of a whole screen.
    case specimen
    /// What all other pictures mean.
    case legend
    /// What pages look like and do.
    case asset
    /// What programs read.
    case data
  }
}

extension Subject {
  /// The picture of a variant in a theme.
  init(kind: Kind, _ variant: Variant, _ theme: Theme) {
    self.init(
      kind: kind, screen: variant.screen.key, device: variant.device.id,
      orientation: variant.orientation, theme: theme.name, placement: variant.placement,
      statusBar: variant.statusBar, entrance: variant.entrance)
  }
}
