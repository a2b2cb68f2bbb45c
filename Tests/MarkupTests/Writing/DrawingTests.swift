import Support
import Testing

@testable import Markup

@Suite struct `Drawings` {
  @Test func `a drawing is written as in its golden`() throws {
    var writer = try MarkupWriter.forTests()
    let drawing = Node(
      "svg", ["width": "390", "height": "844", "role": "img", "aria-labelledby": "title"]
    ) {
      Node("title", ["id": "title"]) { "Home & “away” – 5 \"components\" <all>" }
      Node("clipPath", ["id": "screen"]) { Node("rect", ["width": "390", "height": "844"]) }
      Node("g", ["id": "bar", "clip-path": "url(#screen)", "data-kind": nil]) {
        Node("rect", ["x": "0.5", "y": "-1", "width": "389", "height": "44", "fill": "#ffffff"])
        for index in 0..<2 {
          Node("g", ["id": "button-\(index)", "data-key": "a\"b'c<d>e&f\tg\nh\ri é 日 😀"])
        }
      }
      Node("g") {
        Node("text", ["x": "12", "y": "24"]) { "one\ntwo\tthree\rfour é 日 😀" }
        Node("text", [:], [.text("")])
        Node("use", ["href": "#bar"])
      }
    }
    try Golden("Markup/drawing.svg").expect(writer.text(of: drawing))
  }

  @Test func `any writer returns the same bytes for the same node, however often it is used`()
    throws
  {
    let drawing = Node.drawing(Node("g", ["id": "a"], [.square, .square]))
    var writer = try MarkupWriter.forTests()
    var other = try MarkupWriter.forTests()
    let bytes = try writer.bytes(of: drawing, as: .svg)
    for _ in 0..<3 {
      #expect(try writer.bytes(of: drawing, as: .svg) == bytes)
      _ = try other.bytes(of: .drawing(.square), as: .svg)
      #expect(try other.bytes(of: drawing, as: .svg) == bytes)
    }
  }

  @Test func `a document may be much larger than the one before`() throws {
    var writer = try MarkupWriter.forTests()
    let large = Node.drawing(Node("g", [:], Array(repeating: .square, count: 50_000)))
    let sizes = try [large, .drawing(), large].map { try writer.bytes(of: $0, as: .svg).count }
    #expect(sizes[0] == sizes[2] && sizes[0] > 50_000 && sizes[1] < 200)
  }

  @Test func `nodes are equal if their written bytes are equal`() {
    #expect(Node("g", ["id": "a", "fill": nil]) == Node("g", ["id": "a"], []))
    #expect(Set([Node("g", ["fill": nil]), Node("g")]).count == 1)
    #expect(Node("g", ["id": "a", "fill": "b"]) != Node("g", ["fill": "b", "id": "a"]))
    #expect(Node("g", [:], [.text("a")]) != Node("g", [:], [.text("b")]))
    #expect((["id": "a"] as Node.Attributes).and(["fill": "b"]) == ["id": "a", "fill": "b"])
    #expect((["id": nil, "fill": "b"] as Node.Attributes)["fill"] == "b")
  }
}
