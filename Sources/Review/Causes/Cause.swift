package import AppModel

/// An edit, or a group of edits, and its effect on the pictures.
package struct Cause: Sendable {
  /// Twelve hexadecimal digits that depend only on the paths and values of the edits; without
  /// edits, on the findings.
  package let id: String
  package let proof: Proof
  /// The rule that joined its edits last; nil for one edit, and without edits.
  package let joined: Join?
  /// What the sentence is about first, then what only follows.
  package let edits: [Edit]
  /// Where the edits are among those of the review; none for an inferred cause.
  let places: [ElementIndex<Edit>]
  /// The findings that each of several edits makes alone, in the order of the edits.
  let findingsOfEdits: [[ElementIndex<Finding>]]
  package let findings: [ElementIndex<Finding>]
  /// What the author did, and what it does.
  package let phrase: Phrase
  /// The same without long lists and without a capital letter, for the news.
  let headline: Phrase
  /// What fails because of it.
  let failures: [Diagnostic.Failure]
  /// What the check finds because of it that the phrase says.
  let problems: [Diagnostic.Message]
  /// What it does, in words.
  package let effects: [Effect]
  /// The number of pictures that show it, and the keys of their screens.
  package let pictures: Int
  package let screens: [String]
  /// What shows it, if no compared picture and no page does, or only what follows from a color; nil
  /// for any other cause.
  package let elsewhere: ShownElsewhere?

  /// The edits, each with the findings that it makes alone: one edit makes all of them.
  package var editsWithFindings: [(edit: Edit, findings: [ElementIndex<Finding>])] {
    guard edits.count > 1 else { return edits.map { ($0, findings) } }
    return zip(edits, findingsOfEdits).map { ($0, $1) }
  }

  /// The phrase with backticks around code.
  package var sentence: String { phrase.text }

  /// One or more findings of a cause that read the same.
  package struct Effect: Sendable {
    /// The change in words: `Home > hero: 44 pt lower`.
    package let sentence: String
    /// The number of pictures that show it.
    package let pictures: Int
    package let findings: [ElementIndex<Finding>]
  }

  /// How it is known that a cause explains its findings, as the contract of `diff --format json`
  /// spells it.
  package enum Proof: String, Hashable, Sendable, CaseIterable {
    /// The findings disappear without the edits of one story.
    case undone
    /// The findings disappear without the edits of several stories, which have them in common or
    /// only make them together.
    case together
    /// There are no findings: nothing compared shows the edits, but the app is another one.
    case stated
    /// The findings have something in common.
    case inferred
  }

  /// Why edits are one cause, as the contract of `diff --format json` spells it: the rules of
  /// stories in the order that decides ties.
  package enum Join: String, Hashable, Sendable, CaseIterable {
    /// Some of them only follow others.
    case follows
    /// Two things have each other's values.
    case exchange
    /// They are of one thing.
    case thing
    /// They change several things in the same way.
    case same
    /// They change most of one thing.
    case most
    /// The proof needs all of them.
    case together
  }
}
