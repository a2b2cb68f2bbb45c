extension String {
  /// Whether a word of the files, as people say it, is of several things: `tabs`, but not
  /// `list of tabs`.
  package var isPluralNoun: Bool {
    let words = split(separator: " ")
    let end = words.firstIndex { ["of", "in", "on", "for"].contains($0) } ?? words.count
    guard let noun = words[..<end].last else { return false }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us")
  }

  /// A noun with its article; things in the plural do not have one.
  package var withArticle: String {
    if isPluralNoun { return self }
    let word = prefix { $0 != " " }
    let isSpelled = Self.abbreviations.contains(word.lowercased())
    let vowels = isSpelled ? "aefhilmnorsx" : "aeiou"
    let beginsWithVowel = vowels.contains(first?.lowercased() ?? "x") || hasPrefix("hour")
    return "\(beginsWithVowel ? "an" : "a") \(self)"
  }

  /// The words of an identifier apart: `pageSheet` is `page sheet`, and `@paddingSide`, an attribute
  /// of an XML element, `padding side`.
  package var wordsApart: String {
    drop { $0 == "@" }.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : String(letter)
    }
  }

  /// Returns the words of a text after those that another one begins with, too.
  package func rest(after other: String) -> String {
    let (own, others) = (split(separator: " "), other.split(separator: " "))
    let same = zip(own, others).prefix { $0 == $1 }.count
    return same == 0 ? self : "… " + own[same...].joined(separator: " ")
  }

  /// The plural of a noun, perhaps with words before it: `the menu entries`.
  package var plural: String {
    if isPluralNoun { return self }
    if ["sh", "ss", "x", "hero"].contains(where: hasSuffix) { return "\(self)es" }
    let isEntry = hasSuffix("y") && !"aeou".contains(dropLast().last ?? "a")
    return isEntry ? "\(dropLast())ies" : "\(self)s"
  }

  /// The form of a verb for several things: `no longer have` for `no longer has`.
  package var pluralVerb: String {
    split(separator: " ").map { word in
      switch word {
      case "is": "are"
      case "was": "were"
      case "has": "have"
      case "goes": "go"
      default: word.hasSuffix("s") && word != "less" ? String(word.dropLast()) : String(word)
      }
    }.joined(separator: " ")
  }

  /// A name as the owner of something: `Home's`, `Sections'`.
  package var possessive: String { self + (hasSuffix("s") ? "'" : "'s") }
}

extension Int {
  /// The most things that a sentence names; it counts the others.
  package static let mostNamed = 2

  /// How many of some things a sentence names: all of them where only one more would be counted.
  package static func mostNamed(of count: Int) -> Int { count > mostNamed + 1 ? mostNamed : count }

  /// The word for a small number: `three`.
  package var spelled: String {
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(self) ? words[self] : "\(self)"
  }

  /// The word for a place in an order: `second`, `12th`.
  package var ordinal: String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    let ends = [1: "st", 2: "nd", 3: "rd"]
    return words.indices.contains(self - 1)
      ? words[self - 1]
      : "\(self)\((11...13).contains(self % 100) ? "th" : ends[self % 10] ?? "th")"
  }
}

extension [String] {
  /// The first of the texts, and how many more there are: `a`, `b` and `and 4 more`.
  package func shortened(to most: Int = .mostNamed) -> [String] {
    let left = count - most
    return left > 0 ? prefix(most) + [left.andMore()] : self
  }

  /// Clauses in one sentence: `a`, `a, and b`, `a, b, and 4 more`.
  package func joinedClauses(atMost most: Int) -> String {
    guard count > 1 else { return first ?? "" }
    let shown = count > most ? self : dropLast() + ["and \(self[count - 1])"]
    return shown.shortened(to: most).joined(separator: ", ")
  }

  /// The first of the texts as the subject of a verb: `a is`, `a, b and 4 more are`.
  package func doing(_ one: String, _ many: String) -> String {
    "\(listed(atMost: .mostNamed(of: count))) \(count == 1 ? one : many)"
  }

  /// The first of the texts, and how many more there are: `a, b and 4 more`.
  package func listed(atMost most: Int) -> String {
    let left = count - most
    return left > 0 ? (Array(prefix(most)) + ["\(left.grouped) more"]).listed() : listed()
  }
}
