import AppLayout

extension LayoutCheck {
  /// Checks that the titles of cells show enough of themselves.
  static let cutTitles = ofContents([.cutTitle]) { variant in
    variant.layout.content.sections.compactMap { section -> LintFinding? in
      let rooms = variant.titleRooms(of: section)
      guard !rooms.isEmpty else { return nil }
      let least = Int(variant.limits.letters, within: 0...1000)
      let cut = section.cells.enumerated().lazy.compactMap { index, cell in
        cell.title.flatMap { rooms[index % rooms.count]?.cut($0, under: least) }
      }.first
      guard let cut else { return nil }
      return LintFinding(
        .cutTitle, "titles of cells show fewer than \(least) letters",
        detail: "'\(cut.characters.quotable)'", at: section.component.location)
    }
  }
}

extension LintedVariant {
  /// Returns the room for a title in each of a section's first cells, whose measures the others
  /// repeat; nil where a cell does not show one.
  fileprivate func titleRooms(of section: SectionLayout) -> [TitleRoom?] {
    guard section.cells.first?.item != nil else { return [] }
    return section.cells.pattern.enumerated().map { index, measure in
      CellDrawing(
        size: measure.size, template: measure.template, title: "", kind: nil, label: "",
        index: index, isRightToLeft: app.settings.isRightToLeft, deviceClass: deviceClass
      ).titleRoom
    }
  }
}

extension CellDrawing {
  /// The room for a title; nil where the cell is too small for one, and where the title runs along
  /// a line or is not that of an item.
  var titleRoom: TitleRoom? {
    switch template {
    case .imageTop: imageTopText?.text.titleRoom
    case .imageLeft, .imageRight:
      (textNextToImage(atStart: template == .imageLeft) ?? imageTopText)?.text.titleRoom
    case .imageOverlay, .hero: overlaidText?.text.titleRoom
    case .textOnly: block(in: bounds, cardExtent).titleRoom
    case .tabs: tabRoom
    case .banner, .ticker, .header, .web, .placeholder: nil
    }
  }
}
