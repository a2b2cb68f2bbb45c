import Wireframe

/// The rules for comparing two pictures.
struct ComparisonTerms {
  /// Whether the picture shows all of a screen, so that the window follows its content.
  var isFull = false
  /// Whether a box is left out, by its key. It takes part in the layout of others, but its own
  /// changes do not count.
  var isIgnored: (BoxKey) -> Bool = { _ in false }
  /// Whether a box that a picture does not show can still be scrolled to.
  var isInOld: (BoxKey) -> Bool = { _ in false }
  var isInNew: (BoxKey) -> Bool = { _ in false }

  /// Whether that is known; otherwise a box at the edge may only have come into sight.
  var isWholeKnown = true

  /// Whether the children of a box follow its height, and not the other way around.
  func isFrame(_ box: BoxKind?) -> Bool {
    let frames: [BoxKind?] = [
      nil, .window, .root, .pluginArea, .banner, .tabBar, .navigationBar, .statusBar,
    ]
    return !isFull && frames.contains(box)
  }

  /// Whether a change is in an annotation of the picture rather than in the app, such as the end of
  /// the first screenful or an area that the device covers.
  func isRemark(_ kind: BoxChange.Kind, of subject: BoxChange.Subject) -> Bool {
    switch subject {
    case .picture, .controller, .value: true
    case .box(let box, _): isRemark(kind, of: box)
    }
  }

  private func isRemark(_ kind: BoxChange.Kind, of box: BoxKind) -> Bool {
    switch box {
    case .fold, .safeArea: true
    case .root: isFull && kind == .restyled
    // All of a screen's content is as large as what the bars leave.
    case .pluginArea, .notice: isFull && kind == .resized
    case .window, .statusBar, .navigationBar, .contextButton, .barTitle, .barButton,
      .section, .header, .footer, .cell, .strip, .banner, .tabBar, .tab, .menu, .menuRow, .legend:
      false
    }
  }
}
