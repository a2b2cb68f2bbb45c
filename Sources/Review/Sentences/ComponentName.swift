import AppModel
import Wireframe

/// What a component is called.
struct ComponentName: Hashable, Sendable {
  /// The title that it shows.
  let title: String?
  /// Its type, as people say it.
  let type: String?
  /// Whether its type is enough to know it on its screen.
  let isOnlyOfType: Bool
  let id: String

  /// The name as a part of a sentence; nil if its id is the best name.
  var phrase: String? { title ?? bare.map { "the \($0)" } }

  /// The name in a list; nil if its id is the best name.
  var word: String? { title ?? bare }

  var isPlural: Bool { title == nil && bare?.isPluralNoun ?? false }

  /// The type, if it is enough.
  private var bare: String? { isOnlyOfType || id.isForMachines ? type : nil }
}

extension App {
  /// The names of all components that are the only ones with their ids.
  var componentNames: [String: ComponentName?] {
    var names: [String: ComponentName?] = [:]
    for screen in screens where screen.isWritten {
      var titles: [Location: String] = [:]
      for plan in SectionPlan.sections(of: screen, in: self) where plan.header != nil {
        titles[plan.component.location] = plan.title.flatMap { $0.isEmpty ? nil : $0.readable }
      }
      let all = screen.allComponents
      let untitled = Dictionary(
        grouping: all.filter { titles[$0.location] == nil }, by: { $0.typeName?.value })
      for component in all {
        let name = ComponentName(
          title: titles[component.location], type: component.typeName?.value.spoken,
          isOnlyOfType: untitled[component.typeName?.value]?.count == 1, id: component.key)
        names[component.key] = names[component.key].map { $0 == name ? name : nil } ?? name
      }
    }
    return names
  }
}
