import AppLayout
import PageParts

/// The table of every frame of a screen.
struct InspectedFrames {
  let inspected: InspectedScreen

  /// The maximum number of rows of the table; programs get the rest from `riverbed inspect --json`.
  private static let mostRows = 600

  var chapter: Chapter {
    let rows = FrameRows(layout: inspected.layout, app: inspected.app).rows
    var sheet = DataTable(
      "Every frame in points", columns: ["Box", "Name", "Place and size"], numbers: [2])
    for row in rows.prefix(Self.mostRows) {
      let (frame, size) = (row.frame, row.frame.size)
      sheet.add(
        class: row.depth > 0 ? "depth-\(row.depth)" : nil,
        [
          [.text(row.what)], row.name.isEmpty ? [] : [.appText(row.name)],
          [
            .text(
              "\(frame.x.tenths), \(frame.y.tenths), \(size.width.tenths) × "
                + size.height.tenths)
          ],
        ])
    }
    return Chapter("frames", "Every frame", isForDevelopers: true) {
      Node("p") {
        "Left and top edge, width and height in points, before scrolling. Each section lists its "
          + "first \(FrameRow.mostCells) cells and the last one."
      }
      Node.details("Developer details") { sheet.node }
      if rows.count > Self.mostRows {
        Node("p") {
          "The table ends here. For \((rows.count - Self.mostRows).counted(as: "more row")), run "
          Node("code") { "riverbed inspect --json" }
          "."
        }
      }
    }
  }
}

/// All boxes of a variant in the order of the table: regions, bars with their items, content.
struct FrameRows {
  let layout: VariantLayout
  let app: App

  var rows: [FrameRow] { regions + bar + tabBar + content }

  private var regions: [FrameRow] {
    let frame = layout.frame
    let window = Rect(size: frame.window)
    let regions: [(HierarchyNode.Role, Rect?)] = [
      (.window, window), (layout.containerRole, window), (.statusBar, frame.statusBar),
      (layout.rootRole, frame.root), (.pluginArea, frame.plugin), (.banner, frame.banner),
    ]
    return regions.compactMap { role, rect in rect.map { row(of: role, $0) } }
  }

  private var bar: [FrameRow] {
    guard let bar = layout.navigationBar, let shown = layout.frame.shownBar else { return [] }
    let place = layout.frame.shownPlace
    let context = bar.context.map {
      FrameRow(depth: 1, what: $0.kind.rawValue, name: "", frame: place($0.frame))
    }
    let title = bar.title.map {
      FrameRow(depth: 1, what: $0.kind.rawValue, name: $0.text, frame: place($0.frame))
    }
    return [row(of: .navigationBar, shown)]
      + [context, title].compactMap(\.self)
      + bar.buttons.map {
        FrameRow(
          depth: 1, what: "\($0.kind.words) button", name: $0.title ?? "", frame: place($0.frame))
      }
  }

  private var tabBar: [FrameRow] {
    guard let bar = layout.frame.tabBar, let menu = layout.tabs(in: app) else { return [] }
    return [row(of: .tabBar, bar)]
      + menu.rows.map {
        FrameRow(
          depth: 1, what: "tab", name: $0.title ?? "", frame: $0.frame.offset(by: bar.origin))
      }
  }

  private func row(of role: HierarchyNode.Role, _ frame: Rect) -> FrameRow {
    FrameRow(depth: 0, what: role.words, name: "", frame: frame)
  }

  private var content: [FrameRow] {
    let origin = layout.frame.contentArea.origin
    return layout.content.sections.enumerated().flatMap { index, section in
      rows(of: section, number: index + 1, from: origin)
    }
  }

  private func rows(
    of section: SectionLayout, number: Int, from origin: Point
  ) -> [FrameRow] {
    let (header, footer) = (
      row("header", section.header, from: origin), row("footer", section.footer, from: origin)
    )
    let strip = section.strip.map {
      FrameRow(depth: 1, what: "strip", name: "", frame: $0.frame.offset(by: origin))
    }
    let start = section.strip?.frame.offset(by: origin).origin ?? origin
    let depth = strip == nil ? 1 : 2
    let cells = section.cells.prefix(FrameRow.mostCells).map { cell in
      FrameRow(
        depth: depth, what: "cell", name: cell.title ?? cell.measure.styleID,
        frame: cell.frame.offset(by: start))
    }
    let rest = section.cells.count - cells.count
    let last = section.cells.last.map { cell in
      FrameRow(
        depth: depth, what: "… \(rest) more, the last", name: cell.title ?? "",
        frame: cell.frame.offset(by: start))
    }
    let section = FrameRow(
      depth: 0, what: "section \(number)", name: section.typeName.spoken,
      frame: section.frame.offset(by: origin))
    return [section] + [header, strip].compactMap(\.self) + cells
      + (rest > 0 ? [last].compactMap(\.self) : []) + [footer].compactMap(\.self)
  }

  private func row(_ what: String, _ header: HeaderLayout?, from origin: Point) -> FrameRow? {
    header.map {
      FrameRow(
        depth: 1, what: what, name: $0.title ?? $0.style, frame: $0.frame.offset(by: origin))
    }
  }
}

/// A box of a variant in the table of all frames.
struct FrameRow: Hashable {
  /// How deep the box is nested.
  let depth: Int
  let what: String
  let name: String
  /// In window coordinates, before scrolling.
  let frame: Rect

  /// How many cells of a section are listed one by one; the rest are summed up.
  static let mostCells = 12
}

extension Point {
  /// The place in words: `x 12, y 353`.
  var coordinates: String { "x \(x.tenths), y \(y.tenths)" }
}
