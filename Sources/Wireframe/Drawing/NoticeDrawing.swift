import AppLayout

/// The notice on a screen without cells: the area of a plugin, or the reason that it is empty.
struct NoticeDrawing {
  private let shown: ShownScreen

  init(_ shown: ShownScreen) {
    self.shown = shown
  }

  /// The distances from the edges of the screen, or of the safe area, to the outline of a plugin, and
  /// of any other notice.
  private static let pluginMargin = 8.0
  private static let margin = 12.0
  private static let dash = [6.0, 4]

  private var lettering: Double { shown.device.deviceClass.noteScale }

  /// The shapes in window coordinates; none for a screen with content.
  var shapes: [Shape] {
    pluginArea(in: shown.frame.plugin) + banner + emptyState(in: shown.frame.contentArea)
  }

  /// Returns the shapes in a frame for a screen that does not have content of its own.
  func standIns(in frame: Rect) -> [Shape] {
    guard shown.content.sections.isEmpty else { return [] }
    return pluginArea(in: shown.frame.plugin.map { _ in frame }) + emptyState(in: frame)
  }

  /// What a prototype shows in its place: only what the app could show.
  var played: [Shape] {
    (shown.frame.plugin.map { [.box($0, .fill(.plugin))] } ?? []) + playedBody + banner
  }

  private var playedBody: [Shape] {
    if let sample = SampleScreen(of: shown) {
      let area = shown.frame.plugin ?? shown.frame.contentArea
      return SampleBody(sample, in: clear(area), of: shown).shapes
    }
    guard shown.content.sections.isEmpty, let frame = shown.frame.plugin, let name = shown.plugin
    else { return [] }
    return Notice(
      icon: .plugin, title: name, text: "", role: .pluginText, ground: .plugin,
      lettering: lettering
    ).shapes(in: frame)
  }

  /// What to say next to a prototype about what it shows here.
  var remark: String? {
    guard shown.content.sections.isEmpty else { return nil }
    let sample = SampleScreen(of: shown).map { _ in " Riverbed draws the same one for every app." }
    if let name = shown.plugin { return "The plugin \(name) draws this screen.\(sample ?? "")" }
    switch shown.origin {
    case .whiteLabel: return "The app brings this screen along.\(sample ?? "")"
    case .rivers, .appDefine, .nowhere:
      return "\(notice.title): \(notice.text.prefix(1).lowercased() + notice.text.dropFirst())."
    }
  }

  private func pluginArea(in frame: Rect?) -> [Shape] {
    guard let frame, let name = shown.plugin else { return [] }
    let identity = Group.Identity(kind: .pluginArea, .plugin, frame: frame, source: shown.source)
    let inner = frame.inset(by: Insets(all: Self.pluginMargin))
    let box = [
      Shape.box(frame, .fill(.plugin)),
      .box(
        clear(inner), radius: .panel,
        Paint(
          fill: .transparent, stroke: .role(.pluginOutline), strokeWidth: 1,
          dash: Self.dash)),
    ]
    guard shown.content.sections.isEmpty else { return [.group(Group(identity, box))] }
    let notice = Notice(
      icon: .plugin, title: name, text: "This plugin draws the screen",
      role: .pluginText,
      ground: .plugin, lettering: lettering)
    return [.group(Group(identity, box + notice.shapes(in: inner)))]
  }

  /// Returns the part of a frame whose edge does not cross the clock and the signs of the status
  /// bar, on a TV the items of the bar, or the home indicator.
  private func clear(_ frame: Rect) -> Rect {
    let (safe, window) = (shown.frame.safeArea, shown.frame.window)
    let covered = max(safe.top, shown.frame.contentArea.y)
    let top = min(max(frame.y, covered + Self.pluginMargin), frame.maxY)
    let end = safe.bottom > 0 ? window.height - safe.bottom - Self.pluginMargin : frame.maxY
    let bottom = max(top, min(frame.maxY, end))
    return Rect(x: frame.x, y: top, width: frame.width, height: bottom - top)
  }

  private var banner: [Shape] {
    guard let frame = shown.frame.banner else { return [] }
    let identity = Group.Identity(kind: .banner, .banner, frame: frame, source: shown.source)
    let cell = CellDrawing(
      size: frame.size, template: .banner, title: nil, kind: nil, label: "", index: 0,
      isRightToLeft: false, deviceClass: shown.device.deviceClass)
    let safe = shown.frame.window.height - shown.frame.safeArea.bottom
    let height = safe > frame.y ? min(frame.height, safe - frame.y) : frame.height
    let clear = Rect(x: 0, y: 0, width: frame.width, height: height)
    return [.group(Group(identity, at: frame.origin, cell.banner(clear: clear)))]
  }

  private func emptyState(in frame: Rect) -> [Shape] {
    guard shown.content.sections.isEmpty, shown.frame.plugin == nil else { return [] }
    let identity = Group.Identity(kind: .notice, .notice, frame: frame, source: shown.source)
    let inner = frame.inset(by: Insets(all: Self.margin))
    let edge = frame == shown.frame.contentArea ? clear(inner) : inner
    return [.group(Group(identity, box(in: edge) + notice.shapes(in: inner)))]
  }

  /// Returns the outline that marks a screen without a definition as a stand-in.
  private func box(in frame: Rect) -> [Shape] {
    switch shown.origin {
    case .rivers, .whiteLabel, .appDefine: return []
    case .nowhere:
      return [
        .box(
          frame, radius: .panel,
          Paint(
            fill: .role(.placeholder), stroke: .role(.placeholderOutline), strokeWidth: 1,
            dash: Self.dash)),
        .path(.cross(frame), .line(.hairline)),
      ]
    }
  }

  private var notice: Notice {
    var notice = unscaledNotice
    notice.lettering = lettering
    return notice
  }

  private var unscaledNotice: Notice {
    switch shown.origin {
    case .rivers:
      Notice(icon: .empty, title: "No components", text: "The app shows an empty screen")
    case .whiteLabel(let screen):
      Notice(
        icon: screen == .settings ? .settings : .guide, title: screen.rawValue,
        text: ForcedPlacement.whiteLabel.term.word.sentenceStart)
    case .appDefine:
      Notice(
        icon: .empty, title: "No components",
        text: "\(ScreenKind.legacy.title), from AppDefine.json")
    case .nowhere:
      Notice(
        icon: .past, title: ScreenKind.missing.title,
        text: "The app falls back to a \(ScreenKind.legacy.words) screen", role: .placeholderText,
        ground: .placeholder, isOnCross: true)
    }
  }
}
