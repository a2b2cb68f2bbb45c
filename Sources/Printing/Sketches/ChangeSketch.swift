import AppLayout
import Review
import Wireframe

/// The part of an example picture that a cause changed, without the cause and with it, side by side.
struct ChangeSketch {
  let text: ShownText

  /// The columns of each side, and between them.
  private static let columns = 34
  private static let gap = 4
  /// A taller part is cut at its foot.
  private static let mostRows = 18
  private static let margin = "   "

  /// The causes that are tried; the first ones are the largest.
  private static let mostTried = 8

  /// Draws the first cause that can be drawn, and returns it with its index; nil where none of the
  /// largest can.
  static func first(
    in result: DiffResult
  ) -> (cause: ElementIndex<Cause>, sketch: ChangeSketch)? {
    let examples = result.review.examples()
    return result.review.causes.elementIndices.prefix(mostTried).lazy.compactMap { cause in
      ChangeSketch(of: cause, in: result, by: examples[cause]).map { (cause, $0) }
    }.first
  }

  /// Draws an example of a cause; nil where it has no frames or where both sides look the same at
  /// this size.
  private init?(
    of index: ElementIndex<Cause>, in result: DiffResult,
    by clearest: ElementIndex<ComparedPicture>?
  ) {
    let review = result.review
    let cause = review.causes[index]
    guard let clearest else { return nil }
    let example = review.pictures[clearest]
    guard case (let before?, let after?) = review.trees(of: clearest, showing: index) else {
      return nil
    }
    let own = Set(cause.findings)
    let frames = zip(example.changes, review.findingsOfPictures[clearest])
      .filter { own.contains($1) }.flatMap { [$0.0.old, $0.0.new] }.compactMap { $0?.rect }
    guard let top = frames.map(\.y).min(), let bottom = frames.map(\.maxY).max() else {
      return nil
    }
    let sides = [before, after].map { tree in
      PictureSketch(of: tree, columns: Self.columns).lines(from: top, to: bottom)
    }
    guard sides[0] != sides[1] else { return nil }
    let rows = min(max(sides[0].count, sides[1].count), Self.mostRows)
    let width = Self.columns + 1 + Self.gap
    let lines = (0..<rows).map { row -> ShownText in
      let pair = sides.map { row < $0.count ? $0[row] : "" }
      return "\(ShownText(trusted: Self.margin))\(pair[0].padded(to: width))\(pair[1])\n"
    }
    let head = ShownText(trusted: "before").padded(to: width)
    text = "\(ShownText(trusted: Self.margin))\(head)after\n" + lines.joined()
  }
}
