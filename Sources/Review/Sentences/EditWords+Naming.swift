import AppModel
import Disk

/// What things are called now, and what they are.
extension EditWords {
  /// What something is called that was added or removed: one without a title by its type, and one of
  /// several with its title by both.
  var wholeName: String {
    if let emptyName { return emptyName }
    if edit.kind == .removed, edit.isOfPlugin, subject.count == 1,
      names.idlePlugins.value.contains(edit.name)
    {
      return "the unused \(subject.label.dropFirst("the ".count))"
    }
    guard subject.count == 1, subject.sort == .component, [.added, .removed].contains(edit.kind),
      let known = names.known(edit.name, on: edit.screenKey), let type = known.type,
      !type.isPluralNoun
    else { return subject.label }
    if let title = known.title {
      return known.titleCount > 1 ? "the \(type) \(title)" : subject.label
    }
    guard edit.kind == .added || subject.isOnlyOfType,
      !(known.isOnlyOfType && edit.kind == .removed)
    else { return subject.label }
    let hasHeader =
      known.isGroup && edit.kind == .added
      && edit.trail.steps.last?.node.text(under: ["styles", "header", "visible"]) == "true"
    return type.withArticle + (hasHeader ? " with a header" : "")
  }

  /// What one of several of a type is called that was removed and had an empty source.
  private var emptyName: String? {
    guard subject.sort == .component, edit.kind == .removed, let type = subject.type,
      subject.label.hasSuffix(" \(type)"), subject.label != "the \(type)",
      edit.trail.steps.last?.node.value(under: ["data", "source"])?.words == ""
    else { return nil }
    return "the \(type) without a source"
  }

  /// Returns whether a part is shown, and the screen that a hidden header opened.
  func sight(of part: String) -> EditClause {
    let isShown = ["true", "1"].contains(new)
    let target = edit.trail.steps.dropLast().last?.node.text(under: ["data", "target"])
    let opened = isShown || subject.count > 1 ? nil : target.flatMap(names.knownScreen)
    return EditClause(
      part + (opened.map { ", which opened \($0)," } ?? ""), "is", isShown ? "shown" : "hidden",
      .now)
  }

  /// Returns what type something has now, and what type it had.
  func typing(_ own: String, isPlural: Bool) -> EditClause {
    // A component that is only known by its type is known by the one that it had.
    let phrase =
      subject.isOnlyOfType && old != nil
      ? "the \((old ?? "").spoken)\(subject.end)" : own
    if let new = edit.new, new.text == nil {
      return EditClause(phrase, isPlural ? "have" : "has", "another type", .now)
    }
    let isPlural = phrase == own ? isPlural : (old ?? "").spoken.isPluralNoun
    guard let type = article(new) else {
      let before = article(old).map { "; \(isPlural ? "they were" : "it was") \($0)" }
      return EditClause(phrase, isPlural ? "have" : "has", "no type\(before ?? "")")
    }
    if let was = edit.old?.text, let now = edit.new?.text, now != was,
      Spelling(now).letters == Spelling(was).letters
    {
      return EditClause(phrase, isPlural ? "are" : "is", "spelled \(now.quotable)", .now)
    }
    if let isOfToday = edit.isOfTodaysType {
      return EditClause(
        own, isPlural ? "have" : "has", "the type of the client of today", isNow: isOfToday)
    }
    if let was = edit.old?.text, let now = edit.new?.text, now != was, now.spoken == was.spoken {
      return EditClause(
        own, isPlural ? "have" : "has", "the type \(now.quotable)", .insteadOf(was.quotable))
    }
    if subject.sort == .menuItem, [old, new].contains("header") {
      return EditClause(
        subject.phrase, "is",
        new == "header" ? "only a heading now, which opens nothing" : "no longer only a heading")
    }
    if subject.sort == .component, subject.count > 1, let was = old?.spoken.plural,
      let now = self.new?.spoken.plural, subject.label == "the \(now)"
    {
      return EditClause("the \(was)\(subject.end)", "are", now, .now)
    }
    // What it is called says what it was.
    if subject.sort == .component, phrase != own || subject.isOnlyOfType {
      return EditClause(phrase, isPlural ? "are" : "is", type, .now)
    }
    return instead(phrase, isPlural ? "are" : "is", type, article(old), "")
  }

  /// Returns the new name of something that people know by its old one.
  func naming(_ phrase: String) -> EditClause {
    if let sign = edit.replacedSign {
      // It is hardly seen in a long text.
      return EditClause("the title of \(subject.phrase)", "has", sign.new, .insteadOf(sign.old))
    }
    let isNameless = edit.new?.text?.isEmpty ?? (edit.new == nil)
    if subject.isSite {
      return EditClause("the site", "is", "called \((edit.new?.text ?? "").quotable)", .now)
    }
    guard let known = subject.named(by: edit.old?.text) else {
      if let noun = subject.nounOfNameless {
        return isNameless
          ? EditClause(phrase, "still has", "no name")
          : EditClause(
            "the \(noun) \(quoted(edit.new) ?? "")\(subject.end)", "has", "a name", .now)
      }
      if isNameless {
        return instead(phrase, "has", nil, quoted(edit.old), "no name")
      }
      return instead(
        phrase, "is", quoted(edit.new).map { "called \($0)" }, quoted(edit.old), "called nothing")
    }
    guard !isNameless else { return EditClause(known, "has", "no name", .now) }
    let text = edit.new?.text ?? edit.new?.value ?? ""
    return EditClause(
      known, "is", "called \(subject.isQuoted ? Self.quoted(text) : text.quotable)", .now)
  }
}
