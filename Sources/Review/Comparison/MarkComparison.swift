import Wireframe

/// The comparison of what two boxes paint, without their children.
struct MarkComparison {
  let outcome: Outcome
  /// Whether the marks differ in more than their place.
  let isDifferent: Bool
  /// Whether marks came or went, or a text was cut in another place.
  let hasOtherMarks: Bool

  /// What the difference is.
  enum Outcome {
    case same
    /// The marks only follow the size of their box.
    case follows
    case retexted(Sides<String>)
    case restyled
  }

  init(
    _ old: [Mark], at oldFrame: ExactFrame, _ new: [Mark], at newFrame: ExactFrame,
    isResized: Bool
  ) {
    guard !Self.isSame(old, oldFrame, new, newFrame) else {
      (outcome, isDifferent, hasOtherMarks) = (.same, false, false)
      return
    }
    isDifferent = true
    let (before, after) = (Self.text(of: old), Self.text(of: new))
    hasOtherMarks = before != after || old.count != new.count
    if before != after, !(isResized && Self.isCut(before, after)) {
      outcome = .retexted(WrittenTexts.differing(WrittenTexts(old), WrittenTexts(new)))
    } else if isResized, Self.isSize(Self.styles(of: old), Self.styles(of: new)) {
      outcome = .follows
    } else {
      outcome = .restyled
    }
  }

  private static func isSame(
    _ old: [Mark], _ oldFrame: ExactFrame, _ new: [Mark], _ newFrame: ExactFrame
  ) -> Bool {
    guard old.count == new.count else { return false }
    let (dx, dy) = (newFrame.x - oldFrame.x, newFrame.y - oldFrame.y)
    return zip(old, new).allSatisfy { old, new in
      old.style == new.style
        && (dx == 0 && dy == 0 ? old.figure : old.figure.offset(x: dx, y: dy)) == new.figure
    }
  }

  /// Returns the text of a box, with its lines joined.
  private static func text(of marks: [Mark]) -> String {
    marks.compactMap { mark in
      if case .text(let text, _) = mark.figure { text } else { nil }
    }.joined(separator: " ")
  }

  /// Whether two texts are the same one, shortened in different places to fit.
  private static func isCut(_ one: String, _ other: String) -> Bool {
    let (ours, theirs) = (pieces(of: one), pieces(of: other))
    if ours.count == theirs.count {
      return ours.last == theirs.last && zip(ours, theirs).allSatisfy(isBeginning)
    }
    guard min(ours.count, theirs.count) == 1 else { return false }
    return ours.count == 1 ? isMade(ours[0], of: theirs) : isMade(theirs[0], of: ours)
  }

  /// Returns the visible characters of a text, up to each place where it was shortened.
  private static func pieces(of text: String) -> [ArraySlice<Unicode.Scalar>] {
    Array(
      text.unicodeScalars.filter { $0 != " " && !("\u{2066}"..."\u{2069}").contains($0) }
    ).split(separator: "…", omittingEmptySubsequences: false)
  }

  private static func isBeginning(
    _ one: ArraySlice<Unicode.Scalar>, _ other: ArraySlice<Unicode.Scalar>
  ) -> Bool { one.starts(with: other) || other.starts(with: one) }

  /// Whether a text begins with the first piece and ends with the last one.
  private static func isMade(
    _ text: ArraySlice<Unicode.Scalar>, of pieces: [ArraySlice<Unicode.Scalar>]
  ) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    let length = first.count + last.count
    return length > 0 && length <= text.count && text.starts(with: first)
      && text.reversed().starts(with: last.reversed())
  }

  /// Whether a size can explain that marks with these styles became marks with those: the same
  /// ones, or more or fewer of each.
  private static func isSize(_ one: [MarkStyle], _ other: [MarkStyle]) -> Bool {
    one == other || one.count != other.count && Set(one) == Set(other)
  }

  /// Returns how marks look, without where they are.
  private static func styles(of marks: [Mark]) -> [MarkStyle] { marks.map(\.style) }
}
