/// A section of a screen: its component, and what its cells show. Layout and links both use it, so
/// that every cell that is drawn can be tapped.
package struct SectionPlan {
  package let component: Component
  package let role: Role
  package let kind: ComponentKind
  /// The header above the cells, and the footer under them.
  package let header, footer: Header?
  /// The title of the section's content, which its header and footer show.
  package let title: String?
  package let cellStyles: [Located<String>]
  package let supply: Supply
  /// The component's own data source, if the cells come from it.
  package let dataSource: String?

  /// The role of a section in its component.
  package enum Role: String, Hashable, Sendable {
    case component
    /// The component under the tabs.
    case tabBody
    /// The footer of a group, under its other sections.
    case groupEnd
  }

  /// What the cells show.
  package enum Supply {
    case items([FeedItem])
    /// Unknown content: as many placeholders as the component or its family wants.
    case unknown
    /// No cells: the section has at most a header and a footer.
    case none
  }

  /// The maximum number of items that the cells show; nil for all of them.
  package var limit: Int? { role == .component ? component.itemLimit : nil }
}

extension SectionPlan {
  /// A tab that someone chose, instead of the first one of its component.
  package struct ChosenTab: Hashable, Sendable {
    /// Where the component is written.
    let component: Location
    let tab: Int

    package init(_ tab: Int, of component: Component) {
      (self.component, self.tab) = (component.location, tab)
    }
  }

  /// Returns the sections of a screen, one for each component, in order; a group adds its
  /// children's.
  package static func sections(
    of screen: Screen, in app: App, choosing tab: ChosenTab? = nil
  ) -> [SectionPlan] {
    sections(
      of: screen, feeds: app.feeds, sent: screen.isConnected ? app.sender(of: screen)?.sent : nil,
      choosing: tab)
  }

  /// Returns the sections of a screen; those of a connected one show what was sent to it.
  static func sections(
    of screen: Screen, feeds: FeedIndex, sent: [FeedItem]?, choosing tab: ChosenTab? = nil
  ) -> [SectionPlan] {
    var list = List()
    list.chosen = tab
    if !screen.isConnected {
      list.needsSources = screen.needsSources
      for component in screen.components { list.add(component, feeds) }
    } else if let sent {
      list.add(screen.components, filledWith: sent)
    } else {
      for component in screen.components { list.add(unfilled: component) }
    }
    return list.sections
  }

  /// The sections of a screen while they are collected: each is added once, however deep its
  /// component is nested.
  private struct List {
    private(set) var sections: [SectionPlan] = []
    /// Whether a component without a data source is empty; a plugin may fill it in its own way.
    var needsSources = false
    /// The tab whose items are shown instead of those of the first.
    var chosen: ChosenTab?

    /// Adds a component to which no items are handed over, even if it has a source of its own.
    mutating func add(unfilled component: Component) {
      guard component.kind == .group else { return addCells(of: component, title: nil, .unknown) }
      addGroup(component, title: nil) { list in
        for inner in component.components { list.add(unfilled: inner) }
      }
    }

    /// Adds a component with a data source of its own.
    mutating func add(_ component: Component, _ feeds: FeedIndex) {
      let feed = feeds.feed(for: component.data)
      let source = component.data.source?.value
      guard component.kind == .group else {
        let isEmpty = needsSources && component.lacksSource
        return addCells(
          of: component, title: feed?.title,
          feed.map { .items($0.items) } ?? (isEmpty ? .none : .unknown), from: source)
      }
      let isFed = component.components.allSatisfy { $0.data.source == nil }
      addGroup(component, title: feed?.title, from: source) { list in
        if let feed, isFed {
          list.add(component.components, filledWith: feed.items)
        } else {
          for inner in component.components { list.add(inner, feeds) }
        }
      }
    }

    /// Fills component number i with child number i of a sender: with its children, or with itself.
    mutating func add(_ components: [Component], filledWith items: [FeedItem]) {
      for (index, component) in components.enumerated() {
        guard index < items.count else {
          addCells(of: component, title: nil, .none)
          continue
        }
        let item = items[index]
        if component.kind == .group {
          addGroup(component, title: item.title) {
            $0.add(component.components, filledWith: item.children)
          }
        } else {
          addCells(
            of: component, title: item.title,
            .items(item.children.isEmpty ? [item] : item.children))
        }
      }
    }

    /// Adds a group's own header, the sections inside it, and its end, which has its footer.
    private mutating func addGroup(
      _ component: Component, title: String?, from source: String? = nil,
      _ addInner: (inout List) -> Void
    ) {
      sections.append(
        SectionPlan(
          component: component, role: .component, kind: .group, header: component.styles.header,
          footer: nil, title: title, cellStyles: [], supply: .none, dataSource: source))
      addInner(&self)
      sections.append(
        SectionPlan(
          component: component, role: .groupEnd, kind: .group, header: nil,
          footer: component.styles.footer, title: title, cellStyles: [], supply: .none,
          dataSource: nil))
    }

    private func tab(of component: Component, among tabs: [FeedItem]) -> FeedItem? {
      guard let chosen, chosen.component == component.location else { return tabs.first }
      return tabs.indices.contains(chosen.tab) ? tabs[chosen.tab] : nil
    }

    /// Adds the section of a component's cells, and for tabs the section under them, which then has
    /// the footer.
    private mutating func addCells(
      of component: Component, title: String?, _ supply: Supply, from source: String? = nil
    ) {
      let body = component.kind.hasBody ? component.styles.body : nil
      let footer = component.styles.footer
      sections.append(
        SectionPlan(
          component: component, role: .component, kind: component.kind,
          header: component.styles.header, footer: body == nil ? footer : nil, title: title,
          cellStyles: component.styles.cellStyles, supply: supply, dataSource: source))
      guard let body else { return }
      let bodySupply: Supply =
        switch supply {
        case _ where component.itemLimit == 0: .none
        case .items(let tabs): tab(of: component, among: tabs).map { .items($0.children) } ?? .none
        case .unknown: .unknown
        case .none: .none
        }
      sections.append(
        SectionPlan(
          component: component, role: .tabBody, kind: body.kind, header: nil, footer: footer,
          title: title, cellStyles: body.cellStyles, supply: bodySupply, dataSource: nil))
    }
  }
}

extension Screen {
  /// Whether a component of the screen without a data source is empty: no plugin or screen before it
  /// may fill it.
  package var needsSources: Bool { kind == .general && data.isClear && !isConnected }
}

extension Component {
  /// Whether the component shows nothing because it has no data source.
  package var lacksSource: Bool {
    !data.hasSource && components.isEmpty && kind.needsData && data.isClear
  }
}
