import AppModel

/// The shape of a screen's content, which stays the same while its cells only grow: how many cells
/// are on each line of each section.
struct LayoutShape: Equatable, Sendable {
  private let sections: [SectionShape]

  /// The shape of the cells of one section.
  struct SectionShape: Equatable, Sendable {
    let section: SectionLayout
    let lines: Lines

    /// Whether both are the same section with the same lines.
    static func == (left: Self, right: Self) -> Bool {
      left.lines == right.lines && left.section.role == right.section.role
        && left.section.component.location == right.section.component.location
    }

    /// How cells are on lines.
    enum Lines: Hashable, Sendable {
      /// A strip, or a section without cells.
      case none
      case grid(columns: Int)
      /// The number of cells on each line.
      case lines([Int])
    }
  }

  init(of content: ContentLayout) {
    sections = content.sections.map { section in
      SectionShape(
        section: section,
        lines: section.strip == nil ? section.cells.frames?.lines ?? .none : .none)
    }
  }

  /// Returns how this shape differs from the one of a window that is a point narrower, in words:
  /// `Top stories has 2 columns instead of 1`.
  func words(after narrower: LayoutShape) -> String {
    guard sections.count == narrower.sections.count else { return "other components are shown" }
    let changed = zip(narrower.sections, sections).filter { $0 != $1 }
    guard let (before, after) = changed.first else { return "" }
    let more = changed.count - 1
    return "\(after.section.shortName.quotable) has \(after.lines.words(insteadOf: before.lines))"
      + (more > 0 ? ", \(more.andMore("component"))" : "")
  }
}

extension LayoutShape.SectionShape.Lines {
  fileprivate func words(insteadOf other: Self) -> String {
    switch (self, other) {
    case (.grid(let columns), .grid(let others)):
      return "\(columns.of("column")) instead of \(others)"
    case (.lines(let lines), .lines(let others)) where lines.count != others.count:
      return "\(lines.count.of("line")) instead of \(others.count)"
    case (.none, _), (.grid, _), (.lines, _): return "other lines of cells"
    }
  }
}

extension FlowCells {
  fileprivate var lines: LayoutShape.SectionShape.Lines {
    switch arrangement {
    case .grid(let grid): .grid(columns: Swift.min(grid.columns, grid.count))
    case .packing(let packing): .lines(packing.lines.map(\.items.count))
    }
  }
}

extension SectionLayout {
  /// The title that people see, or the type.
  fileprivate var shortName: String {
    let title = header?.title.flatMap { $0.isEmpty ? nil : $0 }
    return title ?? (typeName.isEmpty ? component.key : typeName.spaced)
  }
}
