import AppLayout
import AppModel
import SiteFiles
import Wireframe

/// What happened in a part of a screen, in a form that is the same for other screens.
enum SharedEvent: Hashable {
  /// How far boxes of a kind moved and grew on a device.
  case moved(BoxKind?, device: String?, Orientation?, FrameDelta)
  /// Pictures of a way to enter a screen came or went; of the main way, or of the menu, without it.
  case picture(BoxChange.Kind, Entrance?)
  case changed(BoxChange.Subject, BoxChange.Event)

  init(of change: BoxChange, in picture: PictureSubject) {
    switch change.event {
    case .moved(let delta), .resized(let delta):
      self = .moved(
        change.subject.box, device: picture.device, picture.orientation, delta)
    case .added, .removed:
      switch change.subject {
      case .picture: self = .picture(change.kind, picture.kind.entrance)
      case .box, .controller: self = .changed(change.subject, change.event)
      }
    case .reordered, .retexted, .restyled, .retargeted, .placement, .statusBar, .entrance,
      .reparented, .renamed:
      self = .changed(change.subject, change.event)
    }
  }
}

/// A kind of part that components gained or lost.
enum SharedExchange: Hashable {
  /// Boxes of a kind came, went or changed places; components did in the same group.
  case boxes(BoxChange.Kind, BoxKind?, group: ComponentKey?)
  /// Boxes of a kind got a text, or lost it.
  case texts(BoxKind?, isGained: Bool)

  /// Finds what was exchanged; nil for a change of something that stays.
  init?(of change: BoxChange) {
    let subject = change.subject
    switch change.event {
    case .added, .removed, .reordered:
      let group = subject.box == .section ? subject.component?.group : nil
      self = .boxes(change.kind, subject.box, group: group)
    case .retexted(let texts):
      guard texts.old.isEmpty != texts.new.isEmpty else { return nil }
      self = .texts(subject.box, isGained: !texts.new.isEmpty)
    case .moved, .resized, .restyled, .retargeted, .placement, .statusBar, .entrance, .reparented,
      .renamed:
      return nil
    }
  }
}

extension PictureKind {
  /// The way of entering that the picture shows besides the main one; nil for others.
  fileprivate var entrance: Entrance? {
    if case .state(.entrance(let entrance)) = self { entrance } else { nil }
  }
}
