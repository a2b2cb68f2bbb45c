import AppLayout

/// The content of a screen as a tree: its sections with their headers, cells and footers.
struct ContentText {
  let layout: VariantLayout
  let app: App
  let positions: Positions

  /// The maximum number of cells of a section that are listed; the others are counted.
  private static let mostCells = 12

  private var screen: Screen { layout.variant.screen }

  var tree: TextTree {
    TextTree(
      columns: ["content"] + Rect(size: layout.content.size).columns + [summary],
      children: layout.content.sections.map(section))
  }

  private var summary: ShownText {
    let seen = layout.frame.viewport.height
    let fits = layout.content.size.height <= seen
    let parts: [ShownText] = [
      layout.content.sections.isEmpty ? "nothing" : "",
      fits ? "" : "the first \(seen.shortText) points are visible",
      sender ?? "",
    ]
    return parts.filter { !$0.text.isEmpty }.joined(separator: ", ")
  }

  /// What fills a connected screen.
  private var sender: ShownText? {
    guard screen.isConnected else { return nil }
    guard let link = app.sender(of: screen) else { return "connected, but nothing fills it" }
    let name = link.from.flatMap(app.screen)?.title.brief ?? "the menu" as ShownText
    return "filled by \(name)" + (link.label.map { " (\($0.quoted))" } ?? "")
  }

  private func section(_ section: SectionLayout) -> TextTree {
    let cells = section.cells.prefix(Self.mostCells).map { cell in
      TextTree(
        columns: [cell.measure.styleID.brief] + cell.frame.columns
          + [cell.title?.quoted ?? ""])
    }
    let more = section.cells.count - cells.count
    let rest = section.cells.last.map { last in
      TextTree(columns: ["… \(more) more, the last"] + last.frame.columns)
    }
    let shown = cells + (more > 0 ? [rest].compactMap(\.self) : [])
    let strip = section.strip.map { strip in
      [TextTree(columns: ["strip"] + strip.frame.columns + [details(of: strip)], children: shown)]
    }
    return TextTree(
      columns: [section.typeName.spoken.brief] + section.frame.columns + [source(of: section)],
      children: line("header", section.header) + (strip ?? shown)
        + line("footer", section.footer))
  }

  private func line(_ name: ShownText, _ header: HeaderLayout?) -> [TextTree] {
    guard let header else { return [] }
    return [
      TextTree(
        columns: ["\(name) \(header.style.brief)"] + header.frame.columns + [details(of: header)])
    ]
  }

  private func details(of header: HeaderLayout) -> ShownText {
    [header.title?.quoted, header.target.map(app.arrow)].compactMap(\.self)
      .joined(separator: " ")
  }

  private func details(of strip: StripLayout) -> ShownText {
    let dots = strip.pageControlHeight
    let paging: ShownText = strip.isPaging ? ", paged" : ""
    let room: ShownText = dots > 0 ? ", \(dots.shortText) for dots" : ""
    return "\(strip.contentWidth.shortText) wide\(paging)\(room)"
  }

  /// Returns where a section is that is not the first one of its component.
  private func place(of section: SectionLayout) -> ShownText? {
    switch section.role {
    case .component: nil
    case .tabBody: "under the tabs"
    case .groupEnd: "under the group"
    }
  }

  /// Returns the number of cells, the family, the data source, and where the component is written.
  private func source(of section: SectionLayout) -> ShownText {
    let count = section.cells.count
    let cells: ShownText? = count == 0 ? nil : "\(count.of("cell"))"
    let isPlaceholder = section.cells.first.map { $0.item == nil } ?? false
    let parts: [ShownText?] = [
      cells.map { isPlaceholder ? "\($0) without a feed" : $0 },
      app.family(of: screen)?.name.brief ?? "unknown family",
      place(of: section) ?? section.dataSource?.brief,
      positions[section.component.location].map { "\($0.text)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
