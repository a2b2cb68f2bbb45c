extension LayoutCheck {
  /// Checks that the conditions, codes, orientations and scheme in `riverbed.json` are known or
  /// well-formed. A condition may be the code of any rule, and all of them are known only here.
  static let siteWords = ofApp([.siteWord]) { app in
    let conditions = Rule.all.map(\.code) + SiteConfiguration.conditions
    return unknown(app.site.failOn, "failOn condition", conditions)
      + unknown(app.site.lintIgnore.map(\.rule), "diagnostic code", Rule.all.map(\.code))
      + unknown(app.site.orientations, "orientation", SiteConfiguration.orientationNames)
      + badScheme(app.site.scheme)
  }

  /// Checks that a scheme starts with a letter, followed by letters, digits, `+`, `-` and `.`.
  private static func badScheme(_ scheme: Located<String>?) -> [Diagnostic] {
    guard let scheme else { return [] }
    let isScheme =
      scheme.value.first.map { $0.isASCII && $0.isLetter } ?? false
      && scheme.value.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
      }
    return isScheme ? [] : [Diagnostic(.notAScheme(scheme.value), at: scheme.location)]
  }

  private static func unknown(
    _ words: [Located<String>], _ noun: String, _ known: [String]
  ) -> [Diagnostic] {
    let names = Set(known)
    lazy var index = NameIndex(known)
    return words.filter { !names.contains($0.value) }.map { word in
      Diagnostic(
        .unknownWord(word.value, noun, index.nearest(to: word.value)), at: word.location)
    }
  }
}

extension Rule {
  fileprivate static let siteWord = Rule(
    "site-word",
    means: "riverbed.json has a failOn condition, a code in lintIgnore or an orientation that "
      + "Riverbed does not know, or a scheme that no link can begin with.",
    matters: "A build that should fail would pass, a requested drawing would be missing, or the "
      + "deep links of the site would not work.",
    fix: "Write a code from 'riverbed explain', lint, warnings, differences or new-problems; "
      + "portrait, landscape or both; a scheme without ://, such as newsroom.")
}

extension Diagnostic.Message {
  fileprivate static func unknownWord(_ word: String, _ noun: String, _ nearest: String?) -> Self {
    Self(
      .siteWord, .error, "'\(name: word)' is not a known \(noun)", .init(nearest: nearest))
  }

  fileprivate static func notAScheme(_ scheme: String) -> Self {
    Self(
      .siteWord, .error, "'\(name: scheme)' is not a URL scheme",
      .action("write it without ://, such as newsroom"))
  }
}
