import AppLayout
import AppModel
import Markup
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
    facts.add("Cell styles") { styles }
    facts.add("Header") { described(component.styles.header) }
    facts.add("Footer") { described(component.styles.footer) }
    facts.add("Opens") {
      if let target = component.data.target { references.target(target.value) }
    }
    return facts.nodes
  }

  /// The facts that only developers need.
  var details: [Node] {
    var facts = Facts()
    facts.add("Key") { if !component.key.isEmpty { Node("code") { component.key.readable } } }
    facts.add("Defined in") { references.place(component.location) }
    facts.add("Type") { if let type = component.typeName { Node("code") { type.value.readable } } }
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

  /// The styles in the order of their pattern, each with its size.
  private var styles: [Node] {
    var seen: Set<CellMeasure> = []
    let measures = sections.flatMap { section in
      section.cells.prefix(FrameRow.mostCells).map(\.measure).filter { seen.insert($0).inserted }
    }
    return measures.enumerated().flatMap { index, measure -> [Node] in
      let name = measure.styleID.isEmpty ? "no style" : measure.styleID
      return (index > 0 ? [Node("br")] : []) + [
        Node.appText(name),
        Node("span", ["class": "muted"]) {
          " \(measure.template.term.word), \(measure.size.text)"
        },
      ]
    }
  }

  private func described(_ header: Header?) -> [Node] {
    guard let header else { return [] }
    return [Node.appText(header.style.value)]
      + (header.target.map { [.text(" → "), references.target($0.value)] } ?? [])
  }

  private var frame: [Node] {
    sections.filter { $0.role == .component }.prefix(1).map { section in
      let frame = section.frame.offset(by: inspected.layout.frame.contentArea.origin)
      return .text("\(frame.size.text) at \(frame.origin.coordinates)")
    }
  }
}
