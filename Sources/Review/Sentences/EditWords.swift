import AppModel

/// An edit in the words of its author.
struct EditWords {
  private let edit: Edit
  private let names: AuthorNames
  private let subject: EditSubject
  private let old: String?
  private let new: String?

  init(_ edit: Edit, _ names: AuthorNames) {
    self.edit = edit
    self.names = names
    subject = EditSubject(of: edit, names)
    old = edit.old.map(Self.words)
    new = edit.new.map(Self.words)
  }

  /// Whether the edit is of something that no screen holds, so that its effect must be said.
  var isShared: Bool {
    switch subject.sort {
    case .family, .style, .plugin, .file: true
    case .screen, .component, .bar, .menu, .barItem, .menuItem, .feed, .item: false
    }
  }

  var sentence: String { plain.capitalized }

  private var plain: String {
    if edit.trail.steps.isEmpty { return whole(edit.file) }
    if let names = edit.names, edit.kind == .renamed {
      let word = subject.sort == .screen || subject.sort == .component ? "has the id" : "is called"
      return "\(subject.phrase) \(word) \(Self.quoted(names.new)) instead of "
        + Self.quoted(names.old)
    }
    guard !subject.keys.isEmpty else { return whole(subject.label) }
    switch edit.kind {
    case .moved: return "\(element) has another place in \(subject.phrase)"
    case .added, .removed, .changed, .renamed: return property
    }
  }

  /// Something that was added, removed or moved as a whole.
  private func whole(_ name: String) -> String {
    let place = subject.holder.split(separator: " ").dropFirst().joined(separator: " ")
    switch edit.kind {
    case .added: return "\(name) was added\(place.isEmpty ? "" : " to \(place)")"
    case .removed: return "\(name) was removed\(place.isEmpty ? "" : " from \(place)")"
    case .moved:
      return "\(name) has another place\(subject.holder.isEmpty ? "" : " \(subject.holder)")"
    case .changed, .renamed: return "\(subject.phrase) changed"
    }
  }

  /// The element of a list that does not have words of its own.
  private var element: String { "'\((subject.keys.last ?? "").quotable)'" }

  private var property: String {
    let (phrase, key) = subject.part
    let target = { (text: String?) in text.map { names.knownScreen($0) ?? Self.quoted($0) } }
    switch key {
    case "state" where subject.sort == .bar:
      return "\(phrase) is \(BarWords.place(new)): \(change("`state`"))"
    case "target", "uiTag", "screenType":
      let (now, before) = (edit.new?.text, edit.old?.text)
      let isSame = target(now) == target(before)
      return instead(
        "\(phrase) opens", isSame ? now.map(Self.quoted) : target(now),
        isSame ? before.map(Self.quoted) : target(before), "nothing")
    case "hidden" where subject.keys == ["status_bar", "hidden"]:
      return "the status bar is \(new == "true" ? "hidden" : "shown"): \(change("`status_bar.hidden`"))"
    case "home" where subject.sort == .screen:
      return
        "\(phrase) is \(new == "true" ? "the home screen now" : "not the home screen any more")"
    case "visible":
      return "\(phrase) is \(["true", "1"].contains(new) ? "shown" : "hidden") now"
    case "component_type":
      return instead("\(phrase) is", article(new), article(old), "without type")
    case "name", "title":
      return instead("\(called(phrase)) is called", quoted(edit.new), quoted(edit.old), "nothing")
    case "source": return instead("\(phrase) shows the data of", new, old, "no source")
    case "item_limit":
      return instead("\(phrase) shows up to", new.map { "\($0) items" }, old, "all its items")
    default: return plainProperty(phrase, key)
    }
  }

  /// A property that only its name says something about.
  private func plainProperty(_ phrase: String, _ key: String) -> String {
    if subject.keys.dropLast().last == "cell_styles" || key == "cell_styles" {
      return instead("the cells of \(phrase) use", list(new), list(old), "no style")
    }
    if ["family", "layout", "style"].contains(key), subject.sort != .file {
      let value = { (text: String?) in text.map { "the \(key) \($0)" } }
      return instead("\(phrase) uses", value(new), old, "no \(key)")
    }
    switch subject.sort {
    case .family:
      let own = subject.holder.isEmpty ? "" : " \(subject.holder)"
      return change("\(subject.label)'s \(Self.noun(key))\(own)")
    case .style: return change("the \(Self.noun(key)) of \(phrase)")
    case .file: return change("`\(subject.keys.joined(separator: ".").quotable)` in \(phrase)")
    case .screen, .component, .bar, .menu, .barItem, .menuItem, .feed, .item, .plugin:
      return change("`\(key.quotable)` of \(phrase)")
    }
  }

  /// The item itself, where its name says nothing because it is what changed.
  private func called(_ phrase: String) -> String {
    switch subject.sort {
    case .screen: "a screen"
    case .item: "an item \(subject.holder)"
    case .barItem: "a button \(subject.holder)"
    case .menuItem: "an entry \(subject.holder)"
    case .component, .bar, .menu, .feed, .family, .style, .plugin, .file: phrase
    }
  }

  private func change(_ name: String) -> String {
    switch (old, new) {
    case (nil, let new?): "\(name) is now \(new)"
    case (let old?, nil): "\(name) is no longer set; it was \(old)"
    case (let old, let new): "\(name) went from \(old ?? "") to \(new ?? "")"
    }
  }

  private func instead(
    _ beginning: String, _ new: String?, _ old: String?, _ nothing: String
  ) -> String {
    let now = "\(beginning) \(new ?? nothing)"
    return old.map { "\(now) instead of \($0)" } ?? now
  }

  private func article(_ word: String?) -> String? {
    word.map { text in
      let noun = text.spoken
      return "\("aeiou".contains(noun.first ?? "x") ? "an" : "a") \(noun)"
    }
  }

  private func quoted(_ side: Edit.Side?) -> String? {
    side.map { Self.quoted($0.text ?? $0.value) }
  }

  /// The elements of a list of words, without what JSON puts around them.
  private func list(_ text: String?) -> String? {
    text.map { $0.filter { !"[]\" ".contains($0) }.split(separator: ",").joined(separator: ", ") }
  }

  private static func quoted(_ text: String) -> String { "'\(text.quotable)'" }

  /// What a layout attribute is called.
  static func noun(_ key: String) -> String {
    switch key {
    case "inset_top": "top inset"
    case "inset_bottom": "bottom inset"
    case "inset_left": "left inset"
    case "inset_right": "right inset"
    case "height_pixel": "height"
    case "width_pixel": "width"
    default: key.separated.spoken
    }
  }

  /// A value as a sentence shows it: a short text as it is, one with spaces in quotes.
  private static func words(_ side: Edit.Side) -> String {
    guard let text = side.text else { return side.value.quotable }
    return text.isEmpty || text.contains(" ") ? "'\(text)'" : text
  }
}

extension String {
  /// An attribute of an XML element with its words apart: `@paddingSide` is `padding side`.
  fileprivate var separated: String {
    drop { $0 == "@" }.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : String(letter)
    }
  }
}

extension Edit {
  /// Returns the edit in words.
  package func sentence(_ names: AuthorNames) -> String { EditWords(self, names).sentence }
}

extension String {
  /// The text with a capital first letter, unless it begins with a name.
  fileprivate var capitalized: String {
    let words = ["the ", "an ", "a "]
    return words.contains(where: hasPrefix) ? prefix(1).uppercased() + dropFirst() : self
  }
}
