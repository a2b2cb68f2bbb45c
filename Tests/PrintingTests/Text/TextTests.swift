import Testing

@testable import Printing

@Suite struct TextTests {
  @Test func `a tree is a table with branches`() {
    let tree = TextTree(
      columns: ["content", "0,0"],
      children: [
        TextTree(
          columns: ["hero", "0,12", "long words"], children: [TextTree(columns: ["cell", "7,7"])]),
        TextTree(columns: ["list", "", "short"]),
      ])
    #expect(
      tree.text == """
        content     0,0
        ├─ hero     0,12  long words
        │  └─ cell  7,7
        └─ list           short

        """)
  }

  @Test(arguments: [
    ("Home", 4), ("東京", 4), ("e\u{301}", 1), ("שָׁלוֹם", 4), ("👨‍👩‍👧‍👦", 2), ("🚆!", 3), ("", 0),
  ])
  func `a text is as wide as a terminal shows it`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("Election night", 20, "Election night"), ("Election night", 9, "Election…"),
    ("東京国際", 5, "東京…"), ("東京国際", 4, "東…"), ("ab", 1, "…"), ("ab", 0, ""),
  ])
  func `a text that is too long ends in an ellipsis`(text: String, width: Int, fitted: String) {
    #expect(text.fitted(to: width) == fitted)
  }

  @Test func `right-to-left text does not reverse the text after it`() {
    #expect("עברית".quoted == "\"עברית\u{200E}\"")
    var canvas = TextCanvas(columns: 9, rows: 1)
    canvas.write("עברית".brief, row: 0, from: 0, to: 3)
    canvas.write("ab", row: 0, from: 5, to: 9)
    #expect(canvas.text == "עב…\u{200E}  ab\n")
  }

  @Test func `text from outside cannot control a terminal`() {
    #expect("a\u{1B}[31m\nb\u{202E}c".brief == "a�[31m�b�c")
    #expect("👨‍👩‍👧".brief == "👨‍👩‍👧")
  }

  @Test func `lines that meet are joined`() {
    var canvas = TextCanvas(columns: 9, rows: 5)
    let all = TextCanvas.Box(left: 0, top: 0, right: 8, bottom: 4)
    canvas.draw(all, in: all)
    canvas.draw(.init(left: 4, top: 0, right: 12, bottom: 4), in: all)
    canvas.draw(.init(left: 0, top: 2, right: 4, bottom: 9), in: all)
    canvas.write("Hello", row: 1, from: 1, to: 4)
    canvas.write("日本", row: 3, from: 5, to: 8)
    #expect(
      canvas.text == """
        ┌───┬───┐
        │He…│   │
        ├───┤   │
        │   │日…│
        └───┴───┘

        """)
  }

  @Test func `anything outside the canvas is not drawn`() {
    var canvas = TextCanvas(columns: 3, rows: 2)
    let far = TextCanvas.Box(left: -9, top: -9, right: 99, bottom: 99)
    let beside = TextCanvas.Box(left: 7, top: 7, right: 9, bottom: 9)
    for box in [far, beside] {
      canvas.draw(box, in: far)
      canvas.draw(box, in: beside)
    }
    canvas.write("abc", row: 1, from: -2, to: 9)
    canvas.write("abc", row: 2, from: 0, to: 3)
    canvas.write("abc", row: 0, from: 7, to: 9)
    #expect(canvas.text == "\nabc\n")
    canvas.erase(beside)
    canvas.erase(far)
    #expect(canvas.text == "\n\n")
  }

  @Test func `erasing leaves no loose ends`() {
    var canvas = TextCanvas(columns: 5, rows: 4)
    let all = TextCanvas.Box(left: 0, top: 0, right: 4, bottom: 3)
    canvas.draw(.init(left: 1, top: 0, right: 3, bottom: 3), in: all)
    let bar = TextCanvas.Box(left: 0, top: 0, right: 4, bottom: 1)
    canvas.erase(bar)
    canvas.draw(bar, in: all)
    #expect(
      canvas.text == """
        ┌───┐
        └┬─┬┘
         │ │
         └─┘

        """)
  }
}
