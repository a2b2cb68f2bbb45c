extension Int {
  /// Returns the number with the noun that it counts: `1 cell`, `2 cells`, `2 entries`.
  package func of(_ one: String, _ many: String? = nil) -> String {
    self == 1 ? "1 \(one)" : "\(self) \(many ?? "\(one)s")"
  }
}
