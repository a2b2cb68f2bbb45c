import AppLayout
import AppModel
import SiteFiles
import Wireframe

extension PlannedDocument {
  /// What the document shows, as the site's record says it.
  var subject: Subject {
    switch content {
    case .asset, .names, .looks: Subject(kind: .asset)
    case .mapText, .sources: Subject(kind: .data)
    case .page(let topic): Self.subject(of: topic)
    case .picture(let drawing, let theme): Self.subject(of: drawing, in: theme.name)
    }
  }

  private static func subject(of topic: Topic) -> Subject {
    switch topic {
    case .part, .gallery, .contactSheet, .family: Subject(kind: .page)
    case .menu(let open): Subject(kind: .page, of: open)
    case .matrix(let screen): Subject(kind: .page, screen: screen.key)
    case .inspection(let screen, let held), .viewer(let screen, let held),
      .prototype(let screen, let held):
      Subject(
        kind: .page, screen: screen.key, device: held.device.id, orientation: held.orientation)
    }
  }

  private static func subject(of drawing: Drawing, in theme: String) -> Subject {
    switch drawing {
    case .state(let state, let variant): Subject(state, variant, theme)
    case .redlines(let variant): Subject(kind: .redlines, variant, theme)
    case .menu(let open): Subject(kind: .menu, of: open, theme: theme)
    case .presentation(let picture):
      Subject(
        kind: .presentation, device: picture.held.device.id,
        orientation: picture.held.orientation, theme: theme)
    case .measures, .specimen: Subject(kind: .specimen, theme: theme)
    case .legend: Subject(kind: .legend, theme: theme)
    }
  }
}

extension Subject {
  /// Makes the subject of an open menu; the app's own does not belong to a screen.
  fileprivate init(kind: Kind, of open: OpenMenu, theme: String? = nil) {
    self.init(
      kind: kind, screen: open.owner, device: open.below.device.id,
      orientation: open.below.orientation, theme: theme)
  }
}
