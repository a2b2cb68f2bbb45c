import AppLayout
import SiteFiles
import Wireframe

/// A part of a screen that several changes are in: a component with everything inside it, or what
/// is around all of them.
struct SharedPlace: Hashable {
  let screen: String?
  /// The outermost component; nil for the frame of the screen.
  let component: ComponentKey?
  /// The path of the frame's picture if nothing else is known about it; nil for others.
  let picture: String?

  /// Finds the part that a change in a picture is in.
  init(of change: BoxChange, in picture: PictureSubject, home: String?) {
    let box = BoxPlace(of: change.subject, in: picture, home: home)
    screen = box.screen
    component = box.subject.component?.outermost
    if case .other(let stem) = picture.kind, component == nil {
      self.picture = stem
    } else {
      self.picture = nil
    }
  }

  /// What distinguishes the part from all others, as texts.
  var identity: [String] {
    [screen ?? "", component?.text ?? ""] + (picture.map { [$0] } ?? [])
  }
}

/// A box of a screen, or of the menu, on any device.
struct BoxPlace: Hashable {
  /// The key of the screen; nil for the menu, and where it is not known.
  let screen: String?
  let subject: BoxChange.Subject

  /// Finds the place of something that changed in a picture. A menu opens over the home screen,
  /// whose boxes count as that screen's.
  init(of subject: BoxChange.Subject, in picture: PictureSubject, home: String?) {
    self.subject = subject
    let isOfHome = picture.kind == .menu && !subject.isOfMenu
    screen = picture.screen ?? (isOfHome ? home : nil)
  }
}

extension BoxChange.Subject {
  /// Whether it is, in the picture of an open menu, not a box of the screen under the menu.
  fileprivate var isOfMenu: Bool { [nil, .menu, .menuRow].contains(box) }
}
