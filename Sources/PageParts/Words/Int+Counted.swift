import AppModel

extension Int {
  /// Returns the number with the noun that it counts, as pages write it: `1 screen`, `2,000
  /// screens`, `no screens`.
  package func counted(as one: String, _ many: String? = nil) -> String {
    "\(self == 0 ? "no" : grouped) \(form(one, many))"
  }
}
