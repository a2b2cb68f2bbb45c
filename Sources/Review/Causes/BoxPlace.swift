import SiteFiles
import Wireframe

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
  fileprivate var isOfMenu: Bool {
    switch box {
    case nil, .menu, .menuRow: true
    case .window, .statusBar, .navigationBar, .contextButton, .barTitle, .barButton, .root,
      .section, .header, .footer, .cell, .strip, .pluginArea, .banner, .tabBar, .tab, .notice,
      .safeArea, .fold, .legend:
      false
    }
  }
}
