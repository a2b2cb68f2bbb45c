// The rule for accepted causes. It is declared here because riverbed.json may name it; its messages
// are next to the reading of accepted causes.
extension Rule {
  package static let acceptedCause = Rule(
    "accepted-cause",
    means: "An entry of riverbed.accepted.json does not have the id of a cause, or another entry "
      + "has the same id.",
    matters: "A change that was meant to be accepted would still count, or no one could say which "
      + "note belongs to it.",
    fix: "Let 'riverbed diff' write the entry with --accept and the id that it prints, or remove "
      + "the entry.")
}
