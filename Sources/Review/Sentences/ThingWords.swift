import AppModel

/// Several edits of one thing as one sentence.
struct ThingWords {
  private let edits: [Edit]
  private let names: AuthorNames

  init(_ edits: [Edit], _ names: AuthorNames) {
    self.edits = edits
    self.names = names
  }

  var sentence: String {
    let all = parts
    let left = all.count - .mostNamed
    return (all.prefix(.mostNamed) + (left > 0 ? [left.andMore()] : [])).joined(separator: "; ")
  }

  /// What is said about each thing.
  var parts: [String] { measures.map { [$0] } ?? clauses }

  /// What happened to measures of a style: `HARBOUR's insets: left and right 24 instead of 16`; nil
  /// for anything else.
  private var measures: String? {
    var values: [Values] = []
    var nouns: [Values: [String]] = [:]
    var owner: String?
    for edit in edits {
      let words = EditWords(edit, names)
      guard [.family, .style].contains(words.subject.sort), let old = words.old, let new = words.new
      else { return nil }
      let own = words.subject.owner
      guard owner.map({ $0 == own }) ?? true else { return nil }
      owner = own
      let value = Values(old: old, new: new)
      if nouns[value] == nil { values.append(value) }
      nouns[value, default: []].append(EditWords.noun(words.subject.keys.last ?? ""))
    }
    guard let owner else { return nil }
    let areInsets = nouns.values.joined().allSatisfy { $0.hasSuffix(" inset") }
    let parts = values.map { value in
      let all = (nouns[value] ?? []).map { areInsets ? String($0.dropLast(6)) : $0 }
      return "\(all.listed()) \(value.new) instead of \(value.old)"
    }
    let left = parts.count - .mostNamed
    let shown = parts.prefix(.mostNamed) + (left > 0 ? [left.andMore()] : [])
    return "\(owner)\(areInsets ? "'s insets" : ""): \(shown.joined(separator: ", "))"
  }

  private struct Values: Hashable {
    let old: String
    let new: String
  }

  /// What is said about each subject, with one subject for what is about the same.
  private var clauses: [String] {
    var things: [String] = []
    var subjects: [String: String] = [:]
    var predicates: [String: [Predicate]] = [:]
    for edit in edits.sorted(by: { $0.isOfName && !$1.isOfName }) {
      let clause = EditWords(edit, names).clause
      if predicates[clause.thing] == nil {
        things.append(clause.thing)
        subjects[clause.thing] = clause.subject
      }
      predicates[clause.thing, default: []].append(
        Predicate(
          whole: clause.predicate,
          news: EditWords(edit, names, isNews: true).clause.predicate))
    }
    return things.map { thing in
      Self.joined(subjects[thing] ?? thing, predicates[thing] ?? [])
    }
  }

  /// What is said about a thing, with what was before, and without it.
  private struct Predicate {
    let whole: String
    let news: String
  }

  private static func joined(_ subject: String, _ predicates: [Predicate]) -> String {
    guard predicates.count > 1 else {
      return [subject, predicates.first?.whole ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    // What something was before would be in the way of the next predicate.
    let short = predicates.map(\.news.withoutNow)
    let areStates = short.allSatisfy { $0.hasPrefix("is ") }
    let list = areStates ? [short[0]] + short.dropFirst().map { String($0.dropFirst(3)) } : short
    let isNews = predicates.contains { $0.whole.hasSuffix(" now") }
    return "\(subject) \(list.listed())\(isNews ? " now" : "")"
  }
}

extension EditSubject {
  /// A family, or a style of one, as the owner of what changed.
  fileprivate var owner: String {
    sort == .style ? holder.map { "\($0.name.possessive) \(label)" } ?? label : label + end
  }
}
