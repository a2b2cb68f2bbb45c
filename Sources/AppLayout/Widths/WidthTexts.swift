/// The different texts about one complaint, as long as they are few.
struct WidthTexts: Sendable {
  private var texts: [String] = []

  /// The most texts that one sentence joins.
  private static let most = 3

  mutating func add(_ text: String) {
    guard texts.count <= Self.most, !texts.contains(text) else { return }
    texts.append(text)
  }

  mutating func add(_ others: WidthTexts) {
    for text in others.texts { add(text) }
  }

  /// Returns the texts as one. What a rule means in general is said instead of too many.
  func joined(of rule: Rule) -> String {
    guard texts.count > Self.most else { return texts.joined(separator: ", or ") }
    let headline = rule.headline
    return headline.prefix(1).lowercased() + headline.dropFirst().dropLast()
  }
}

extension [WidthRange] {
  /// Returns where the windows are in words that follow a sentence: `on phones of 280 to 334 pt`;
  /// empty without ranges. Ranges of tablets are compared with parts of a tablet's screen.
  func words(on tablet: Device?) -> String {
    let families = WidthRange.Family.allCases.filter { family in contains { $0.family == family } }
    let areWhole = families.map { family in filter { $0.family == family } == [family.whole] }
    let shares = tablet.flatMap(shares).map { " (\($0))" } ?? ""
    if families.count > 1, areWhole.allSatisfy(\.self) {
      let all = families.map(\.deviceClass.word.plural).joined(separator: " and ")
      return "on \(all) of every width"
    }
    return zip(families, areWhole).enumerated().map { index, part in
      let (family, isWhole) = part
      // The unit is said once.
      let unit = index > 0 && !areWhole[0] ? "" : " pt"
      let spans = isWhole ? "every width" : filter { $0.family == family }.spans(unit)
      return "on \(family.deviceClass.word)s of \(spans)"
    }.joined(separator: ", and ") + shares
  }

  /// Returns the widths in words: `280 to 334 pt`.
  private func spans(_ unit: String) -> String {
    let shown = prefix(Self.mostShown).map { range in
      range.from == range.to ? "\(range.from)" : "\(range.from) to \(range.to)"
    }
    guard count > shown.count else { return shown.listed() + unit }
    return shown.joined(separator: ", ") + "\(unit) and "
      + (count - shown.count).of("other range")
  }

  /// Sentences count more ranges; JSON has all of them.
  private static var mostShown: Int { 3 }

  /// Returns the parts of a tablet's screen that these ranges have, in words; nil where they have
  /// none of them, or the whole screen too.
  private func shares(of tablet: Device) -> String? {
    let widths = { (width: Int) in
      contains { $0.family == .tablet && ($0.from...$0.to).contains(width) }
    }
    guard let upright = tablet.portrait.map({ Int($0.size.width) }), !widths(upright) else {
      return nil
    }
    let shares = SplitScreen.allCases.filter { widths($0.width(on: tablet)) }
    guard !shares.isEmpty else { return nil }
    return "\(shares.map(\.words).listed("or")) of the screen"
  }
}

extension WidthRange.Family {
  /// The range of all widths.
  var whole: WidthRange {
    WidthRange(self, from: widths.lowerBound, to: widths.upperBound)
  }
}

/// The part of a tablet's screen that an app has next to another one, with the tablet held sideways.
package enum SplitScreen: Hashable, Sendable, CaseIterable {
  case third, half, twoThirds

  package var words: String {
    switch self {
    case .third: "a third"
    case .half: "half"
    case .twoThirds: "two thirds"
    }
  }

  /// Returns the width of the window on a tablet, where the other app is next to a divider.
  package func width(on tablet: Device) -> Int {
    let whole = Int(tablet.landscape.size.width)
    let third = whole < Self.wide ? 320 : 375
    return switch self {
    case .third: third
    case .half: (whole - Self.divider) / 2
    case .twoThirds: whole - Self.divider - third
    }
  }

  private static let divider = 10
  /// The width from which on a third of the screen is as wide as a larger phone.
  private static let wide = 1180
}
