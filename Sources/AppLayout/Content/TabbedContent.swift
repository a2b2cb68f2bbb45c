/// The content of a screen with what its other tabs show, so that people can choose one.
package struct TabbedContent: Sendable {
  /// The layout; the sections below each other tab follow its own, so that each has its own index.
  package let layout: VariantLayout
  /// The section of the tabs; nil where choosing one only moves the mark.
  package let tabs: ElementIndex<SectionLayout>?
  /// What is below the tabs, for each of them; empty if that never changes.
  package let rests: [Rest]

  /// What is below a chosen tab.
  package struct Rest: Hashable, Sendable {
    package let sections: Range<Int>
    /// The height of all content with it.
    package let height: Double
  }

  /// The maximum number of tabs for which something is laid out.
  package static let mostTabs = 12
  /// The maximum number of sections and cells below all tabs.
  private static let most = 2_000

  /// Finds the first tabs of a screen that have something below them, and lays that out for each.
  package init(_ layout: VariantLayout, in app: App) {
    let content = layout.content
    let place = content.sections.firstIndex { section in
      section.hasChoice && section.component.kind.hasTabs && section.cells.count > 1
        && section.component.body != nil
    }
    guard let place, layout.choosesTab(in: ElementIndex(place), PartTargets(of: layout, in: app)),
      content.sections.dropFirst(place + 1).first?.role == .tabBody,
      content.sections[place].cells.first?.item != nil
    else {
      (self.layout, tabs, rests) = (layout, nil, [])
      return
    }
    let section = content.sections[place]
    var rests = [Rest(sections: place + 1..<content.sections.count, height: content.size.height)]
    var others: [SectionLayout] = []
    var total = Self.extent(of: content.sections[(place + 1)...])
    // What is below another tab is hardly ever much less than what is below the first.
    for tab in 1..<min(section.cells.count, Self.mostTabs) where total <= Self.most {
      let plan = ContentPlan(
        of: layout.variant.screen, in: app, on: layout.variant.device.deviceClass,
        choosing: SectionPlan.ChosenTab(tab, of: section.component))
      let chosen = ContentLayout(plan, layout.frame.viewport)
      let start = content.sections.count + others.count
      let below = chosen.sections[min(place + 1, chosen.sections.count)...]
      total += Self.extent(of: below)
      guard total <= Self.most else { break }
      others += below
      rests.append(Rest(sections: start..<start + below.count, height: chosen.size.height))
    }
    self.layout = layout.showing(content.adding(others))
    tabs = ElementIndex(place)
    self.rests = rests
  }

  private static func extent(of sections: ArraySlice<SectionLayout>) -> Int {
    sections.reduce(0) { $0 + 1 + $1.cells.count }
  }
}

extension VariantLayout {
  /// Whether the cells of a section are tabs of which people choose one: none opens a screen.
  package func choosesTab(
    in place: ElementIndex<SectionLayout>, _ targets: PartTargets
  ) -> Bool {
    let section = content.sections[place]
    return section.hasChoice && section.cells.count <= Self.mostTabs
      && !section.cells.indices.contains {
        targets[.cell(ElementIndex($0), of: place)] != nil
      }
  }

  /// The maximum number of tabs in a row that people choose from.
  private static let mostTabs = 60
}

extension SectionLayout {
  /// Whether one of the cells is marked as the chosen one.
  fileprivate var hasChoice: Bool {
    role == .component && kind.choosesCells && strip != nil
      && cells.first?.measure.template == .tabs
  }
}

extension ComponentKind {
  /// Whether one cell of such a component is chosen.
  fileprivate var choosesCells: Bool {
    switch self {
    case .tabBar, .tabs, .sectionPicker, .screenPicker: true
    case .list, .grid, .hero, .horizontalList, .banner, .htmlTicker, .webview, .group, .custom:
      false
    }
  }

  fileprivate var hasTabs: Bool { self == .tabBar || self == .tabs }
}
