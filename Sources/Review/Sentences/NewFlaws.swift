import AppLayout
import AppModel

/// What does not work in the components and journeys that only a new app has: ways that lead
/// nowhere, what is missing a data source, and journeys without a way.
struct NewFlaws: Sendable {
  /// The flaws on each screen, by its key.
  private var flaws: [String: [Flaw]] = [:]
  /// What is wrong with new journeys, by their names.
  private(set) var journeys: [String: String] = [:]

  /// Something that does not work in a component.
  private struct Flaw: Sendable {
    let component: String
    /// The part that leads nowhere; nil for the component itself.
    let part: String?
    let predicate: String
  }

  init() {}

  init(from old: App, to new: App) {
    let written = Set(new.screens.filter(\.isWritten).map(\.key))
    for screen in new.screens where screen.isWritten {
      let former = Set(old.screen(screen.key)?.allComponents.map(\.key) ?? [])
      let added = screen.allComponents.filter { !former.contains($0.key) }
      let all = added.flatMap { component -> [Flaw] in
        let ways = [
          ("header", component.styles.header?.target), ("footer", component.styles.footer?.target),
        ].filter { $0.1.map { !written.contains($0.value) } ?? false }
        let flaws = ways.map { part, _ in
          Flaw(component: component.key, part: part, predicate: "leads nowhere")
        }
        return screen.needsSources && component.lacksSource
          ? flaws + [Flaw(component: component.key, part: nil, predicate: "has no source")] : flaws
      }
      if !all.isEmpty { flaws[screen.key] = all }
    }
    let known = Set(old.site.journeys.map(\.name.value))
    for (journey, stop) in new.brokenStops(of: new.journeys.filter { !known.contains($0.name) }) {
      journeys[journey] = "has no way to \(stop.title.quotable)"
    }
  }

  /// Returns what does not work on a new screen, or in one component that is new on it.
  func clause(on screen: String, in component: String? = nil, _ names: ComponentNames) -> String? {
    let own = (flaws[screen] ?? []).filter { component == nil || $0.component == component }
    guard !own.isEmpty else { return nil }
    let clauses = own.map { flaw in
      let name = names.name(of: flaw.component, on: screen)
      let its = name?.phrase.map { $0.hasPrefix("the ") ? "its \($0.dropFirst(4))" : $0 }
      let owner = component == nil ? its ?? "a component" : "it"
      guard let part = flaw.part else { return "\(owner) \(flaw.predicate)" }
      return component == nil
        ? "the \(part) of \(owner) \(flaw.predicate)" : "its \(part) \(flaw.predicate)"
    }
    return clauses.joinedClauses(atMost: .mostNamed)
  }
}
