import AppLayout

/// The content of a screen: its sections, headers, strips, cells and footers, as far as they are
/// visible.
struct ContentDrawing {
  let content: ShownContent
  let isRightToLeft: Bool
  let words: AppWords
  let deviceClass: DeviceClass
  /// The origin of the content, in window coordinates.
  let origin: Point
  /// The visible part of the content, in its own coordinates.
  let visible: Rect
  /// Where texts can be, in window coordinates; nil without a limit.
  var textRoom: Rect?
  /// How far down a bar over the content reaches, in window coordinates.
  var barEnd = 0.0
  /// The section whose first cell has the focus; nil where nothing has it.
  var focused: ElementIndex<SectionLayout>?
  /// Whether headers and footers have a ground, over what is drawn below the content.
  var hasGrounds = false
  /// Whether the cells of strips are left out because they are in drawings of their own.
  var hasStripsApart = false
  /// How far people have scrolled; nil for a screen that has just opened.
  var scrolling: Scrolling?

  /// Draws the content of a screen, or other content in its place.
  init(
    _ shown: ShownScreen, _ content: ShownContent? = nil, origin: Point, visible: Rect,
    textRoom: Rect? = nil, barEnd: Double = 0, focused: ElementIndex<SectionLayout>? = nil,
    scrolling: Scrolling? = nil
  ) {
    self.content = content ?? shown.content
    (isRightToLeft, words) = (shown.isRightToLeft, shown.words)
    deviceClass = shown.device.deviceClass
    (self.origin, self.visible) = (origin, visible)
    (self.textRoom, self.barEnd) = (textRoom, barEnd)
    (self.focused, self.scrolling) = (focused, scrolling)
  }

  /// What is drawn of the content. After scrolling that is also what is above.
  var seen: SeenContent {
    content.seen(
      in: visible.grown(by: Insets(bottom: scrolling?.y ?? 0)), hasStripsApart: hasStripsApart)
  }

  /// The origin of the content after scrolling, in window coordinates.
  private var start: Point { Point(x: origin.x, y: origin.y - (scrolling?.y ?? 0)) }

  /// How far the strip of a section is scrolled.
  private func shift(of section: ElementIndex<SectionLayout>) -> Double {
    scrolling.map { $0.section == section ? $0.x : 0 } ?? 0
  }

  /// A description of visible content that is left out.
  var omission: String? {
    let most = Double(SeenContent.mostCells).groupedText
    return seen.isCut ? "only the first \(most) cells are drawn" : nil
  }

  /// Returns the sections from top to bottom.
  func drawn() -> [Shape] { drawn(content.sections.indices) }

  /// Returns some of the sections.
  func drawn(_ sections: Range<Int>) -> [Shape] {
    let shapes = seen.sections.filter { sections.contains($0.place.index) }
      .map { shape(of: $0, isFocused: $0.place == focused) }
    return scrolling.map { [.group(Group(at: Point(x: 0, y: -$0.y), shapes))] } ?? shapes
  }

  private func shape(of seen: SeenContent.Section, isFocused: Bool) -> Shape {
    let place = seen.place
    let section = content.sections[place.index]
    let box = box(of: section, place)
    let header =
      seen.hasHeader ? shapes(of: section.header, .header, .header(of: place), of: section) : []
    let footer =
      seen.hasFooter ? shapes(of: section.footer, .footer, .footer(of: place), of: section) : []
    let cells = cells(of: section, place, seen.cells, box, isFocused: isFocused)
    return .group(Group(box, header + cells + pager(of: section) + footer))
  }

  /// Returns the identity of a section's box.
  func box(
    of section: ShownSection, _ place: ElementIndex<SectionLayout>
  ) -> Group.Identity {
    let part: BoxKey.Part? =
      switch section.role {
      case .component: nil
      case .tabBody: .body
      case .groupEnd: .end
      }
    return Group.Identity(
      kind: .section, key: BoxKey(section.key, part),
      frame: section.frame.offset(by: start), source: section.source, part: .section(place))
  }

  /// Returns a header or footer; its key is the component's, whichever of its sections has it.
  private func shapes(
    of header: ShownHeader?, _ kind: BoxKind, _ part: LayoutPart, of section: ShownSection
  ) -> [Shape] {
    guard let header else { return [] }
    let isFooter = kind == .footer
    let identity = Group.Identity(
      kind: kind, key: BoxKey(section.key, isFooter ? .footer : .header),
      frame: header.frame.offset(by: start),
      source: header.source, part: part)
    let drawing = HeaderDrawing(
      header: header, isFooter: isFooter, isRightToLeft: isRightToLeft,
      deviceClass: deviceClass, words: words)
    return [
      .group(
        Group(
          identity, at: header.frame.origin,
          (hasGrounds ? [.box(Rect(size: header.frame.size), .fill(.root))] : [])
            + keepingSafeTexts(drawing.shapes, in: identity.frame)))
    ]
  }

  private func cells(
    of section: ShownSection, _ place: ElementIndex<SectionLayout>, _ seen: Range<Int>,
    _ box: Group.Identity, isFocused: Bool
  ) -> [Shape] {
    guard !hasStripsApart || section.strip == nil else { return [] }
    let shift = shift(of: place)
    let reached = shift == 0 ? seen : 0..<min(section.cells.count, SeenContent.mostCells)
    let cells = cellShapes(of: section, place, reached, box, isFocused: isFocused)
    guard let strip = section.strip else { return cells }
    let shapes = shift == 0 ? cells : [.group(Group(at: Point(x: -shift, y: 0), cells))]
    let identity = Group.Identity(
      kind: .strip, key: box.key.part(.strip), frame: strip.frame.offset(by: start),
      source: box.source)
    return [
      .group(Group(identity, at: strip.frame.origin, clip: strip.window(in: visible), shapes))
    ]
  }

  /// Returns cells in their own coordinates: those of the content, or of a strip.
  func cellShapes(
    of section: ShownSection, _ place: ElementIndex<SectionLayout>, _ seen: Range<Int>,
    _ box: Group.Identity, isFocused: Bool
  ) -> [Shape] {
    let strip = section.strip?.frame
    let area = Point(
      x: start.x + (strip?.x ?? 0) - shift(of: place), y: start.y + (strip?.y ?? 0))
    var names = UniqueNames(separator: "~")
    let window = hasStripsApart ? nil : section.strip?.window(in: visible)
    return seen.compactMap { index -> Shape? in
      let cell = section.cells[index]
      let name = names.unique((cell.id ?? BoxKey.name(ofItemAt: index)).segment)
      let frame = cell.frame.offset(by: area)
      // What people have scrolled past is not in the picture.
      if scrolling != nil, !frame.intersects(visible.offset(by: origin)) { return nil }
      let identity = Group.Identity(
        kind: .cell, key: box.key.item(name), frame: frame, source: cell.source,
        part: .cell(ElementIndex(index), of: place),
        shown: hasStripsApart && deviceClass.hasFocus ? belowBar(frame) : nil)
      var drawing = CellDrawing(cell, of: section, index, isRightToLeft: isRightToLeft)
      drawing.deviceClass = deviceClass
      drawing.words = words
      return Shape.group(
        Group(
          identity, at: cell.frame.origin,
          recognizable(
            keepingSafeTexts(drawing.shapes, in: frame), of: cell.frame, in: window,
            scrolledBy: shift(of: place))
            + (isFocused && index == 0 ? [focus(on: frame)] : [])))
    }
  }
}

extension CellDrawing {
  /// Draws a cell of a section by its number.
  init(
    _ cell: ShownCell, of section: ShownSection, _ index: Int, isRightToLeft: Bool
  ) {
    self.init(
      size: cell.frame.size, template: cell.template, title: cell.title, kind: cell.kind,
      label: Self.label(of: section, style: cell.styleID), index: index,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the label of something that Riverbed cannot draw: the type of the component, or a
  /// style of a known type.
  private static func label(of section: ShownSection, style: String) -> String {
    let type = section.typeName
    let isType = section.isCustom ? !type.isEmpty : style.isEmpty
    return isType ? type.spoken : style
  }
}
