package import AppLayout

/// What a file of the site shows, as in `site.json`. Anything that does not apply is nil.
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

  /// Creates the subject of a file.
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
    /// A screen's full content, however far it scrolls.
    case full
    /// A screen with another entrance.
    case entrance
    /// The configured variant with its measures.
    case redlines
    /// The configured variant in a window of another width.
    case window
    case menu
    /// A presentation of a storyboard's scene on a device.
    case presentation
    /// A copy of a picture before or after a change, in a report.
    case compared
    /// A cell style of a family, or its measures for a whole screen.
    case specimen
    /// The meaning of all other pictures.
    case legend
    /// A file that sets the look or behavior of pages.
    case asset
    /// A file for programs.
    case data
    /// Everything else in one file.
    case archive
  }
}

extension Subject {
  /// What the file shows in the words of a record, in their order there; nil where something does
  /// not apply.
  var texts: [(key: RecordKey.OfFile, text: String?)] {
    [
      (.kind, kind.rawValue), (.screen, screen), (.device, device),
      (.orientation, orientation?.rawValue), (.theme, theme), (.placement, placement?.rawValue),
      (.statusBar, statusBar?.rawValue), (.entrance, entrance?.rawValue),
    ]
  }

  /// Creates the subject of a file from the words of a record.
  init(_ texts: [RecordKey.OfFile: String]) throws(RecordRefusal) {
    func value<Value: RawRepresentable<String>>(
      _ key: RecordKey.OfFile, _ name: String
    ) throws(RecordRefusal) -> Value? {
      guard let text = texts[key] else { return nil }
      guard let value = Value(rawValue: text) else { throw .unknown(name, text) }
      return value
    }
    guard let kind: Kind = try value(.kind, "kind of file") else { throw .notARecord }
    self.init(
      kind: kind, screen: texts[.screen], device: texts[.device],
      orientation: try value(.orientation, "orientation"), theme: texts[.theme],
      placement: try value(.placement, "placement"),
      statusBar: try value(.statusBar, "status bar"), entrance: try value(.entrance, "entrance"))
  }
}

extension Subject {
  /// Creates the subject of a variant's picture in a theme.
  package init(kind: Kind, _ variant: Variant, _ theme: String) {
    self.init(
      kind: kind, screen: variant.screen.key, device: variant.device.id,
      orientation: variant.orientation, theme: theme, placement: variant.placement,
      statusBar: variant.statusBar, entrance: variant.entrance)
  }

  /// Creates the subject of a picture of a screen in a theme.
  package init(_ state: PictureState, _ variant: Variant, _ theme: String) {
    switch state {
    case .bars: self.init(kind: .variant, variant, theme)
    case .entrance: self.init(kind: .entrance, variant, theme)
    case .full:
      self.init(
        kind: .full, screen: variant.screen.key, device: variant.device.id,
        orientation: variant.orientation, theme: theme)
    }
  }

  /// What a picture of a kind that is compared shows; nil if the subject does not say it.
  package var picture: PictureSubject? {
    let known: PictureKind?
    switch kind {
    case .variant:
      known = placement.flatMap { bar in statusBar.map { .state(.bars(bar, $0)) } }
    case .full: known = .state(.full)
    case .entrance: known = entrance.map { .state(.entrance($0)) }
    case .menu: known = .menu
    case .page, .redlines, .window, .presentation, .compared, .specimen, .legend, .asset, .data,
      .archive:
      known = nil
    }
    guard let known, kind == .menu || screen != nil, kind != .variant || entrance != nil,
      let device, let orientation, let theme
    else { return nil }
    return PictureSubject(
      screen: screen, device: device, orientation: orientation, theme: theme, kind: known)
  }
}

extension Subject.Kind {
  /// Whether pictures of the kind are compared.
  package var isCompared: Bool {
    switch self {
    case .variant, .full, .entrance, .menu: true
    case .page, .redlines, .window, .presentation, .compared, .specimen, .legend, .asset, .data,
      .archive:
      false
    }
  }
}
