import AppModel

/// Returns a number of things as pages write it: `1 screen`, `2,000 screens`, `no screens`.
package func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count == 0 ? "no" : count.grouped) \(count.form(one, many))"
}

/// Returns words joined as in a sentence: `a, b and c`.
package func listed(_ words: [String]) -> String {
  guard words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
}

/// Returns how many things a list leaves out: `and 1,200 more`.
package func andMore(_ left: Int) -> String { "and \(left.grouped) more" }

extension Int {
  /// The number with a comma between thousands: `10,000`.
  package var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
