import AppModel

/// The titles of the components in which the links of screens are tapped.
struct TappedTitles {
  /// The titles by the keys of screens, and by where links are written.
  private var titles: [String: [Location: String]] = [:]
  /// How many more items are read: many screens can show the same long feed.
  private var left = 100_000

  init(of app: App) {
    for screen in app.screens where left > 0 && screen.origin != .nowhere {
      for plan in SectionPlan.sections(of: screen, in: app) { add(plan, of: screen.key) }
    }
  }

  /// Returns the title of the component with a link; nil for one outside of components, and in a
  /// component without a title.
  subscript(link: Link) -> String? {
    link.from.flatMap { titles[$0]?[link.location] }
  }

  private mutating func add(_ plan: SectionPlan, of screen: String) {
    guard let title = plan.title?.readable, !title.isEmpty else { return }
    var places = ([plan.header, plan.footer].map { $0?.target } + [plan.component.data.target])
      .compactMap { $0?.location }
    if case .items(let items) = plan.supply {
      left -= items.count
      places += items.compactMap { ($0.screenType ?? $0.uiTag)?.location }
    }
    guard !places.isEmpty else { return }
    for place in places where titles[screen]?[place] == nil {
      titles[screen, default: [:]][place] = title
    }
  }
}
