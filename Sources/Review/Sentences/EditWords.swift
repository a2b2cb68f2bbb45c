import AppModel

/// An edit in the words of its author.
struct EditWords {
  let edit: Edit
  let names: AuthorNames
  let subject: EditSubject
  let old: String?
  let new: String?
  /// Whether the values are said as they are written, because they do not do what they say.
  let isIdle: Bool
  /// What the edit changes about what uses a style.
  private(set) var styleUse: EditClause?

  init(_ edit: Edit, _ names: AuthorNames, isIdle: Bool = false) {
    self.isIdle = isIdle
    self.edit = edit
    self.names = names
    subject = EditSubject(of: edit, names)
    let isOfPart = subject.sort == .part
    let values =
      Self.colors(of: edit)
      ?? Sides(old: edit.old, new: edit.new).map { side in
        side.map { side in
          let words = Self.words(side)
          return isOfPart && words.first?.isLowercase ?? false ? words.wordsApart : words
        }
      }
    (old, new) = (values.old, values.new)
    styleUse = findStyleUse()
  }

  /// Whether the edit is of a style that came to those that cells take in turns, or left them.
  var isOfTurns: Bool {
    isElement && edit.kind != .changed && subject.keys.dropLast().last == "cell_styles"
  }

  /// Whether the edit is of something that no screen holds, or of styles in turns, so that its effect
  /// must be said.
  var isShared: Bool {
    [.family, .style, .plugin, .file].contains(subject.sort) && (styleUse == nil || isOfShape)
      || isOfTurns
  }

  var sentence: String { plain.withCapitalArticle }

  var plain: String { clause.text }

  /// The name of the thing, if the clause is about the thing itself: one with a new name is called by
  /// its old one. Otherwise all that is said.
  var topic: String {
    if styleUse != nil || AppFile(named: edit.file) == .settings { return clause.subject }
    let phrase = subject.part.phrase
    return [subject.named(by: edit.old?.text), phrase].contains(clause.subject)
      ? phrase : clause.text
  }

  /// Whether people have words of their own for what the edit says, rather than those of its key.
  var hasOwnWords: Bool {
    styleUse != nil
      || clause.subject != "the \(Self.noun(subject.keys.last ?? "")) of \(subject.part.phrase)"
  }

  /// What the edit says.
  var clause: EditClause { styleUse ?? ofOne.agreeing(with: subject) }

  private var ofOne: EditClause {
    if let order = OrderWords(edit, names, isHeadline: false)?.sentence {
      return EditClause(whole: order)
    }
    if edit.trail.steps.isEmpty {
      guard let names = edit.names else { return wholeFile }
      return renamedFeed(names)
        ?? EditClause(
          names.old.quotable, "is", "called \(Self.nameOrQuoted(names.new))", .now)
    }
    if let sharedID { return sharedID }
    if let routing { return routing }
    if let names = edit.names, edit.kind == .renamed { return renaming(names) }
    guard !subject.keys.isEmpty else {
      return snapshot.map(EditClause.init(whole:)) ?? whole(wholeName)
    }
    if let own = hooks.map(EditClause.init(whole:)) ?? fileWords { return own }
    switch edit.kind {
    case .moved:
      return EditClause(
        "'\((subject.keys.last ?? "").quotable)'", "was", "moved within \(subject.phrase)")
    case .changed, .renamed: return property
    case .added: return isElement ? membership("added to") : property
    case .removed: return isElement ? membership("removed from") : property
    }
  }

  /// The id of a screen that is another one's too.
  private var sharedID: EditClause? {
    guard edit.isOfScreen, edit.new != nil,
      let id = edit.trail.steps.last?.node.text(under: "id"), id != edit.name
    else { return nil }
    return EditClause(
      "two screens", "have", "the id of \(names.screen(id)): only the first opens")
  }

  /// Another name or id.
  private func renaming(_ names: Sides<String>) -> EditClause {
    if subject.keys.contains("hooks") {
      let (now, before) = (self.names.plugin(names.new), self.names.plugin(names.old))
      return instead("\(subject.phrase.possessive) hook", "is", now, before, "nothing")
    }
    if subject.sort == .file {
      return EditClause(names.old.quotable, "is", "called \(names.new.quotable)", .now)
    }
    // A journey, a family or a style is only known by it.
    if subject.sort == .journey, let known = subject.named(by: names.old) {
      return EditClause(known, "is", "called \(Self.quoted(names.new))", .now)
    }
    return subject.label == names.new.quotable
      ? EditClause(
        "\(names.old.quotable)\(subject.end)", "is", "called \(Self.quoted(names.new))", .now)
      : EditClause(subject.phrase, "has", subject.count > 1 ? "other ids" : "another id", .now)
  }

  /// Whether the value is one of a list.
  var isElement: Bool {
    guard let last = edit.trail.steps.last, case .json = last.node else { return false }
    return last.key == nil && subject.keys.count > 1
  }

  /// Returns a word that came to a list, or left it.
  private func membership(_ verb: String) -> EditClause {
    if isOfTurns {
      let left = edit.trail.steps.dropLast().last?.node.children.map(\.node.words) ?? []
      let cells = "the cells of \(subject.phrase)"
      return left.count > 1
        ? EditClause(cells, "alternate", "between \(left.listed())", .now)
        : EditClause(cells, "use", "only \(left.first ?? "no style")", .now)
    }
    let list = subject.keys.dropLast().last ?? ""
    let preposition = subject.sort == .file ? "in" : "of"
    return EditClause(
      new ?? old ?? "", "was",
      "\(verb) \(Phrase.code(list.quotable)) \(preposition) \(subject.phrase)")
  }

  /// A file that was added or removed, or that can only be compared as a whole.
  private var wholeFile: EditClause {
    switch (edit.old?.isReadable, edit.new?.isReadable) {
    case (true?, false?): EditClause(knownFile, "can", "be read", isNow: false)
    case (false?, true?): EditClause(knownFile, "can", "be read", isNow: true)
    case (nil, _), (_, nil), (true?, true?), (false?, false?):
      snapshot.map(EditClause.init(whole:)) ?? families ?? feeds ?? ofTheApp
        ?? whole(edit.file.quotable)
    }
  }

  /// Something that was added, removed or moved as a whole.
  private func whole(_ name: String) -> EditClause {
    if let ownBar { return ownBar }
    if let onlyMenu { return onlyMenu }
    if let again { return again }
    if edit.trail.names.dropLast().last == "devices", [.added, .removed].contains(edit.kind) {
      return EditClause(
        subject.label, "has", "values of its own\(subject.end)", isNow: edit.kind == .added)
    }
    let was = subject.isPlural ? "were" : "was"
    let place = { (preposition: String) in
      subject.holder.map { " \(preposition) \($0.name)" } ?? ""
    }
    switch edit.kind {
    case .added: return EditClause(name, was, "added\(place("to"))\(placeOnScreen)\(placeAsNew)")
    case .removed: return EditClause(name, was, "removed\(place("from"))")
    case .moved where subject.sort == .part && edit.origin.map { $0.file != edit.file } ?? false:
      let boards = [edit.origin?.file ?? "", edit.file].map(EditSubject.storyboard)
      return EditClause(subject.label, was, "moved from \(boards[0]) to \(boards[1])")
    case .moved where edit.isOfOwnBar:
      return EditClause("the app's bar", "is", "that of \(subject.holder?.name ?? "home")", .now)
    case .moved: return EditClause(name, was, "moved\(fromElsewhere ?? place("within"))")
    case .changed, .renamed: return replacing ?? EditClause(subject.phrase, "changed", "")
    }
  }

  /// Returns the value of a name before and after.
  func change(_ name: String, isPlural: Bool = false) -> EditClause {
    let (be, were) = isPlural ? ("are", "were") : ("is", "was")
    // The text of a whole object says less than its name.
    if edit.kind != .changed, (edit.new ?? edit.old)?.text == nil {
      return EditClause(name, were, edit.kind.rawValue)
    }
    if edit.isOfAddress {
      return edit.replacedServer.map {
        EditClause(name, isPlural ? "come" : "comes", "from \($0.new)", .insteadOf($0.old))
      } ?? EditClause(name, be, isPlural ? "others" : "another one", .now)
    }
    switch (old, new) {
    case (nil, _?) where edit.new?.text?.contains("://") ?? false:
      return EditClause(name, were, "added")
    case (nil, let new?): return EditClause(name, be, "now \(new)")
    case (let old?, nil):
      return EditClause(
        name, be, "no longer set; \(isPlural ? "they were" : "it was") \(old)")
    case (let old?, let new?): return EditClause(name, "went", "from \(old) to \(new)")
    case (nil, nil): return EditClause(name, "changed", "")
    }
  }

  /// Returns colors by their names instead of their codes; nil for other values, and for colors that
  /// only their codes distinguish. Two that have the same name are only known to be different.
  private static func colors(of edit: Edit) -> Sides<String?>? {
    guard edit.isOfColor else { return nil }
    let written = Sides(old: edit.old, new: edit.new).map { $0?.text.flatMap(Color.init) }
    let opaque = written.map { $0?.opaque }
    let isOneColor = opaque.old == opaque.new
    let colors = edit.isOfOpaqueBar && !isOneColor ? opaque : written
    let names = colors.map { $0?.spoken }
    guard (edit.old == nil) == (names.old == nil), (edit.new == nil) == (names.new == nil) else {
      return nil
    }
    guard let name = names.new, name == names.old else {
      // What stays the same about both need not be said.
      let areSeeThrough = names.map { $0?.hasPrefix(Color.seeThrough) ?? false }
      if isOneColor, areSeeThrough.old != areSeeThrough.new,
        ![names.old, names.new].contains(Color.transparent)
      {
        return areSeeThrough.map { $0 ? String(Color.seeThrough.dropLast()) : "opaque" }
      }
      let areAlike = areSeeThrough.old && areSeeThrough.new
      return areAlike
        ? names.map { $0.map { String($0.dropFirst(Color.seeThrough.count)) } } : names
    }
    return colors.old == colors.new || name == Color.transparent
      ? nil : Sides(old: nil, new: "another \(name)")
  }

  /// Returns a value as a sentence shows it: a short text as it is, one with spaces in quotes.
  private static func words(_ side: Edit.Side) -> String {
    guard let text = side.text?.cleaned else { return side.value.quotable }
    return text.isEmpty || text.contains(" ") ? "'\(text)'" : text
  }
}

extension Edit {
  /// Returns the edit in words; one that has no effect by what is written.
  package func phrase(_ names: AuthorNames, isIdle: Bool = false) -> Phrase {
    Phrase(marked: EditWords(self, names, isIdle: isIdle).sentence)
  }

  /// Returns the edit in words, with backticks around code; one that has no effect by what is written.
  package func sentence(_ names: AuthorNames, isIdle: Bool = false) -> String {
    phrase(names, isIdle: isIdle).text
  }
}
