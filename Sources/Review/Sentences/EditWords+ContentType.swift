import AppModel

extension EditWords {
  /// Which screen opens for the items of a type; nil for an edit of anything else.
  var typeMapping: EditClause? {
    guard AppFile(named: edit.file) == .rivers, subject.keys.first == "content_types",
      subject.keys.count > 1
    else { return nil }
    let items = subject.keys[1].spoken.plural.quotable.sentenceStart
    let isWhole = subject.keys.count == 2
    guard isWhole || subject.keys.count == 3 && subject.keys[2] == "screen_id" else { return nil }
    let screens = Sides(old: edit.old, new: edit.new).map { side in
      let id =
        isWhole ? edit.trail.steps.last?.node.text(under: "screen_id") : side?.text
      return side == nil ? nil : id.map(names.screen)
    }
    if let old = screens.old, let new = screens.new {
      return EditClause(items, "open", "\(new) now, instead of \(old)")
    }
    return (screens.new ?? screens.old).map {
      EditClause(items, "open", $0, isNow: screens.new != nil)
    }
  }

  /// Says which page an entry or a button opens: of several, from which server.
  func page(_ phrase: String) -> EditClause {
    guard let servers = edit.replacedServer else {
      return EditClause(phrase, "opens", new ?? "no page", .now)
    }
    return EditClause(phrase, "leads", "to \(servers.new)", .insteadOf(servers.old))
  }
}
