extension AppCheck {
  /// Checks that the styles that components name exist in their screen's family.
  static let cellStyles = AppCheck([.unknownCellStyle]) { app in
    guard !app.isUnread(.families) else { return [] }
    var names: [String: StyleNames] = [:]
    return app.screens.flatMap { screen -> [Diagnostic] in
      guard let family = app.family(of: screen) else { return [] }
      var known = names.removeValue(forKey: family.name) ?? StyleNames()
      defer { names[family.name] = known }
      return screen.allComponents.flatMap { diagnostics(about: $0, family, &known) }
    }
  }

  private static func diagnostics(
    about component: Component, _ family: Family, _ names: inout StyleNames
  ) -> [Diagnostic] {
    let styles = component.styles
    var found: [Diagnostic] = []
    func check(_ wanted: [Located<String>], of type: String, in sections: [String]) {
      for style in wanted where family.style(style.value, in: sections) == nil {
        let nearest = names.of(sections, in: family).nearest(to: style.value)
        found.append(
          Diagnostic(
            .unknownStyle(style.value, family.name, type, nearest), at: style.location))
      }
    }
    if let type = component.typeName?.value, !component.kind.isCustom {
      let sections = component.kind.familySections
      check(styles.cellStyles, of: type, in: sections)
      check([styles.layout].compactMap(\.self), of: type, in: sections)
    }
    if component.kind.hasBody, let body = styles.body, !body.kind.isCustom {
      check(body.cellStyles, of: body.typeName.value, in: body.kind.familySections)
    }
    let headers = [styles.header, styles.footer].compactMap { $0?.style }
    check(headers, of: Family.headerSection, in: [Family.headerSection])
    return found
  }
}

/// The names of a family's styles, collected once for each list of sections.
private struct StyleNames {
  private var indexes: [[String]: NameIndex] = [:]

  mutating func of(_ sections: [String], in family: Family) -> NameIndex {
    if let index = indexes[sections] { return index }
    let index = NameIndex(sections.flatMap { family.section($0)?.styles.map(\.id) ?? [] })
    indexes[sections] = index
    return index
  }
}

extension Rule {
  package static let unknownCellStyle = Rule(
    "unknown-cell-style",
    means:
      "A component names a cell style, layout, header or footer style that the screen's family "
      + "does not have for this type of component.",
    matters: "The app has no dimensions for such cells; Riverbed draws visible placeholders.",
    fix: "Correct the name, or add the style to the family.")
}

extension Diagnostic.Message {
  fileprivate static func unknownStyle(
    _ style: String, _ family: String, _ type: String, _ nearest: String?
  ) -> Self {
    Self(
      .unknownCellStyle, .warning,
      "the family '\(name: family, of: .family)' has no style '\(name: style)' for '\(name: type)'",
      .init(nearest: nearest))
  }
}
