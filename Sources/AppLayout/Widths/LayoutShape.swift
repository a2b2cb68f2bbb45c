/// The shape of a screen's content, which stays the same while its cells only grow: how many cells
/// are on each line of each section.
struct LayoutShape: Equatable, Sendable {
  private let sections: [SectionShape]

  /// The shape of the cells of one section, with what tells it from other sections.
  struct SectionShape: Equatable, Sendable {
    let component: Location
    let role: SectionPlan.Role
    let lines: Lines

    /// How cells are on lines.
    enum Lines: Equatable, Sendable {
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
        component: section.component.location, role: section.role,
        lines: section.strip == nil && !section.cells.isEmpty
          ? section.cells.frames?.lines ?? .none : .none)
    }
  }

  /// Returns how this shape of some content differs from the one in a window that is a point
  /// narrower, in words: `Top stories has 2 columns instead of 1`.
  func words(after narrower: LayoutShape, of content: ContentLayout) -> String {
    guard sections.elementsEqual(narrower.sections, by: { $0.isSame(as: $1) }) else {
      return "other components are shown"
    }
    let changed = sections.indices.filter { sections[$0].lines != narrower.sections[$0].lines }
    guard let first = changed.first else { return "" }
    let more = changed.count - 1
    let words = sections[first].lines.words(insteadOf: narrower.sections[first].lines)
    return "\(content.sections[first].shortName.quotable) has \(words)"
      + (more > 0 ? ", \(more.andMore("component"))" : "")
  }
}

extension LayoutShape.SectionShape {
  /// Whether both are of the same section.
  fileprivate func isSame(as other: Self) -> Bool {
    component == other.component && role == other.role
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
    return title ?? (typeName.isEmpty ? component.key : typeName.spoken)
  }
}
