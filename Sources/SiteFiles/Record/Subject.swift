package import AppLayout
package import AppModel

/// What a file of the site shows, as `site.json` tells it. What does not apply is nil.
package struct Subject: Hashable, Sendable {
  package let kind: Kind
  /// The screen's key.
  package let screen: String?
  package let device: String?
  package let orientation: Orientation?
  package let theme: String?
  package let placement: Placement?
  package let statusBar: StatusBar?
  package let entrance: Entrance?

  /// What a file shows, as far as it applies.
  package init(
    kind: Kind, screen: String? = nil, device: String? = nil, orientation: Orientation? = nil,
    theme: String? = nil, placement: Placement? = nil, statusBar: StatusBar? = nil,
    entrance: Entrance? = nil
  ) {
    self.kind = kind
    self.screen = screen
    self.device = device
    self.orientation = orientation
    self.theme = theme
    self.placement = placement
    self.statusBar = statusBar
    self.entrance = entrance
  }

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
  /// What the picture of a variant in a theme shows.
  package init(kind: Kind, _ variant: Variant, _ theme: String) {
    self.init(
      kind: kind, screen: variant.screen.key, device: variant.device.id,
      orientation: variant.orientation, theme: theme, placement: variant.placement,
      statusBar: variant.statusBar, entrance: variant.entrance)
  }
}
