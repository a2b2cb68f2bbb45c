import AppModel
import Testing

@testable import Printing

@Suite struct ShownTextTests {
  @Test func `an interpolated text becomes one line, and the literal stays as it is`() {
    let path = "nope\n::error::x\u{1B}[31m\u{202E}"
    let text: ShownText = "\u{1B}[1mno '\(path)'\u{1B}[0m\n"
    #expect(text.text == "\u{1B}[1mno 'nope\u{FFFD}::error::x\u{FFFD}[31m\u{FFFD}'\u{1B}[0m\n")
  }

  @Test func `no text is a command to a workflow runner`() {
    // Not as arguments of the test, because the test runner prints those as they are.
    for (text, shown) in Self.orders { #expect(ShownText(quoting: text).text == shown) }
  }

  private static let orders = [
    ("::error::x", "\u{FFFD}:error::x"), ("  ::x", "  \u{FFFD}:x"), (": x", "\u{FFFD} x"),
    ("a::b", "a::b"), ("##[error]x", "#\u{FFFD}[error]x"), ("a##vso[x]", "a#\u{FFFD}vso[x]"),
    ("a##", "a#\u{FFFD}"), ("## A [b]", "## A [b]"), ("C#[1]", "C#[1]"),
  ]

  @Test func `shown text is not quoted again inside other shown text`() {
    let name = "עברית".brief
    #expect(name.text == "עברית\u{200E}")
    #expect(("\(name): \(3)" as ShownText).text == "עברית\u{200E}: 3")
  }

  @Test func `a long text loses its middle`() {
    let path = "head" + String(repeating: "/x", count: 4000) + "/tail"
    let shown = ShownText(quoting: path).text
    #expect(shown.unicodeScalars.count == ShownText.longest + 1)
    #expect(shown.hasPrefix("head/x/x") && shown.hasSuffix("/x/tail"))
  }
}
