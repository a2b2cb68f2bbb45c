import AppModel

/// What a review says in one line: `3 edits change 42 of 4,320 pictures on 3 screens; 2 edits have
/// no effect.`
package struct ReviewSentence {
  /// The pictures that were compared, and those that look different or that only one side has.
  package var pictures: Int
  package var differing: Int
  /// The pictures that look the same, but lead elsewhere or are entered in another way.
  package var leading = 0
  /// The pictures that only differ in their bytes.
  package var samePaint = 0
  /// How far a box may move or grow without a finding, in thousandths of a point, and the pictures
  /// that differ by no more than that.
  package var tolerance = 0
  package var tolerated = 0
  /// The edits that change no more than that.
  package var slightEdits = 0
  /// The pictures that could not be compared.
  package var unknown = 0
  /// The screens that the differing pictures are of.
  package var screens: Int
  package var causes: Int
  /// The edits that have an effect, and those without; nil if there is nothing to find edits in.
  package var edits: Int?
  package var unseenEdits = 0
  /// The causes that nothing compared shows.
  package var notDrawn = 0
  package var accepted = 0
  /// The errors of both sides, because of which not everything may have been compared.
  package var errors = SideErrors()
  /// Whether a side is stored. Stored pictures do not say where things lead or how controllers are
  /// nested.
  package var hasStoredSide = false
  /// What would let the pictures of a folder match the others; nil if some match.
  package var pathHint: String?
  /// Whether the search for proofs reached its limit.
  package var hasStopped = false
  var gaps = ReviewGaps()

  package init(pictures: Int, differing: Int, screens: Int, causes: Int) {
    self.pictures = pictures
    self.differing = differing
    self.screens = screens
    self.causes = causes
  }

  package var text: String {
    let isNothing = differing + leading == 0
    // The errors come first where there is nothing else to say.
    let beginsWithErrors = isNothing && unknown == 0 && errors.words != nil
    let notes =
      [
        unknown == 0
          ? nil
          : isNothing
            ? "no other picture changed" : "\(unknown.of("picture")) could not be compared",
        beginsWithErrors ? tolerated == 0 ? "no picture changed" : nil : errors.words,
        slight(
          isNothing && unknown == 0 && !beginsWithErrors ? "by less" : "by at most \(limit)"),
        samePaint == 0
          ? nil
          : "\(samePaint.of("picture")) \(samePaint == 1 ? "differs" : "differ") only in bytes",
        notDrawn == 0 || isNotDrawn ? nil : "nothing compared shows \(notDrawn.of("other cause"))",
        unseenEdits == 0
          ? nil : "\(unseenEdits.of("edit")) \(unseenEdits.form("has", "have")) no effect",
        accepted == 0 ? nil : "\(accepted.of("cause")) \(accepted == 1 ? "is" : "are") accepted",
        pathHint,
        hasStoredSide ? "targets and hierarchies are not compared" : nil,
        hasStopped ? "the search for proofs stopped at its limit" : nil,
      ].compactMap(\.self) + gaps.words
    return ([main] + notes).joined(separator: "; ") + "."
  }

  /// Returns what differs by no more than the tolerance; nil if nothing does.
  private func slight(_ amount: String) -> String? {
    let pictures = "\(tolerated.of("picture")) \(tolerated == 1 ? "differs" : "differ") \(amount)"
    let edits = slightEdits == 0 ? nil : slightEdits.of("edit")
    guard tolerated == 0 else { return pictures + (edits.map { ", for \($0)" } ?? "") }
    return edits.map { "\($0) \(slightEdits == 1 ? "moves" : "move") boxes \(amount)" }
  }

  private var limit: String { "\((Double(tolerance) / 1000).shortText) pt" }

  /// Whether nothing compared shows what changed.
  private var isNotDrawn: Bool { differing + leading == 0 && causes > 0 && causes == notDrawn }

  private var main: String {
    guard differing + leading > 0 else {
      guard unknown == 0 else { return "\(unknown.of("picture")) could not be compared" }
      if let words = errors.words { return words.withCapitalArticle }
      if isNotDrawn { return "Nothing compared shows what changed" }
      if causes > 0 { return "Only what pages say changed" }
      if tolerated > 0 { return "Nothing changed by more than \(limit)" }
      return gaps.unreadFiles == Sides(old: [], new: [])
        ? "Nothing changed" : "Nothing that Riverbed reads changed"
    }
    let all = "\(pictures.grouped) \(pictures.form("picture"))"
    let places = screens == 0 ? "" : " on \(screens.of("screen"))"
    let changed = "\(differing.grouped) of \(all)\(places)"
    let others = "\(leading.grouped) \(differing == 0 ? "of \(all)\(places)" : "others")"
    guard let edits, edits > 0 else {
      let parts = [
        differing == 0 ? nil : "\(changed) \(differing == 1 ? "differs" : "differ")",
        leading == 0
          ? nil
          : "\(others) \(leading == 1 ? "leads elsewhere or opens" : "lead elsewhere or open") "
            + "differently",
      ].compactMap(\.self)
      return "\(parts.joined(separator: ", and ")), for \(causes.of("cause"))"
    }
    let parts = [
      differing == 0 ? nil : changed,
      leading == 0 ? nil : "where \(others) lead or how they are entered",
    ].compactMap(\.self)
    let verb = edits == 1 ? "changes" : "change"
    return "\(edits.of("edit")) \(verb) \(parts.joined(separator: ", and "))"
  }
}

/// How many errors both sides of a comparison have: what they are in may not have been compared.
package struct SideErrors: Hashable, Sendable {
  package var old: Int
  package var new: Int

  package init(old: Int = 0, new: Int = 0) {
    self.old = old
    self.new = new
  }

  /// The counts in words: `the new app has 2 errors`; nil if there are none.
  package var words: String? {
    switch (old, new) {
    case (0, 0): nil
    case (_, 0): "the old app has \(old.of("error"))"
    case (0, _): "the new app has \(new.of("error"))"
    default: "the old app has \(old.of("error")), and the new one \(new)"
    }
  }
}

/// What was not looked for, because it would have taken too long.
struct ReviewGaps: Hashable, Sendable {
  /// Whether edits may cancel each other out without being listed.
  var cancelled = false
  /// Whether some edits that only change what pages say were not examined one by one.
  var pages = false
  /// Whether some edits that nothing compared shows were not examined one by one.
  var undrawn = false
  /// The paths of Zapp's files that only one side has, and that Riverbed does not read.
  var unreadFiles = Sides<[String]>(old: [], new: [])

  fileprivate var words: [String] {
    (cancelled ? ["edits that cancel each other out were not all looked for"] : [])
      + (pages ? ["not all edits that only pages show were examined one by one"] : [])
      + (undrawn ? ["not all edits that nothing compared shows were examined one by one"] : [])
      + [(unreadFiles.new, "new"), (unreadFiles.old, "gone")].filter { !$0.0.isEmpty }.map {
        "\($0.doing("is", "are")) \($1), which Riverbed does not read"
      }
  }
}
