extension [String] {
  /// Returns the words joined as in a sentence: `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}

extension String {
  /// The text with its first letter in upper case, as at the start of a sentence.
  package var sentenceStart: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital letter if it begins with an article; other texts may begin with a name
  /// that an author chose.
  package var withCapitalArticle: String {
    ["the ", "an ", "a ", "all ", "two "].contains(where: hasPrefix) ? sentenceStart : self
  }

  /// A word of the app's files as people would write it: `html ticker`.
  package var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}

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

  /// The number as what a list leaves out: `and 1,200 more`, `and 2 more causes`.
  package func andMore(_ one: String? = nil) -> String {
    "and \(grouped) more" + (one.map { " \(form($0))" } ?? "")
  }

  /// Returns the number with the noun that it counts, as pages write it: `1 screen`, `2,000
  /// screens`, `no screens`.
  package func counted(as one: String, _ many: String? = nil) -> String {
    "\(self == 0 ? "no" : grouped) \(form(one, many))"
  }
}
