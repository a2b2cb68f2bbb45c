/// A kind of diagnostic: its stable code, and what `riverbed explain` says about it.
///
/// A rule is declared next to what reports it. Each check lists its rules, and `Rule.all` has all.
package struct Rule: Hashable, Sendable {
  /// The stable name by which scripts and people refer to the rule, such as `unknown-family`.
  package let code: String
  /// What the diagnostic means.
  package let meaning: String
  /// Why it matters to the people who use the app.
  package let reason: String
  /// What to change to make it go away.
  package let remedy: String

  package init(_ code: String, means meaning: String, matters reason: String, fix remedy: String) {
    self.code = code
    self.meaning = meaning
    self.reason = reason
    self.remedy = remedy
  }

  /// The first sentence of the meaning.
  package var headline: String {
    guard let end = meaning.firstRange(of: ". ") else { return meaning }
    return meaning[..<end.lowerBound] + "."
  }

  package static func == (left: Rule, right: Rule) -> Bool { left.code == right.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
