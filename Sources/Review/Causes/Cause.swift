/// An edit, or a group of edits, and what it did to the pictures.
package struct Cause: Sendable {
  /// Twelve hexadecimal digits that depend on the paths and values of the edits alone.
  package let id: String
  package let proof: Proof
  package let edits: [Edit]
  /// The numbers of its findings in the list of all.
  package internal(set) var findings: [Int]
  /// How many pictures show it, and the keys of their screens.
  package internal(set) var pictures: Int
  package internal(set) var screens: [String]

  /// How it is known that a cause explains its findings, as the contract of `diff --format json`
  /// spells it.
  package enum Proof: String, Hashable, Sendable, CaseIterable {
    /// Without the edit the findings are gone.
    case undone
    /// Without all of the edits the findings are gone, and without fewer of them they are not.
    case together
    /// The findings have something in common.
    case inferred
  }
}
