extension Check {
  /// The words of `riverbed.json` that name something of Riverbed's own name what there is.
  static let siteWords = Check { app in
    let conditions = Rule.all.map(\.code) + SiteConfiguration.conditions
    return unknown(app.site.failOn, "condition of failOn", conditions)
      + unknown(app.site.orientations, "orientation", ["portrait", "landscape", "both"])
  }

  private static func unknown(
    _ words: [Located<String>], _ noun: String, _ known: [String]
  ) -> [Diagnostic] {
    words.filter { !known.contains($0.value) }.map { word in
      let nearest = Nearest.name(to: word.value, among: known)
      return Diagnostic(.unknownWord(word.value, noun, nearest), at: word.location)
    }
  }
}

extension SiteConfiguration {
  /// What a build can fail on beside the codes of diagnostics.
  package static let conditions = ["lint", "warnings", "differences"]
}

extension Rule {
  static let siteWord = Rule(
    "site-word",
    means:
      "riverbed.json names a condition of failOn or an orientation that Riverbed does not know.",
    matters:
      "A build that should fail would pass, or a drawing that was asked for would be missing.",
    mend:
      "Write a code of 'riverbed explain', lint, warnings or differences; portrait, landscape or "
      + "both.")
}

extension Diagnostic.Message {
  fileprivate static func unknownWord(_ word: String, _ noun: String, _ nearest: String?) -> Self {
    Self(
      .siteWord, .error, "'\(word.quotable)' is no \(noun)", .init(nearest: nearest))
  }
}
