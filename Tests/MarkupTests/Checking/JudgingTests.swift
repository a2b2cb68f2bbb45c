import Support
import Testing

@testable import Markup

@Suite struct `Elements judged one by one` {
  @Test(arguments: LawSeeds.from(1, 6))
  func `a random document is accepted or refused as when the whole of it is checked`(
    seed: UInt64
  ) throws {
    var random = RandomDocuments(seed: seed)
    // Both have judged other documents before.
    var judging = try MarkupWriter.forTests()
    var checking = try MarkupWriter.forTests()
    var accepted = 0
    for _ in 0..<300 {
      let (node, language) = random.document()
      let judged = Result { () throws(MarkupError) in try judging.bytes(of: node, as: language) }
      let whole = Result { () throws(MarkupError) in
        try checking.wholeBytes(of: node, as: language)
      }
      #expect(judged == whole)
      if case .success = judged { accepted += 1 }
    }
    #expect((50...250).contains(accepted))
  }

  @Test func `an element is judged by its place, not by its name`() throws {
    var writer = try MarkupWriter.forTests()
    let painted = Node("rect", ["width": "1", "height": "1", "fill": "none"])
    let page = Node("html", ["lang": "en"]) {
      Node("head") { Node("title") { "Page" } }
      Node("body") { Node("title") { "Page" } }
    }
    _ = try writer.bytes(of: .drawing(painted), as: .svg)
    #expect(writer.complaints(about: painted) != [])
    #expect(writer.complaints(about: page, as: .xhtml) != [])
    let elsewhere = Node.drawing(Node("text", [:], [painted]))
    #expect(writer.complaints(about: elsewhere) != [])
  }

  @Test(arguments: ["xmlns", "xmlns:a", "a:href"] as [Node.Name])
  func `only the writer declares namespaces`(name: Node.Name) throws {
    var writer = try MarkupWriter.forTests()
    let address = MarkupLanguage.svg.namespace.description
    for _ in 0..<2 {
      let tree = Node.drawing(Node("use", ["href": "a.svg", name: address]))
      #expect(writer.complaints(about: tree).count == 1)
      let flat = [tree].reduce(into: FlatNodes()) { $0.append($1) }
      #expect(writer.complaints(about: .drawing(Node("g", [:], [.flat(flat)]))) != [])
    }
  }

  @Test func `what was refused once is refused again`() throws {
    var writer = try MarkupWriter.forTests()
    let wrong = Node.drawing(Node("circle", ["r": "wide"]))
    let first = writer.complaints(about: wrong)
    #expect(first.count == 1)
    #expect(writer.complaints(about: wrong) == first)
  }

  @Test func `an element is said to be judged only if the same bytes were added before`() {
    var random = SplitMix64(seed: 1)
    var judged = JudgedElements()
    var added: Set<[UInt8]> = []
    var repeated = 0
    // Twice as many bytes as it remembers.
    for _ in 0..<40_000 {
      let type = Int16.random(in: 0..<3, using: &random)
      let content = Array("content \(Int.random(in: 0..<20, using: &random))".utf8)
      let attributes = Array(
        " x=\"\(Int.random(in: 0..<300, using: &random))\" y=\"a longer value\"".utf8)
      let isNew = attributes.withUnsafeBufferPointer { attributes in
        content.withUnsafeBufferPointer { judged.insert(type: type, attributes, $0) }
      }
      let isFirst = added.insert([UInt8(type)] + attributes + content).inserted
      #expect(isNew || !isFirst)
      repeated += isNew ? 0 : 1
    }
    #expect(repeated > 1_000)
  }

  @Test(arguments: [
    ("<xs:element name=\"g\" type=\"xs:string\" nillable=\"true\"/>", "an element with 'nillable'"),
    ("<xs:element name=\"g\"/>", "an element without a type"),
    (
      """
      <xs:element name="g"><xs:complexType><xs:sequence><xs:any/></xs:sequence></xs:complexType>
      </xs:element>
      """, "'any' that does not skip"
    ),
    (
      """
      <xs:element name="g"><xs:complexType><xs:sequence>
        <xs:element name="a"><xs:complexType/></xs:element>
        <xs:element name="b" type="xs:string"/>
        <xs:element name="a"><xs:complexType/></xs:element>
      </xs:sequence></xs:complexType></xs:element>
      """, "two types of 'a'"
    ),
    (
      """
      <xs:element name="g" type="xs:string">
        <xs:unique name="u"><xs:selector xpath="a"/><xs:field xpath="@b"/></xs:unique>
      </xs:element>
      """, "'unique'"
    ),
  ])
  func `a schema that says more of elements than their types is refused`(
    declaration: String, reason: String
  ) throws {
    let text = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
        targetNamespace="http://www.w3.org/2000/svg" elementFormDefault="qualified">
      \(declaration)
      </xs:schema>
      """
    let error = #expect(throws: MarkupError.self) { _ = try Schema(parsing: Array(text.utf8)) }
    guard case .invalid(let violations) = error else {
      Issue.record("refused for another reason: \(String(describing: error))")
      return
    }
    #expect(violations.map(\.rule) == ["split-schema"])
    #expect(violations.first?.message.hasSuffix(reason) == true)
  }
}
