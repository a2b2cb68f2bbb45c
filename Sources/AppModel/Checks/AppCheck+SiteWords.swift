extension AppCheck {
  /// The words of `riverbed.json` that name something of Riverbed's own name what there is.
  static let siteWords = AppCheck { app in
    let codes = Rule.ofFiles.map(\.code) + Rule.codesOfLayout
    let conditions = codes + SiteConfiguration.conditions
    return unknown(app.site.failOn, "condition of failOn", conditions)
      + unknown(app.site.orientations, "orientation", SiteConfiguration.orientationNames)
      + badScheme(app.site.scheme)
  }

  /// A scheme begins with a letter and goes on with letters, digits, `+`, `-` and `.`.
  private static func badScheme(_ scheme: Located<String>?) -> [Diagnostic] {
    guard let scheme else { return [] }
    let isScheme =
      scheme.value.first.map { $0.isASCII && $0.isLetter } ?? false
      && scheme.value.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
      }
    return isScheme ? [] : [Diagnostic(.noScheme(scheme.value), at: scheme.location)]
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

extension SiteConfiguration {
  /// What a build can fail on beside the codes of diagnostics.
  package static let conditions = ["lint", "warnings", "differences"]
  /// The ways in which devices can be held.
  package static let orientationNames = ["portrait", "landscape", "both"]
}

extension Rule {
  static let siteWord = Rule(
    "site-word",
    means:
      "riverbed.json names a condition of failOn or an orientation that Riverbed does not know, or "
      + "a scheme that no link can begin with.",
    matters:
      "A build that should fail would pass, a drawing that was asked for would be missing, or the "
      + "deep links of the site would lead nowhere.",
    fix:
      "Write a code of 'riverbed explain', lint, warnings or differences; portrait, landscape or "
      + "both; a scheme without ://, such as newsroom.")
}

extension Diagnostic.Message {
  fileprivate static func unknownWord(_ word: String, _ noun: String, _ nearest: String?) -> Self {
    Self(
      .siteWord, .error, "'\(word.quotable)' is no \(noun)", .init(nearest: nearest))
  }

  fileprivate static func noScheme(_ scheme: String) -> Self {
    Self(
      .siteWord, .error, "'\(scheme.quotable)' is no scheme of a URL",
      .action("write it without ://, such as newsroom"))
  }
}
