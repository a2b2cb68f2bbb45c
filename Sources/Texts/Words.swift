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

  /// The text with a capital letter if it begins with an article or another word of our own; other
  /// texts may begin with a name that an author chose.
  package var withCapitalArticle: String {
    ["the ", "an ", "a ", "all ", "both ", "two ", "below ", "cell ", "no "].contains(
      where: hasPrefix)
      ? sentenceStart : self
  }

  /// A word of the files as people say it: `horizontal_list` is a horizontal list.
  package var spoken: String {
    let words = split(whereSeparator: { "_-".contains($0) })
    return words.filter { !Self.programs.contains(String($0)) || words.count == 1 }.map { word in
      Self.abbreviations.contains(String(word)) ? word.uppercased() : String(word)
    }.joined(separator: " ").quotable
  }

  /// The words in types that only say which program draws it: Quick Brick, React Native.
  private static let programs: Set<String> = ["qb", "rn"]

  /// The words of the files that people spell.
  package static let abbreviations: Set<String> = ["epg", "html", "rss", "tv", "vod"]
}

extension Int {
  /// Returns the form of a word that fits the number: `cell`, `cells`; `is`, `are`.
  package func form(_ one: String, _ many: String? = nil) -> String {
    self == 1 ? one : many ?? one.plural
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
