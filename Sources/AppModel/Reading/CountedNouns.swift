extension Int {
  /// Returns the form of a word that fits the number: `cell`, `cells`; `is`, `are`.
  package func form(_ one: String, _ many: String? = nil) -> String {
    self == 1 ? one : many ?? "\(one)s"
  }

  /// Returns the number with the noun that it counts: `1 cell`, `2 cells`, `2 entries`.
  package func of(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(form(one, many))"
  }

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

/// Returns words joined as in a sentence: `a, b and c`.
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + words[words.count - 1]
}

/// Returns how many things a list leaves out: `and 1,200 more`, `and 2 more causes`.
package func andMore(_ left: Int, _ one: String? = nil) -> String {
  "and \(left.grouped) more" + (one.map { " \(left.form($0))" } ?? "")
}
