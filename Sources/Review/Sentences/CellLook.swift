import AppModel

/// What the styles of a component's cells do, as far as people see it at once.
struct CellLook: Hashable, Sendable {
  private let template: CellTemplate
  /// How many cells are in a row on iPhones and on iPads.
  private let columns: [Int?]

  /// A component of a screen, by its id or type.
  struct Owner: Hashable, Sendable {
    let screen: String
    let component: String
  }

  /// What changed, with its verb, and where that is not everywhere.
  struct Change {
    let verb: String
    let old: String
    let new: String
  }

  /// Returns what the first style of each component of an app does.
  static func all(in app: App) -> [Owner: CellLook] {
    var looks: [Owner: CellLook] = [:]
    for screen in app.screens where screen.isWritten {
      let family = app.family(of: screen) ?? app.families.standard
      for component in screen.allComponents {
        guard let id = component.styles.cellStyles.first?.value,
          let style = family.style(id, in: component.kind.familySections)
        else { continue }
        looks[Owner(screen: screen.key, component: component.key)] = CellLook(
          template: style.template(for: component.kind),
          columns: [DeviceClass.iphone, .ipad].map { device in
            style.attributes(on: device)[.columns].flatMap { Int(exactly: $0) }
          })
      }
    }
    return looks
  }

  /// Returns what is different; nil if nothing is that has words.
  func change(from old: CellLook) -> Change? {
    guard template == old.template else {
      return Change(verb: "uses", old: old.template.words, new: template.words)
    }
    let changed = columns.indices.filter { columns[$0] != old.columns[$0] }
    guard let first = changed.first, let new = columns[first], let before = old.columns[first],
      changed.allSatisfy({ columns[$0] == new && old.columns[$0] == before })
    else { return nil }
    let place = changed.count > 1 ? "" : first == 0 ? " on iPhones" : " on iPads"
    return Change(verb: "has", old: before.spelled + place, new: "\(new.spelled) in a row")
  }
}

extension AuthorNames {
  /// Returns what the styles of the component that an edit is inside do on each side.
  func look(of edit: Edit) -> Sides<CellLook?> {
    guard let screen = edit.screenKey,
      let component = EditSubject(of: edit, AuthorNames()).component
    else { return Sides(old: nil, new: nil) }
    let owner = CellLook.Owner(screen: screen, component: component)
    return looks.map { $0[owner] }
  }
}

extension EditWords {
  /// What another style does, if its family says something that people see at once.
  var look: EditClause? {
    let looks = names.look(of: edit)
    if let unknown = unknownStyle(looks) { return unknown }
    guard subject.component != nil, let old = looks.old, let new = looks.new,
      let change = new.change(from: old)
    else { return nil }
    return instead(subject.phrase, change.verb, change.new, change.old, "")
  }

  /// A style that its family does not have, or did not have.
  private func unknownStyle(_ looks: Sides<CellLook?>) -> EditClause? {
    guard subject.component != nil, (looks.old == nil) != (looks.new == nil), let new, let old
    else { return nil }
    let (written, be) = looks.new == nil ? (new, "is") : (old, "was")
    let style = written.filter { !"[]\" ".contains($0) }
    let verb = looks.new == nil ? "shows" : "no longer shows"
    return EditClause(
      subject.phrase, verb, "placeholders",
      .because("the style \(style) \(be) unknown", isNew: looks.new == nil))
  }
}
