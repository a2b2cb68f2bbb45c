extension Int {
  /// Returns the form of a word that fits the number: `cell`, `cells`; `is`, `are`.
  package func form(_ one: String, _ many: String? = nil) -> String {
    self == 1 ? one : many ?? "\(one)s"
  }

  /// Returns the number with the noun that it counts: `1 cell`, `2 cells`, `2 entries`.
  package func of(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(form(one, many))"
  }
}
