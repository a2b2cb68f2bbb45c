import Support
import Testing

@testable import AppModel
@testable import Wireframe

@Suite struct `Texts` {
  @Test(arguments: try Fixtures.names(in: "Text", endingIn: "json"))
  func `a title is drawn as its golden shows`(name: String) throws {
    let title = try Title("Text/\(name)")
    try Golden("Text/\(name.dropLast(".json".count)).txt").expect(title.outline)
  }
}

/// A title of the fixtures, and the space that it has.
private struct Title {
  let text: DrawableText
  let font: Font
  let width: Double
  let lines: Int

  init(_ path: String) throws {
    let parsing = JSONParsing(try Fixtures.bytes(path))
    let members = try #require(parsing.document).root.members.map { ($0.key.text, $0.value.text) }
    let values = Dictionary(uniqueKeysWithValues: members)
    let number = { try #require(Double(values[$0] ?? "")) }
    text = DrawableText(try #require(values["text"]))
    font = Font(size: try number("size"), values["weight"] == "bold" ? .bold : .regular)
    width = try number("width")
    lines = Int(try number("lines"))
  }

  var outline: String {
    let direction = text.direction.map { "\($0)" } ?? "none"
    var parts = ["direction \(direction)", "whole  \(line(text))"]
    parts.append("fitted \(line(font.fitted(text, in: width)))")
    parts += font.lines(of: text, in: width, atMost: lines).map { "line   \(line($0))" }
    parts.append("as SVG \(DrawableText(clean: text.svgText).escaped)")
    return parts.joined(separator: "\n") + "\n"
  }

  /// Returns the text between bars, and its width in tenths of a point.
  private func line(_ text: DrawableText) -> String {
    let tenths = (font.width(of: text) * 10).rounded() / 10
    return "\(tenths) |\(text.characters)|"
  }
}
