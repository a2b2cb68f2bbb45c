import AppLayout
import PageParts

/// The facts about a component, and how it turned out on a device.
struct ComponentFacts {
  let inspected: InspectedScreen
  let component: Component
  let sections: [SectionLayout]

  private var references: References { inspected.references }

  var nodes: [Node] {
    var facts = Facts()
    facts.add("Items") { items }
    facts.add("Cell sizes") { sizes }
    facts.add("Header opens") { opened(by: component.styles.header?.target) }
    facts.add("Footer opens") { opened(by: component.styles.footer?.target) }
    facts.add("Opens") { opened(by: component.data.target) }
    return facts.nodes
  }

  /// The facts that only developers need.
  var details: [Node] {
    var facts = Facts()
    facts.add("Key") { if !component.key.isEmpty { Node("code") { component.key.readable } } }
    facts.add("Defined in") { references.place(component.location) }
    facts.add("Type") { if let type = component.typeName { Node("code") { type.value.readable } } }
    facts.add("Cell styles") { codes(shownMeasures.map(\.styleID)) }
    facts.add("Header style") { codes([component.styles.header?.style.value]) }
    facts.add("Footer style") { codes([component.styles.footer?.style.value]) }
    facts.add("Data source") { dataSource }
    facts.add("Feed") { feed }
    facts.add("Frame") { frame }
    return facts.nodes
  }

  private var dataSource: [Node] {
    guard let source = component.data.source else {
      return inspected.screen.isConnected ? [.text("what the sender passes on")] : []
    }
    return [Node("code") { source.value.readable }]
      + (inspected.screen.isConnected ? [.text(" (not used: the screen is connected)")] : [])
  }

  /// The file with the snapshot of the component's data source.
  private var feed: [Node] {
    guard !inspected.screen.isConnected, component.data.source != nil else { return [] }
    guard let feed = inspected.app.feed(of: component) else {
      return [.text("no snapshot, so you see placeholders")]
    }
    return references.place(feed.location)
      + (feed.title.map { [.text(" “"), Node.appText($0), .text("”")] } ?? [])
  }

  private var items: [Node] {
    let cells = sections.filter { $0.role == .component }.map(\.cells).first
    guard let count = cells?.count, let cells else { return [.text("nothing is shown")] }
    guard count > 0 else { return component.kind == .group ? [] : [.text("none")] }
    let isPlaceholder = cells.first.map { $0.item == nil } ?? false
    let limit = component.itemLimit.map { ", at most \($0)" } ?? ""
    return [.text(count.counted(as: "cell") + (isPlaceholder ? " without a feed" : "") + limit)]
  }

  /// How the cells look, in the order of their pattern.
  private var sizes: [Node] {
    shownMeasures.map { "\($0.template.words), \($0.size.textInTenths)" }.firstOfEach(\.self)
      .enumerated()
      .flatMap { index, words in (index > 0 ? [Node("br")] : []) + [.text(words)] }
  }

  private var shownMeasures: [CellMeasure] {
    sections.flatMap { $0.cells.prefix(FrameRow.mostCells).map(\.measure) }
  }

  private func opened(by target: Located<String>?) -> [Node] {
    target.map { [references.target($0.value)] } ?? []
  }

  /// Returns names of the files in a row, each once.
  private func codes(_ names: [String?]) -> [Node] {
    names.compactMap(\.self).filter { !$0.isEmpty }.firstOfEach(\.self).enumerated()
      .flatMap { index, name in
        (index > 0 ? [.text(", ")] : []) + [Node("code") { name.readable }]
      }
  }

  private var frame: [Node] {
    sections.filter { $0.role == .component }.prefix(1).map { section in
      let frame = section.frame.offset(by: inspected.layout.frame.contentArea.origin)
      return .text("\(frame.size.textInTenths) at \(frame.origin.coordinates)")
    }
  }
}
