import AppLayout
import AppModel
import Wireframe

/// What the prototype of one screen lets people tap, as far as it opens something.
struct ScreenTaps {
  /// What the content, the bar and the tabs open.
  private(set) var shown: [Opened] = []
  /// What the entries of the menu open, if the bar has a button that opens the menu.
  let entries: [Opened]
  let opensMenu: Bool
  /// What opens below other tabs than the first, of which people choose one.
  private(set) var inOtherTabs: [Opened] = []

  /// The name of something that opens; the app may not have a screen with that name.
  struct Opened {
    let name: String
    let trigger: Link.Trigger
  }

  /// Finds what a screen's configured variant on a device has. If wanted, items that other screens
  /// have shown are left out.
  init(
    of screen: Screen, in app: App, on held: HeldDevice, reading lists: inout TappedLists,
    onlyNewItems: Bool
  ) {
    let layout = VariantLayout(app.configuredVariant(of: screen, on: held), in: app)
    let parts = PlayedParts(of: layout, in: app)
    opensMenu = parts.opensMenu
    entries = parts.reachedRows.compactMap { row in
      row.target.map { Opened(name: $0, trigger: .menu) }
    }
    // Home has the tabs that other screens repeat.
    if screen.key == app.home?.key || app.root(of: screen).owner == screen.key {
      for tab in parts.targets.tabs.elementIndices { add(parts.targets[.tab(tab)], .rootTab) }
    }
    for button in (layout.navigationBar?.buttons ?? []).elementIndices {
      add(parts.targets[.barButton(button)], .barButton)
    }
    let tabs = TabbedContent(layout, in: app)
    shown += content(of: layout, parts.targets, nil, reading: &lists, onlyNewItems, in: app)
    guard let first = tabs.rests.first else { return }
    inOtherTabs = content(
      of: tabs.layout, PartTargets(of: tabs.layout, in: app), first.sections.upperBound,
      reading: &lists, onlyNewItems, in: app)
  }

  /// Returns what sections open, beginning with one.
  private func content(
    of layout: VariantLayout, _ targets: PartTargets, _ first: Int?,
    reading lists: inout TappedLists, _ onlyNewItems: Bool, in app: App
  ) -> [Opened] {
    var found: [Opened] = []
    let add = { (name: String?, trigger: Link.Trigger) in
      if let name { found.append(Opened(name: name, trigger: trigger)) }
    }
    for seen in SeenContent(playing: layout)?.sections ?? []
    where seen.place.index >= first ?? 0 {
      let section = layout.content.sections[seen.place]
      if seen.hasHeader { add(targets[.header(of: seen.place)], .header) }
      if seen.hasFooter { add(targets[.footer(of: seen.place)], .header) }
      let (opened, others) = lists.take(seen.cells.count, of: section.cells, onlyNew: onlyNewItems)
      let shared = section.component.kind.trigger
      for name in opened { add(name, section.role == .tabBody ? .cell : shared) }
      for cell in others { add(targets[.cell(ElementIndex(cell), of: seen.place)], shared) }
    }
    return found
  }

  private mutating func add(_ name: String?, _ trigger: Link.Trigger) {
    if let name { shown.append(Opened(name: name, trigger: trigger)) }
  }
}
