import AppLayout
import AppModel

/// The content of a screen: its sections, headers, strips and cells, as far as they can be seen.
struct ContentDrawing {
  let content: ContentLayout
  /// Where the content begins, in window coordinates.
  let origin: Point
  /// What of the content can be seen, in its own coordinates.
  let visible: Rect
  let screen: Screen
  let isRightToLeft: Bool

  var shapes: [Shape] {
    var keys = UniqueNames(separator: "~")
    return content.sections.compactMap { section in
      let key = keys.unique("\(section.component.key)\(section.role == .tabBody ? "/body" : "")")
      guard section.frame.intersects(visible) else { return nil }
      return shape(of: section, key)
    }
  }

  private func shape(of section: SectionLayout, _ key: String) -> Shape {
    let source = "rivers.json#\(screen.id)/ui_components/\(section.component.key)"
    let identity = Group.Identity(
      kind: .section, key: key, frame: section.frame.offset(by: origin), source: source)
    return .group(
      Group(identity, header(of: section, key) + cells(of: section, key) + pager(of: section)))
  }

  private func header(of section: SectionLayout, _ key: String) -> [Shape] {
    guard let header = section.header, header.frame.intersects(visible) else { return [] }
    let more = header.target == nil ? 0 : 60.0
    let drawing = CellDrawing(
      size: Size(width: header.frame.width - more, height: header.frame.height), template: .header,
      item: nil, label: header.title ?? "", index: 0, isRightToLeft: isRightToLeft)
    let start = isRightToLeft ? more : 0
    let identity = Group.Identity(
      kind: .header, key: "\(key)/header", frame: header.frame.offset(by: origin), source: nil)
    return [
      .group(
        Group(
          identity, at: header.frame.origin,
          [
            .group(Group(at: Point(x: start, y: 0), drawing.shapes))
          ] + link(of: header)))
    ]
  }

  /// What a header that leads somewhere shows at its end.
  private func link(of header: HeaderLayout) -> [Shape] {
    guard header.target != nil else { return [] }
    let end = isRightToLeft ? 0 : header.frame.width
    return [
      .text(
        TextLine(
          text: isRightToLeft ? "‹ All" : "All ›",
          origin: Point(x: end, y: header.frame.height / 2 + 4), size: 11.5, weight: .regular,
          anchor: isRightToLeft ? .start : .end, paint: .fill(.accent)))
    ]
  }

  private func cells(of section: SectionLayout, _ key: String) -> [Shape] {
    let strip = section.strip?.frame
    let window = strip.map { Rect(size: $0.size) } ?? visible
    let shift = strip?.origin ?? .zero
    var keys = UniqueNames(separator: "~")
    let shapes = section.cells.prefix(in: window).map { index in
      let cell = section.cells[index]
      let name = keys.unique(cell.item?.id ?? "cell-\(index)")
      return shape(of: cell, index, "\(key)/\(name)", at: shift, section)
    }
    guard let strip else { return shapes }
    let identity = Group.Identity(
      kind: .strip, key: "\(key)/strip", frame: strip.offset(by: origin), source: nil)
    return [
      .group(Group(identity, at: strip.origin, clip: Rect(size: strip.size), shapes))
    ]
  }

  private func shape(
    of cell: CellLayout, _ index: Int, _ key: String, at shift: Point, _ section: SectionLayout
  ) -> Shape {
    let drawing = CellDrawing(
      size: cell.frame.size, template: cell.measure.template, item: cell.item,
      label: cell.measure.styleID.isEmpty ? section.typeName : cell.measure.styleID, index: index,
      isRightToLeft: isRightToLeft)
    let identity = Group.Identity(
      kind: .cell, key: key, frame: cell.frame.offset(by: shift).offset(by: origin), source: nil)
    return .group(Group(identity, at: cell.frame.origin, drawing.shapes))
  }

  /// The dots that tell the page of a hero.
  private func pager(of section: SectionLayout) -> [Shape] {
    guard let strip = section.strip, strip.pageControlHeight >= 6 else { return [] }
    let count = min(section.cells.count, 9)
    let y = strip.frame.maxY - strip.pageControlHeight / 2
    return (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      let x = strip.frame.midX + (Double(place) - Double(count - 1) / 2) * 12
      return .circle(
        Point(x: x, y: y), radius: index == 0 ? 3 : 2.5, .fill(index == 0 ? .accent : .textBar))
    }
  }
}
