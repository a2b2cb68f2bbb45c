/// The names, titles and notes of an app that are others in another state of it.
struct NameChanges {
  /// A name before and after.
  struct Change: Hashable {
    let old: String
    let new: String
  }

  let oldNotes: Set<String>
  let newNotes: Set<String>
  /// The changes by what is left of both names without the text that they begin and end with, so
  /// that a sentence with one name and the same sentence with the other are recognized.
  private var cores: [Change: Change] = [:]
  private var exact: [String: String] = [:]
  private let names: Set<String>

  init(from old: SiteWords, to new: SiteWords) {
    (oldNotes, newNotes) = (old.notes, new.notes)
    names = Set(old.names.values).union(new.names.values)
    for (thing, name) in new.names.sorted(by: { $0.key < $1.key }) {
      guard let before = old.names[thing], before != name else { continue }
      let change = Change(old: before, new: name)
      if exact[before] == nil { exact[before] = name }
      let core = Self.core(before, name)
      if cores[core] == nil { cores[core] = change }
    }
  }

  /// Returns the change of a name that turns one text into the other; nil if none does.
  func change(from old: String, to new: String) -> Change? {
    if exact[old] == new { return Change(old: old, new: new) }
    guard !cores.isEmpty, let change = cores[Self.core(old, new)] else { return nil }
    return old.contains(change.old) && new.contains(change.new) ? change : nil
  }

  /// Returns the name that something with a name has now; nil if it still has it.
  func newName(of old: String) -> String? { exact[old] }

  func isName(_ text: String) -> Bool { names.contains(text) }

  /// Returns what is left of two texts without what both begin and end with.
  private static func core(_ old: String, _ new: String) -> Change {
    let (one, other) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let most = min(one.count, other.count) - start
    let end = zip(one.reversed(), other.reversed()).prefix(most).prefix { $0 == $1 }.count
    return Change(
      old: text(one[start..<one.count - end]), new: text(other[start..<other.count - end]))
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
