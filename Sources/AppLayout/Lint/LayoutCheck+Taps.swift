extension LayoutCheck {
  /// Checks that what people tap is large enough for a finger. The buttons of a navigation bar are
  /// not checked, because the app's container gives them their size.
  static let taps = ofContents([.smallTarget]) { variant in
    variant.layout.content.sections.elementIndices.flatMap { place in
      [
        variant.smallCell(in: place), variant.smallHeader(of: place),
        variant.smallFooter(of: place),
      ]
      .compactMap(\.self)
    } + [variant.smallTab].compactMap(\.self)
  }
}

extension LintedVariant {
  /// How much larger than for a finger everything is on a television.
  private static let televisionScale = 1.5

  /// The least width and height of what can be tapped.
  private var leastTap: Double {
    switch deviceClass {
    case .iphone, .ipad: limits.tap
    case .tv: limits.tap * Self.televisionScale
    }
  }

  private func isSmall(_ size: Size) -> Bool {
    // What has no size at all cannot be seen, which is another problem.
    size.width > 0 && size.height > 0
      && min(size.width, size.height) < leastTap - FlowMeasures.tolerance
  }

  private func finding(_ subject: String, _ size: Size, at location: Location) -> LintFinding {
    let (width, height) = (size.width.shortText, size.height.shortText)
    return LintFinding(
      .smallTarget, "\(subject) too small to tap with ease",
      detail: "\(width) by \(height) points, less than \(leastTap.shortText)", at: location)
  }

  /// Returns a finding about the first of a section's cells that is small and opens something.
  fileprivate func smallCell(in place: ElementIndex<SectionLayout>) -> LintFinding? {
    let section = layout.content.sections[place]
    let sizes = section.cells.pattern.map(\.size)
    guard let index = sizes.indices.first(where: { isSmall(sizes[$0]) && opens(place, from: $0) })
    else { return nil }
    return finding("cells are", sizes[index], at: section.component.location)
  }

  /// Whether a cell with the same measures as one of a section's first cells opens something.
  private func opens(_ place: ElementIndex<SectionLayout>, from index: Int) -> Bool {
    let section = layout.content.sections[place]
    return layout.choosesTab(in: place, targets)
      || stride(from: index, to: section.cells.count, by: section.cells.pattern.count).contains {
        targets[.cell(ElementIndex($0), of: place)] != nil
      }
  }

  fileprivate func smallHeader(of place: ElementIndex<SectionLayout>) -> LintFinding? {
    let section = layout.content.sections[place]
    return small(section.header, "the header is", of: section) { $0.header }
  }

  fileprivate func smallFooter(of place: ElementIndex<SectionLayout>) -> LintFinding? {
    let section = layout.content.sections[place]
    return small(section.footer, "the footer is", of: section) { $0.footer }
  }

  private func small(
    _ header: HeaderLayout?, _ subject: String, of section: SectionLayout,
    written: (ComponentStyles) -> Header?
  ) -> LintFinding? {
    guard let header, header.target != nil, isSmall(header.frame.size) else { return nil }
    let location = written(section.component.styles)?.location
    return finding(subject, header.frame.size, at: location ?? section.component.location)
  }

  /// A finding about the tabs of the root, which all screens in it share.
  fileprivate var smallTab: LintFinding? {
    guard let tab = checkedTabs.first, isSmall(tab.frame.size) else { return nil }
    return finding("tabs are", tab.frame.size, at: tab.location)
  }
}

extension Rule {
  fileprivate static let smallTarget = Rule(
    "lint-tap",
    means: "Something that can be tapped is less than 44 points wide or high; on a television, "
      + "where it has the focus, 66.",
    matters: "Fingers miss it, or hit what is next to it.",
    fix: "Make the cells or the header of the style larger, or show fewer tabs.")
}
