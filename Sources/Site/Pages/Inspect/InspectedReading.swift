import AppLayout
import PageParts

/// The accessibility reading order of a screen as a numbered list.
struct InspectedReading {
  let inspected: InspectedScreen

  /// The maximum number of steps listed, more than anyone would listen to.
  private static let mostSteps = 200

  var chapter: Chapter {
    let steps = ReadingOrder(layout: inspected.layout, app: inspected.app).steps
    let shown = steps.prefix(Self.mostSteps)
    return Chapter("reading", "Reading order") {
      Node("p") { "What a screen reader reads out, in order, and what it calls each thing." }
      Node("ol", ["class": "reading"]) {
        for step in shown {
          Node("li") {
            Node("span", ["class": "reading-name"]) { Node.appText(step.name) }
            " "
            Node("span", ["class": "muted"]) { step.role }
          }
        }
      }
      Node.more(steps.count - shown.count)
    }
  }
}

/// The order in which a screen reader goes through a variant.
///
///     status bar, then the bar from its context button to its last button, then the content from
///     top to bottom, then the tabs
struct ReadingOrder {
  let layout: VariantLayout
  let app: App

  var steps: [ReadingStep] { statusBar + bar + content + banner + tabs }

  private var statusBar: [ReadingStep] {
    let isShown = layout.variant.statusBar != .hidden && layout.frame.safeArea.top > 0
    return isShown ? [ReadingStep(role: "status bar", name: "time, signal, battery")] : []
  }

  private var bar: [ReadingStep] {
    guard let bar = layout.navigationBar else { return [] }
    let context = bar.context.map { ReadingStep(role: "button", name: $0.kind.rawValue) }
    let title = bar.title.map { title in
      ReadingStep(role: title.kind == .logo ? "image, heading" : "heading", name: title.text)
    }
    return [context, title].compactMap(\.self)
      + bar.buttons.map { button in
        ReadingStep(
          role: button.isEnabled ? "button" : "button, dimmed",
          name: button.title ?? button.kind.words)
      }
  }

  private var content: [ReadingStep] {
    if layout.frame.plugin != nil, layout.content.sections.isEmpty {
      return [ReadingStep(role: "plugin", name: "what the plugin itself says")]
    }
    return layout.content.sections.flatMap(steps)
  }

  private func steps(of section: SectionLayout) -> [ReadingStep] {
    let header = section.header.map { header in
      ReadingStep(
        role: header.target == nil ? "heading" : "heading, button",
        name: header.title ?? "no title")
    }
    let cells = section.cells.prefix(FrameRow.mostCells).enumerated().map { index, cell in
      ReadingStep(role: section.kind.readingRole, name: cell.title ?? index.itemName)
    }
    let rest = section.cells.count - cells.count
    let more = rest > 0 ? [ReadingStep(role: "…", name: "\(rest) more")] : []
    let footer = section.footer.map { footer in
      ReadingStep(
        role: footer.target == nil ? "text" : "button", name: footer.title ?? "no title")
    }
    return [header].compactMap(\.self) + cells + more + [footer].compactMap(\.self)
  }

  private var banner: [ReadingStep] {
    layout.frame.banner == nil ? [] : [ReadingStep(role: "advertisement", name: "banner")]
  }

  private var tabs: [ReadingStep] {
    let rows = layout.tabs(in: app)?.rows ?? []
    return rows.enumerated().map { index, row in
      ReadingStep(role: "tab, \(index + 1) of \(rows.count)", name: row.title ?? "no title")
    }
  }
}

/// A thing that a screen reader reads out: its role and its name.
struct ReadingStep: Hashable {
  let role: String
  let name: String
}

extension Int {
  /// What an item at this index is called that has no title of its own.
  var itemName: String { "item \(self + 1)" }
}

extension ComponentKind {
  /// The role that a screen reader announces for an item of the component.
  fileprivate var readingRole: String {
    switch self {
    case .list, .grid, .hero, .horizontalList, .group, .custom: "button"
    case .banner: "advertisement"
    case .htmlTicker: "text"
    case .tabBar, .tabs, .sectionPicker, .screenPicker: "tab"
    case .webview: "web page"
    }
  }
}
