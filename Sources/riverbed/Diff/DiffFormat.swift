/// A format in which changes are printed.
enum DiffFormat: String, Hashable, Sendable, CaseIterable {
  case human, json, markdown, github, sarif, junit, gitlab, reg
}
