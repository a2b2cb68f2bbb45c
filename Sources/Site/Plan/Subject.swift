import AppLayout
import AppModel
import Wireframe

/// What a file of the site shows, as `site.json` says it. What does not apply is nil.
struct Subject: Hashable, Sendable {
  let kind: Kind
  private(set) var screen: Screen?
  private(set) var held: HeldDevice?
  private(set) var theme: Theme?
  /// How the bars and the way to the screen are, where that is what tells pictures apart.
  private(set) var variant: Variant?

  /// The kinds of files that a site has.
  enum Kind: String, Hashable, Sendable, CaseIterable {
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

  init(of content: PlannedDocument.Content) {
    switch content {
    case .asset: self.init(kind: .asset)
    case .flowText, .sources: self.init(kind: .data)
    case .page(let topic): self.init(about: topic)
    case .picture(let drawing, let theme):
      self.init(showing: drawing)
      self.theme = theme
    }
  }

  private init(about topic: PlannedDocument.Topic) {
    self.init(kind: .page)
    switch topic {
    case .part, .gallery, .family: break
    case .matrix(let screen): self.screen = screen
    case .inspection(let screen, let held): (self.screen, self.held) = (screen, held)
    }
  }

  private init(showing drawing: PlannedDocument.Drawing) {
    switch drawing {
    case .variant(let variant): self.init(kind: .variant, variant)
    case .entrance(let variant): self.init(kind: .entrance, variant)
    case .redlines(let variant): self.init(kind: .redlines, variant)
    case .full(let variant):
      self.init(kind: .full, variant)
      self.variant = nil
    case .menu(let open):
      self.init(kind: .menu)
      held = HeldDevice(open.home)
    case .measures, .specimen: self.init(kind: .specimen)
    case .legend: self.init(kind: .legend)
    }
  }

  private init(kind: Kind, _ variant: Variant) {
    self.init(kind: kind)
    screen = variant.screen
    held = HeldDevice(variant)
    self.variant = variant
  }

  private init(kind: Kind) {
    self.kind = kind
  }
}

extension PlannedDocument {
  /// What the document shows.
  var subject: Subject { Subject(of: content) }
}
