import AppModel

/// A section before it is laid out: whose it is, and what its cells show.
struct SectionPlan {
  let component: Component
  let role: SectionLayout.Role
  let kind: ComponentKind
  let header, footer: Header?
  /// The title of what the section shows, which its header and footer have.
  let title: String?
  let cellStyles: [Located<String>]
  let supply: Supply
  /// The component's own source, where the cells come from it.
  let dataSource: String?

  /// What fills the cells.
  enum Supply {
    case items([FeedItem])
    /// No feed tells: as many placeholders as the component or its family wants.
    case unknown
    /// Nothing: the section has a header and a footer at most.
    case none
  }
}

extension SectionPlan {
  /// The sections of a screen, one for each component, in array order; a group adds its children's.
  static func sections(of screen: Screen, in app: App) -> [SectionPlan] {
    guard screen.isConnected else {
      return screen.components.flatMap { sections(of: $0, in: app) }
    }
    guard let sender = app.sender(of: screen) else {
      return screen.components.flatMap(unfilled)
    }
    return handed(sender.sent, to: screen.components)
  }

  /// The sections of a component whose items nobody hands over, whatever source it has itself.
  private static func unfilled(_ component: Component) -> [SectionPlan] {
    component.kind == .group
      ? group(component, title: nil, component.components.flatMap(unfilled))
      : cells(of: component, title: nil, .unknown)
  }

  /// The sections of a component with a data source of its own.
  private static func sections(of component: Component, in app: App) -> [SectionPlan] {
    let feed = app.feed(of: component)
    guard component.kind == .group else {
      return cells(
        of: component, title: feed?.title, feed.map { .items($0.items) } ?? .unknown,
        from: component.data.source?.value)
    }
    let isFed = component.components.allSatisfy { $0.data.source == nil }
    let children =
      if let feed, isFed {
        handed(feed.items, to: component.components)
      } else {
        component.components.flatMap { sections(of: $0, in: app) }
      }
    return group(
      component, title: feed?.title, children, from: component.data.source?.value)
  }

  /// Child number i of a sender fills component number i: with its children, or with itself.
  private static func handed(_ items: [FeedItem], to components: [Component]) -> [SectionPlan] {
    components.enumerated().flatMap { index, component -> [SectionPlan] in
      guard index < items.count else { return cells(of: component, title: nil, .none) }
      let item = items[index]
      if component.kind == .group {
        return group(component, title: item.title, handed(item.children, to: component.components))
      }
      return cells(
        of: component, title: item.title, .items(item.children.isEmpty ? [item] : item.children))
    }
  }

  /// A group's own header, the sections of what it holds, and its footer, where it has one.
  private static func group(
    _ component: Component, title: String?, _ children: [SectionPlan], from source: String? = nil
  ) -> [SectionPlan] {
    let start = SectionPlan(
      component: component, role: .component, kind: .group, header: component.styles.header,
      footer: nil, title: title, cellStyles: [], supply: .none, dataSource: source)
    let end = SectionPlan(
      component: component, role: .groupEnd, kind: .group, header: nil,
      footer: component.styles.footer, title: title, cellStyles: [], supply: .none,
      dataSource: nil)
    return [start] + children + [end]
  }

  /// The section of a component's cells, and for tabs that of what stands under them, which then
  /// has the footer.
  private static func cells(
    of component: Component, title: String?, _ supply: Supply, from source: String? = nil
  ) -> [SectionPlan] {
    let hasBody = component.kind == .tabBar || component.kind == .tabs
    let body = hasBody ? component.styles.body : nil
    let footer = component.styles.footer
    let cells = SectionPlan(
      component: component, role: .component, kind: component.kind,
      header: component.styles.header, footer: body == nil ? footer : nil, title: title,
      cellStyles: component.styles.cellStyles, supply: supply, dataSource: source)
    guard let body else { return [cells] }
    let bodySupply: Supply =
      switch supply {
      case .items(let tabs): tabs.first.map { .items($0.children) } ?? .none
      case .unknown: .unknown
      case .none: .none
      }
    return [
      cells,
      SectionPlan(
        component: component, role: .tabBody, kind: body.kind, header: nil, footer: footer,
        title: title, cellStyles: body.cellStyles, supply: bodySupply, dataSource: nil),
    ]
  }
}
