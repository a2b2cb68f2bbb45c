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
    let all = parts.map(\.text)
    let left = all.count - .mostNamed
    return (all.prefix(.mostNamed) + (left > 0 ? [left.andMore()] : [])).joined(separator: "; ")
  }

  /// What is said about each thing.
  var parts: [EditClause] {
    if edits.count == 1 { return [EditWords(edits[0], names).clause] }
    return measures.map { [EditClause(whole: $0)] } ?? clauses
  }

  /// What happened to measures of a style: `HARBOUR's insets: left and right 24 instead of 16`; nil
  /// for anything else.
  private var measures: String? {
    var values: [Values] = []
    var keys: [Values: [String]] = [:]
    var owner: String?
    for edit in edits {
      let words = EditWords(edit, names)
      guard [.family, .style].contains(words.subject.sort), let old = words.old, let new = words.new
      else { return nil }
      let own = words.subject.owner
      guard owner.map({ $0 == own }) ?? true else { return nil }
      owner = own
      let value = Values(old: old, new: new)
      if keys[value] == nil { values.append(value) }
      keys[value, default: []].append(words.subject.keys.last ?? "")
    }
    guard let owner else { return nil }
    let areInsets = keys.values.joined().allSatisfy { EditWords.insetSide($0) != nil }
    let parts = values.map { value in
      let all = (keys[value] ?? []).map { key in
        areInsets ? EditWords.insetSide(key) ?? key : EditWords.noun(key)
      }
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
  private var clauses: [EditClause] {
    var topics: [String] = []
    var all: [String: [EditClause]] = [:]
    for edit in edits.sorted(by: { $0.isOfName && !$1.isOfName }) {
      let words = EditWords(edit, names)
      let topic = words.topic
      if all[topic] == nil { topics.append(topic) }
      all[topic, default: []].append(words.clause)
    }
    return topics.compactMap { topic in
      all[topic].flatMap { EditClause(joining: $0, about: $0[0].subject) }
    }
  }
}

extension EditSubject {
  /// A family, or a style of one, as the owner of what changed.
  fileprivate var owner: String {
    sort == .style ? holder.map { "\($0.name.possessive) \(label)" } ?? label : label + end
  }
}
