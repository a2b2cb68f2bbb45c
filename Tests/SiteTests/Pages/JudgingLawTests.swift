import AppLayout
import AppModel
import PageParts
import Publishing
import Support
import Testing
import Themes
import Wireframe

@testable import Markup
@testable import Site

@Suite struct `Documents of a site, judged element by element` {
  @Test(arguments: LawSeeds.from(1, 6))
  func `a damaged document is accepted or refused as when the whole of it is checked`(
    seed: UInt64
  ) throws {
    let apps = ["own-families", "routes", "rtl"]
    var damage = Damage(seed: seed)
    var judging = try Writers()
    var checking = try Writers()
    var refused = 0
    for (node, language) in try Self.documents(of: apps[Int(seed) % apps.count], &damage) {
      let judged = try judging.bytes(of: node, as: language)
      let whole = try checking.bytes(ofWhole: node, as: language)
      #expect(judged == whole)
      for _ in 0..<12 {
        let node = damage.damaged(node)
        let judged = Result { () throws(MarkupError) in
          try judging.bytes(of: node, as: language)
        }
        let whole = Result { () throws(MarkupError) in
          try checking.bytes(ofWhole: node, as: language)
        }
        #expect(judged == whole)
        if case .failure = judged { refused += 1 }
      }
    }
    #expect(refused > 20)
  }

  /// Returns some pages and pictures of an app.
  private static func documents(
    of app: String, _ damage: inout Damage
  ) throws -> [(Node, MarkupLanguage)] {
    let site = try SiteOfApp.named(app)
    var laidOut = LaidOutSite(site)
    var documents: [(Node, MarkupLanguage)] = []
    for task in damage.some(10, of: try site.plan().tasks) {
      for document in site.documents(of: task).prefix(3) {
        switch document.content {
        case .page(let make): documents.append((make(&laidOut).document, .xhtml))
        case .picture(let find):
          let picture = find(&laidOut)
          let writer = SVGWriter(site.themes[task.theme].wearing(picture.brand))
          documents.append((writer.document(of: picture.draw()), .svg))
        case .file: break
        }
      }
    }
    return documents
  }
}

/// The writers of both kinds of documents.
private struct Writers: ~Copyable {
  private var drawings: MarkupWriter
  private var pages: MarkupWriter

  init() throws {
    let schemas = try SchemaFile.allCases.map { try Schema(parsing: $0.bytes) }
    let drawings = try MarkupWriter(checking: Array(schemas.prefix(1)))
    let pages = try MarkupWriter(checking: Array(schemas.dropFirst()))
    self.drawings = drawings
    self.pages = pages
  }

  mutating func bytes(
    of node: Node, as language: MarkupLanguage
  ) throws(MarkupError) -> [UInt8] {
    switch language {
    case .svg: try drawings.bytes(of: node, as: language)
    case .xhtml: try pages.bytes(of: node, as: language)
    }
  }

  mutating func bytes(
    ofWhole node: Node, as language: MarkupLanguage
  ) throws(MarkupError) -> [UInt8] {
    switch language {
    case .svg: try drawings.wholeBytes(of: node, as: language)
    case .xhtml: try pages.wholeBytes(of: node, as: language)
    }
  }
}

/// Random changes of documents.
private struct Damage {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func some<Value>(_ count: Int, of values: [Value]) -> [Value] {
    Array(values.shuffled(using: &random).prefix(count))
  }

  /// Returns a document in which one element is changed.
  mutating func damaged(_ root: Node) -> Node {
    let root = root.expanded[0]
    var place = number(root.elementCount)
    return changed(root, &place)
  }

  private mutating func changed(_ node: Node, _ place: inout Int) -> Node {
    guard case .element(let name, let attributes, let children) = node else { return node }
    place -= 1
    if place == -1 { return change(name, attributes, children) }
    return Node(name, attributes, children.map { place >= 0 ? changed($0, &place) : $0 })
  }

  private mutating func change(
    _ name: Node.Name, _ attributes: Node.Attributes, _ children: [Node]
  ) -> Node {
    let index = number(max(1, attributes.elements.count))
    let own = attributes.elements.indices.contains(index) ? attributes.elements[index].0 : "x"
    let others = attributes.elements.filter { $0.0 != own }.reduce([:] as Node.Attributes) {
      $0.and([$1.0: $1.1])
    }
    switch number(6) {
    case 0: return Node(name, others, children)
    case 1:
      let values = ["", "?", "1", "none", "a b", "#there", "url(#there)"]
      return Node(name, others.and([own: values[number(values.count)]]), children)
    case 2:
      let names: [Node.Name] = ["g", "a", "rect", "title", "text", "p", "li", "td", "span", "svg"]
      return Node(names[number(names.count)], attributes, children)
    case 3: return Node(name, attributes, Array(children.dropFirst()))
    case 4: return Node(name, attributes, children.shuffled(using: &random) + children.prefix(1))
    default: return Node(name, attributes, children + [.text("text")])
    }
  }

  private mutating func number(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }
}

extension Node {
  /// The node as a tree.
  fileprivate var expanded: [Node] {
    switch self {
    case .element(let name, let attributes, let children):
      [Node(name, attributes, children.flatMap(\.expanded))]
    case .text: [self]
    case .flat(let flat): flat.nodes
    }
  }

  fileprivate var elementCount: Int {
    guard case .element(_, _, let children) = self else { return 0 }
    return 1 + children.reduce(0) { $0 + $1.elementCount }
  }
}
