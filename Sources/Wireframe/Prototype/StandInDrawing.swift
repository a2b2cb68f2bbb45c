package import AppLayout
import AppModel

/// The pictures of a stand-in on a device: what all items of its kind share, and what each item adds.
package struct StandInDrawing {
  let kind: StandIn
  /// The kind whose parts it has on the device.
  let form: StandIn
  let frames: StandInFrames
  let isRightToLeft: Bool
  private let shown: ShownScreen

  private static let titleLetters = 19.0
  private static let noteLetters = 12.0
  private static let lineHeight = 1.22
  private static let mostLines = 2
  private static let closeSide = 20.0
  /// The length of a bar in place of a title, as a share of the line.
  private static let shareOfBar = 0.7

  package init(_ kind: StandIn, over shown: ShownScreen) {
    (self.kind, self.shown) = (kind, shown)
    form = kind.form(on: shown.device.deviceClass)
    isRightToLeft = shown.isRightToLeft
    frames = StandInFrames(kind, in: shown)
  }

  /// A player in a frame, without the item that it plays.
  init(playerIn frame: Rect, of shown: ShownScreen) {
    (kind, form, self.shown) = (.player, .player, shown)
    isRightToLeft = shown.isRightToLeft
    frames = StandInFrames(playerIn: frame, of: shown)
  }

  /// What all items of the kind share: the surface, the image, and the sign of the button.
  package var picture: Wireframe {
    let window = Rect(size: shown.frame.window)
    let close = Icon.close.shape(
      in: frames.close, side: Self.closeSide * frames.unit, .icon(.text))
    let shapes = art + [close] + statusBar
    let sheet = Shape.box(surface, radius: .points(cornerRadius), .fill(.menu))
    return Wireframe(
      canvas: window, title: kind.phrase.sentenceStart,
      description: "Drawn in place of \(kind.phrase)",
      // What is behind a sheet stays in its place while the sheet rises over it.
      shapes: frames.coversWindow
        ? [.box(window, .fill(.menu))] + shapes
        : [.group(Group(nil, behind)), .group(Group(nil, [sheet] + shapes))],
      root: nil)
  }

  /// What the stylesheet knows of a surface that leaves some of the screen visible.
  package var forms: [String] {
    frames.coversWindow ? [] : ["over"] + (frames.isLow ? ["low"] : [])
  }

  /// Whether a tap on what is visible behind it closes it. A TV does not have taps.
  package var closesOutside: Bool { !frames.coversWindow && shown.device.deviceClass != .tv }

  /// What is visible behind a sheet: the screen below a shade, which a card shrinks.
  private var behind: [Shape] {
    let window = Rect(size: shown.frame.window)
    let shade = Shape.box(window, .fill(.scrim))
    guard let card = frames.covered else { return [shade] }
    let status = StatusBarDrawing(shown, isBehindCard: true)
    return [
      .box(window, .fill(.cutout)),
      .box(card, radius: .points(PresentationMeasures.corner), .fill(status.ground.screenEdge)),
      shade,
    ] + status.glyphs
  }

  /// Returns what an item adds: its title and, if it has one, its note. The one box is the button
  /// that closes the stand-in.
  package func caption(_ title: String, _ note: String?) -> Wireframe {
    let identity = Group.Identity(
      kind: .contextButton, key: BoxKey(.notice).part(.context), frame: frames.close, source: nil)
    return Wireframe(
      canvas: Rect(size: shown.frame.window),
      title: title.isEmpty ? kind.phrase.sentenceStart : title, description: "",
      shapes: titleLines(title) + noteLine(note ?? "")
        + [.group(Group(identity, []))], root: nil)
  }

  /// A player that is a screen of its own, with the title of the screen until the script knows that
  /// of what plays.
  var titledPlayer: [Shape] {
    let identity = Group.Identity(
      kind: .barTitle, key: BoxKey(.notice).part(.title), frame: frames.text, source: nil)
    return art + [.group(Group(identity, titleLines(shown.title)))]
  }

  /// Whether a box has that title.
  package static func isTitle(_ box: Wireframe.Box) -> Bool {
    box.key == BoxKey(.notice).part(.title)
  }

  /// The glyphs of the status bar, which a player hides.
  private var statusBar: [Shape] {
    guard frames.coversWindow, kind != .player else { return [] }
    return StatusBarDrawing(shown, under: Rect(size: shown.frame.window)).glyphs
  }

  /// The surface of a sheet, whose lower corners are outside the window where it reaches its end.
  private var surface: Rect {
    let reachesEnd = frames.panel.maxY >= shown.frame.window.height
    return frames.panel.grown(by: Insets(bottom: reachesEnd ? cornerRadius : 0))
  }

  /// The corners of a sheet.
  private var cornerRadius: Double { 14 * frames.unit }

  private var anchor: TextAnchor {
    form == .sheet || form == .step ? .middle : isRightToLeft ? .end : .start
  }

  private func line(
    _ text: DrawableText, at y: Double, _ size: Double, _ weight: Font.Weight, _ role: ColorRole
  ) -> Shape {
    let x =
      switch anchor {
      case .start: frames.text.x
      case .middle: frames.text.midX
      case .end: frames.text.maxX
      }
    return TextLine(
      text: text, origin: Point(x: x, y: y), size: size, weight: weight, anchor: anchor,
      paint: .fill(role)
    ).shape(in: frames.text)
  }

  /// The size of the title's letters: smaller where there is little room.
  private var titleSize: Double {
    let most = frames.text.height / (Double(Self.mostLines) + 1) / Self.lineHeight
    return Lettering.size(min(Self.titleLetters * frames.unit, most))
  }

  private var noteSize: Double { Lettering.size(min(Self.noteLetters * frames.unit, titleSize)) }

  /// The title ends right above the note, however many lines it has; a bar represents one that no
  /// one knows.
  private func titleLines(_ title: String) -> [Shape] {
    guard !title.isEmpty else { return [titleBar] }
    let lines = Lettering.lines(
      title, width: frames.text.width, size: titleSize, weight: .bold, most: Self.mostLines)
    let step = titleSize * Self.lineHeight
    let end = frames.text.y + step * (Double(Self.mostLines) - 0.25)
    return lines.enumerated().map { index, text in
      line(text, at: end - step * Double(lines.count - 1 - index), titleSize, .bold, .text)
    }
  }

  private var titleBar: Shape {
    let width = frames.text.width * Self.shareOfBar
    let x =
      switch anchor {
      case .start: frames.text.x
      case .middle: frames.text.midX - width / 2
      case .end: frames.text.maxX - width
      }
    return .box(
      Rect(x: x, y: frames.text.y + titleSize, width: width, height: titleSize * 0.7),
      radius: .textBar, .fill(.textBar))
  }

  private func noteLine(_ note: String) -> [Shape] {
    let text = Lettering.fit(
      note, width: frames.text.width, size: noteSize, weight: .regular)
    return text.isEmpty
      ? [] : [line(text, at: frames.text.maxY - noteSize * 0.5, noteSize, .regular, .mutedText)]
  }
}
