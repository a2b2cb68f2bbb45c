import AppModel

/// What an edit says about something: `the bar of Home` `is` `hidden`.
struct EditClause: Hashable {
  /// What the clause is about.
  let subject: String
  /// Its verb; empty for a clause that is not divided.
  private let verb: String
  private let words: String
  private let end: End

  /// What the clause ends with.
  enum End: Hashable {
    case nothing
    /// It is new.
    case now
    /// What was there before.
    case insteadOf(String)
    /// Why it is so, or no longer so.
    case because(String, isNew: Bool)
  }

  /// Whether the clause says why.
  var hasReason: Bool {
    if case .because = end { true } else { false }
  }

  init(_ subject: String, _ verb: String, _ words: String, _ end: End = .nothing) {
    self.subject = subject
    self.verb = verb
    self.words = words
    self.end = end
  }

  /// Creates a clause about something that is so now, or no longer: `is shown now`.
  init(_ subject: String, _ verb: String, _ words: String, isNow: Bool) {
    let no = isNow ? "" : "no longer "
    let isFirst = ["is", "can"].contains(verb)
    self.init(
      subject, isFirst ? verb : no + verb, isFirst ? no + words : words, isNow ? .now : .nothing)
  }

  /// Creates a clause that is only said as a whole.
  init(whole: String) { self.init(whole, "", "") }

  /// Returns the clause about several things, which only their first one was known by.
  func agreeing(with several: EditSubject) -> EditClause {
    guard several.isPlural, !verb.isEmpty else { return self }
    var subject = subject
    let end = " of \(several.phrase)"
    if several.count > 1, subject.hasPrefix("the "), subject.hasSuffix(end) {
      let noun = String(subject.dropLast(end.count))
      if !noun.isPluralNoun { subject = noun.plural + end }
    } else if subject != several.phrase, several.count < 2 || !subject.hasPrefix(several.beginning)
    {
      return self
    }
    return EditClause(
      subject, verb.pluralVerb, several.count > 1 ? words.ofSeveral : words, self.end)
  }

  /// Joins what is said about a subject, with what each was before: `has the version 2 instead of
  /// 1, and another class`.
  init?(joining all: [EditClause], about subject: String) {
    let clauses = all.firstOfEach(\.predicate)
    guard let first = clauses.first, let last = clauses.last else { return nil }
    let areAlike = clauses.allSatisfy { $0.verb == first.verb && !$0.words.isEmpty }
    let said = clauses.map { areAlike ? $0.words : $0.state }
    let former = clauses.dropLast().map { clause in
      if case .insteadOf(let old) = clause.end { " instead of \(old)" } else { "" }
    }
    let words = zip(said, former + [""]).map { $0 + $1 }
    let isClear = former.allSatisfy(\.isEmpty)
    let end: End =
      switch last.end {
      case .insteadOf: last.end
      case .because where clauses.count == 1: last.end
      case .nothing, .now, .because:
        isClear && clauses.contains { $0.end == .now } ? .now : .nothing
      }
    self.init(
      subject, areAlike ? first.verb : "",
      isClear ? Self.listed(words) : words.joinedClauses(atMost: words.count), end)
  }

  /// Lists things, with what they all are of only once.
  private static func listed(_ all: [String]) -> String {
    let parts = all.compactMap { words in
      words.firstRange(of: " of ").map { (words[..<$0.lowerBound], words[$0.lowerBound...]) }
    }
    guard parts.count == all.count, Set(parts.map(\.1)).count == 1 else { return all.listed() }
    return parts.map { String($0.0) }.listed() + parts[0].1
  }

  /// Returns the clauses, of which those that say the same are one about several subjects.
  static func together(_ all: [EditClause]) -> [EditClause] {
    let alike = Dictionary(grouping: all) { $0.verb.isEmpty ? $0.text : $0.predicate }
    return all.firstOfEach { $0.verb.isEmpty ? $0.text : $0.predicate }.map { first in
      guard let same = alike[first.predicate], same.count > 1 else { return first }
      let subjects = same.map(\.subject).listed(atMost: .mostNamed(of: same.count))
      return EditClause(subjects, first.verb.pluralVerb, first.words, first.end)
    }
  }

  /// The clause as a sentence without a capital letter.
  var text: String { Self.joined([subject, predicate]) }

  /// What is said about the subject.
  var predicate: String {
    switch end {
    case .nothing: state
    case .now: Self.joined([state, "now"])
    case .insteadOf(let old): Self.joined([state, "instead of \(old)"])
    case .because(let reason, let isNew): Self.joined([state, isNew ? "now" : ""]) + ": \(reason)"
    }
  }

  private var state: String { Self.joined([verb, words]) }

  /// Returns the clause with why it is so now.
  func because(_ reason: String) -> EditClause {
    EditClause(subject, verb, words, .because(reason, isNew: false))
  }

  /// Returns the clause without what was before, except that it is new.
  var news: EditClause {
    switch end {
    case .nothing, .now, .because: self
    case .insteadOf: EditClause(subject, verb, words, .now)
    }
  }

  private static func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// What several things have or are: `others` for `another one`, `other texts` for `another text`.
  fileprivate var ofSeveral: String {
    guard hasPrefix("another ") else { return self }
    return self == "another one"
      ? "others" : "other \(dropFirst("another ".count).description.plural)"
  }
}
