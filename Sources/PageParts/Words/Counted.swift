import AppModel

/// Returns a number of things as pages write it: `1 screen`, `2,000 screens`, `no screens`.
package func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count == 0 ? "no" : count.grouped) \(count.form(one, many))"
}
