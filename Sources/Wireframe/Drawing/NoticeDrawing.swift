import AppLayout
import AppModel

/// What stands where a screen has no cells to show: the area of a plugin, or the reason.
struct NoticeDrawing {
  let layout: VariantLayout
  /// Where the screen comes from.
  let source: SourcePath?

  /// The shapes in window coordinates; none for a screen with content.
  var shapes: [Shape] {
    let bottom = layout.frame.tabBar?.height ?? 0
    return pluginArea(in: layout.frame.plugin) + banner
      + emptyState(in: layout.frame.root.inset(by: Insets(bottom: bottom)))
  }

  /// What stands in a frame for the content of a screen that has none of its own.
  func standIns(in frame: Rect) -> [Shape] {
    guard layout.content.sections.isEmpty else { return [] }
    return pluginArea(in: layout.frame.plugin.map { _ in frame }) + emptyState(in: frame)
  }

  private func pluginArea(in frame: Rect?) -> [Shape] {
    guard let frame, case .plugin(let name) = layout.variant.screen.kind
    else { return [] }
    let identity = Group.Identity(kind: .pluginArea, key: "plugin", frame: frame, source: source)
    let inner = frame.inset(by: Insets(all: 8))
    let box = Shape.box(
      inner, radius: 6,
      Paint(
        fill: .ink(.plugin), stroke: .ink(.pluginOutline), strokeWidth: 1, dash: [6, 4]))
    guard layout.content.sections.isEmpty else { return [.group(Group(identity, [box]))] }
    return [
      .group(
        Group(identity, [box] + words(name, "This plugin draws the screen", in: inner, .pluginText))
      )
    ]
  }

  private var banner: [Shape] {
    guard let frame = layout.frame.banner else { return [] }
    let identity = Group.Identity(kind: .banner, key: "banner", frame: frame, source: source)
    let cell = CellDrawing(
      size: frame.size, template: .banner, title: nil, kind: nil, label: "", index: 0,
      isRightToLeft: false)
    return [.group(Group(identity, at: frame.origin, cell.shapes))]
  }

  private func emptyState(in frame: Rect) -> [Shape] {
    guard layout.content.sections.isEmpty, layout.frame.plugin == nil else { return [] }
    let (title, text) = reason
    let identity = Group.Identity(kind: .notice, key: "notice", frame: frame, source: source)
    return [.group(Group(identity, words(title, text, in: frame, .placeholderText)))]
  }

  private var reason: (String, String) {
    switch layout.variant.screen.origin {
    case .rivers: ("No components", "The app shows an empty screen")
    case .whiteLabel(let screen): (screen.rawValue, "A screen that every app brings")
    case .appDefine: ("No components", "A screen from before the builder")
    case .nowhere: ("Not in rivers.json", "The app falls back to a screen from before the builder")
    }
  }

  /// A title and a line under it, in the middle of a frame.
  private func words(_ title: String, _ text: String, in frame: Rect, _ ink: Ink) -> [Shape] {
    let width = frame.width - 32
    let lines = Lettering.lines(text, width: width, size: 12, weight: .regular, most: 3)
    let head = Lettering.fit(title, width: width, size: 15, weight: .bold)
    let top = frame.midY - Double(lines.count) * 8
    return [line(head, at: top, 15, .bold, frame, ink)]
      + lines.enumerated().map { index, text in
        line(text, at: top + 20 + Double(index) * 16, 12, .regular, frame, ink)
      }
  }

  private func line(
    _ text: DrawableText, at y: Double, _ size: Double, _ weight: Font.Weight, _ frame: Rect,
    _ ink: Ink
  ) -> Shape {
    .text(
      TextLine(
        text: text, origin: Point(x: frame.midX, y: y), size: size, weight: weight,
        anchor: .middle, paint: .fill(ink)))
  }
}
