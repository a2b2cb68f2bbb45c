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
  /// The meaning for people who do not know the files.
  package let plainMeaning: String
  /// The remedy for people who do not know the files.
  package let plainRemedy: String

  /// Whether it only says where something comes from, so that no one wonders.
  package let isExplanation: Bool

  /// Creates a rule; its sentences are plain unless they name keys of files and others do not.
  package init(
    _ code: String, means meaning: String, matters reason: String, fix remedy: String,
    plainMeaning: String? = nil, plainRemedy: String? = nil, isExplanation: Bool = false
  ) {
    self.code = code
    self.meaning = meaning
    self.reason = reason
    self.remedy = remedy
    self.plainMeaning = plainMeaning ?? meaning
    self.plainRemedy = plainRemedy ?? remedy
    self.isExplanation = isExplanation
  }

  /// The first sentence of the meaning.
  package var headline: String {
    guard let end = meaning.firstRange(of: ". ") else { return meaning }
    return meaning[..<end.lowerBound] + "."
  }

  /// What a remedy begins with that only says what else could be done.
  package static let harmlessWords = "Nothing is wrong."

  /// Whether there is something to fix.
  package var isToFix: Bool { !plainRemedy.hasPrefix(Self.harmlessWords.dropLast()) }

  package static func == (left: Rule, right: Rule) -> Bool { left.code == right.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
