import AppLayout
import PageParts

/// Every component of a screen: where it is defined, what fills it, and how it turned out.
struct InspectedComponents {
  private let inspected: InspectedScreen
  private let sections: [Location: [SectionLayout]]
  /// The problems of each component; those of the screen itself do not have one.
  private let problems: [ElementIndex<Component>?: [Problem]]
  private let callouts: InspectedCallouts

  /// The maximum number of components with a full card; the others have a line each in a table.
  static let mostCards = 60
  /// The maximum number of components with a line; there is a page like this for each device.
  private static let mostLines = 1000

  init(_ inspected: InspectedScreen, _ callouts: InspectedCallouts) {
    self.inspected = inspected
    self.callouts = callouts
    sections = Dictionary(grouping: inspected.layout.content.sections) { $0.component.location }
    problems = Dictionary(
      grouping: inspected.site.problems.of(inspected.screen).filter {
        $0.isAbout(inspected.held.device.deviceClass)
      }, by: \.component?.index)
  }

  private var notes: InspectedNotes { callouts.notes }

  private static let id = "components"

  /// Returns the id of the card of a component, or of the chapter if the component has only a line.
  static func id(of component: ElementIndex<Component>) -> String {
    component.index < mostCards ? InspectedComponent.id(of: component) : id
  }

  var chapter: Chapter {
    let components = inspected.screen.allComponents
    return Chapter(Self.id, "Components", hint: "\(components.count)") {
      if components.isEmpty { Node("p") { nothing } }
      for (index, component) in components.withIndices.prefix(Self.mostCards) {
        InspectedComponent(
          inspected, component, at: index, sections[component.location] ?? [],
          problems[index] ?? [],
          InspectedNotes.nodes(notes.notes(of: index), callouts)
        ).node
      }
      rest(components.dropFirst(Self.mostCards))
    }
  }

  /// The problems and notes about the screen itself rather than its components; nil if there are
  /// none.
  var chapterOfScreen: Chapter? {
    let problems = problems[nil] ?? []
    let notes = notes.ofScreen
    guard !problems.isEmpty || !notes.isEmpty || self.notes.restCount > 0 else { return nil }
    return Chapter("screen", "The screen itself") {
      inspected.list(of: problems).nodesWithDetails
      InspectedNotes.nodes(notes, callouts)
      furtherNotes
    }
  }

  /// A link to the notes that do not fit on this page.
  private var furtherNotes: [Node] {
    guard notes.restCount > 0 else { return [] }
    let page = inspected.path.link(
      to: inspected.site.paths.page(of: inspected.screen), at: PagePlace.notes)
    return [
      Node("p", ["class": "muted"]) {
        "\(notes.restCount.andMore("note")) on "
        Node("a", ["href": page]) { "the page of the screen" }
      }
    ]
  }

  private var nothing: String {
    switch (inspected.screen.origin, inspected.screen.kind) {
    case (.rivers, .plugin(let identifier)):
      "The plugin “\(inspected.app.plugins.spokenName(of: identifier))” draws this screen by itself, "
        + "so there are no components."
    case (.rivers, _): "This screen has no components."
    case (.appDefine, _): "This legacy screen has no components."
    case (.whiteLabel, _): "The app draws this screen by itself; no file describes it."
    case (.nowhere, _): "Something leads to this screen, but it is not in any file."
    }
  }

  private func rest(_ components: ArraySlice<Component>) -> [Node] {
    guard !components.isEmpty else { return [] }
    var sheet = DataTable("More components", columns: ["Component", "Key", "Defined in"])
    for component in components.prefix(Self.mostLines) {
      sheet.add(
        [
          [Node.appText(component.typeName?.value.spoken ?? "no type")],
          [Node("code") { component.key.readable }], inspected.references.place(component.location),
        ])
    }
    return [
      Node("h3") { "More components" },
      Node("p") {
        "The first \(Self.mostCards) components are described above. Here are the rest."
      },
      sheet.node,
    ] + Node.more(components.count - Self.mostLines) + remarks(on: components)
  }

  private func name(of index: ElementIndex<Component>) -> Node {
    let key = inspected.screen.allComponents[index].key
    return key.isEmpty ? .text("Component \(index.index + 1)") : .appText(key.readable)
  }

  /// Returns the problems and notes of components that have only a line.
  private func remarks(on components: ArraySlice<Component>) -> [Node] {
    let remarked = components.indices.map { ElementIndex<Component>($0) }
      .filter { problems[$0] != nil || !notes.notes(of: $0).isEmpty }
    let nodes = remarked.prefix(Self.mostCards).flatMap { index in
      [Node("h4") { name(of: index) }]
        + inspected.list(of: problems[index] ?? []).nodesWithDetails
        + InspectedNotes.nodes(notes.notes(of: index), callouts)
    }
    return nodes + Node.more(remarked.count - Self.mostCards)
  }
}

extension Problem {
  /// Whether a device of a class can show it: not where it was found only at widths of others.
  fileprivate func isAbout(_ deviceClass: DeviceClass) -> Bool {
    guard let ranges = diagnostic.message.widths?.ranges, !ranges.isEmpty else { return true }
    return switch deviceClass {
    case .iphone: ranges.contains { $0.family == .phone }
    case .ipad: ranges.contains { $0.family == .tablet }
    case .tv: false
    }
  }
}
