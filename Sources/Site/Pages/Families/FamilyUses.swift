import AppModel

/// Which screens use which styles of a family.
struct FamilyUses {
  private var screens: [Name: [Screen]] = [:]
  private let family: Family

  /// What distinguishes a style from all others of its family.
  private struct Name: Hashable {
    let section: String
    let style: String
  }

  init(of entry: FamilyShelf.Entry) {
    family = entry.family
    for screen in entry.screens {
      for component in screen.allComponents { add(component, on: screen) }
    }
  }

  /// Returns the screens that use a style, in the order of the app.
  func screens(using style: FamilyStyle) -> [Screen] {
    screens[Name(section: style.section.lowercased(), style: style.style.id)] ?? []
  }

  private mutating func add(_ component: Component, on screen: Screen) {
    let styles = component.styles
    let sections = component.kind.familySections
    if component.kind != .group {
      add(styles.cellStyles.map(\.value), of: sections, on: screen)
      if styles.cellStyles.isEmpty { addStandard(of: sections, on: screen) }
    }
    if let layout = styles.layout { add([layout.value], of: sections, on: screen) }
    for header in [styles.header, styles.footer].compactMap(\.self) {
      add([header.style.value], of: [Family.headerSection], on: screen)
    }
    if let body = component.body {
      add(body.cellStyles.map(\.value), of: body.kind.familySections, on: screen)
    }
  }

  private mutating func add(_ styles: [String], of sections: [String], on screen: Screen) {
    for style in styles {
      // The first section that has the style decides.
      guard let section = sections.first(where: { family.style(style, in: [$0]) != nil }) else {
        continue
      }
      add(Name(section: section.lowercased(), style: style), on: screen)
    }
  }

  /// Adds the first style of their kind for components that do not name a style.
  private mutating func addStandard(of sections: [String], on screen: Screen) {
    for section in sections {
      guard let style = family.section(section)?.styles.first else { continue }
      return add(Name(section: section.lowercased(), style: style.id), on: screen)
    }
  }

  private mutating func add(_ name: Name, on screen: Screen) {
    if screens[name]?.last?.key != screen.key { screens[name, default: []].append(screen) }
  }
}
