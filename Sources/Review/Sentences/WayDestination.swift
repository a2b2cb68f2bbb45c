import AppModel

/// What an entry or a button opens instead of something else: a screen or a web page, which are said
/// in several values.
struct WayDestination {
  let topic: String
  private let words: EditWords
  private let sides: Sides<Destination?>

  private enum Destination: Hashable {
    case page(String)
    case screen(String)
  }

  /// Finds what edits of one way say together; nil if they do not, or say no more than one of them.
  init?(_ edits: [Edit], _ names: AuthorNames) {
    let all = edits.map { EditWords($0, names) }.filter(\.isOfDestination)
    guard all.count > 1, let first = all.first, Set(all.map(\.subject.phrase)).count == 1,
      all.contains(where: { $0.subject.keys.last != "type" })
    else { return nil }
    let value = { (key: String, side: KeyPath<Edit, Edit.Side?>) in
      all.first { $0.subject.keys.last == key }?.edit[keyPath: side]?.text
    }
    let destination = { (side: KeyPath<Edit, Edit.Side?>) in
      value("target", side).map(Destination.screen) ?? value("source", side).map(Destination.page)
    }
    words = first
    topic = first.subject.phrase
    sides = Sides(old: destination(\.old), new: destination(\.new))
  }

  /// Whether an edit is one of those that say it.
  func says(_ edit: Edit) -> Bool {
    let own = EditWords(edit, words.names)
    return own.isOfDestination && own.subject.phrase == topic
  }

  var clause: EditClause {
    if case .screen(let key)? = sides.new, words.names.isDead(key) {
      return EditClause(topic, "leads", "nowhere", .now)
    }
    if case .page? = sides.old, case .page? = sides.new, sides.old != sides.new {
      return EditClause(topic, "opens", "another web page", .now)
    }
    return words.instead(topic, "opens", sides.new.map(word), sides.old.map(word), "nothing")
  }

  private func word(_ destination: Destination) -> String {
    switch destination {
    case .page: "a web page"
    case .screen(let key): words.target(key) ?? key
    }
  }
}

extension EditWords {
  /// Whether the edit is of a value that says what an entry or a button opens.
  fileprivate var isOfDestination: Bool {
    [.menuItem, .barItem].contains(subject.sort)
      && subject.keys.count == 2 && subject.keys[0] == "data"
      && ["target", "source", "type"].contains(subject.keys[1])
  }
}
