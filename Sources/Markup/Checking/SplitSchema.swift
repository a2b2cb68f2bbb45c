import CLibXML2

/// A schema made from another one, by which elements are judged one by one: what is inside an
/// element is replaced by an empty element of the same name.
///
/// A schema judges an element by its type alone: by its attributes, and by the names and texts
/// directly inside it. So a document is valid if and only if each of its elements is, with the type
/// that its place gives it. In the new schema each type that an element can have gets a global
/// element, and every element in a content model is empty:
///
///     <xs:element name="g" type="shape"/>  ->  <xs:element name="g" type="riverbed-empty"/>
///                                              <xs:element name="riverbed-0" type="shape"/>
struct SplitSchema {
  /// The tree of the schema, which is changed.
  private let root: Node
  /// The elements that declare a type, in the order of the file, with the number of that type.
  private var elements: [(node: Node, type: Int)] = []
  /// The numbers of the types by their names.
  private var numbers: [String: Int] = [:]
  /// The definitions by their kinds and names.
  private var definitions: [String: Node] = [:]

  private typealias Node = UnsafeMutablePointer<xmlNode>

  /// The names in the new schema.
  static let root: StaticString = "riverbed-all"
  static let judged: StaticString = "riverbed-"
  private static let empty = "riverbed-empty"
  private static let prefix = "riverbed"

  /// Changes the tree of a schema; returns the types of its elements.
  static func split(_ document: borrowing ParsedDocument) throws(MarkupError) -> ElementTypes {
    guard let root = document.root, let target = attribute("targetNamespace", of: root) else {
      throw .unsplittable("no target namespace", document.root)
    }
    guard xmlNewNs(root, target, prefix) != nil else { throw .outOfMemory }
    var split = SplitSchema(root: root)
    try split.collect(root)
    let types = try split.types()
    split.replaceTypes()
    split.addJudgedElements()
    return types
  }

  private init(root: Node) {
    self.root = root
    for node in Self.elements(in: root) {
      guard let name = Self.attribute("name", of: node) else { continue }
      definitions["\(Self.name(of: node)) \(name)"] = node
    }
  }

  /// What the elements of a document may depend on besides their types.
  private static let unsupported: Set = [
    "import", "include", "redefine", "key", "keyref", "unique",
  ]

  /// Finds the elements that declare types, and gives names to types that have none.
  private mutating func collect(_ node: Node) throws(MarkupError) {
    for child in Self.elements(in: node) {
      let name = Self.name(of: child)
      if Self.unsupported.contains(name) { throw .unsplittable("'\(name)'", child) }
      if name == "element", Self.attribute("ref", of: child) == nil { try add(child) }
      try collect(child)
    }
  }

  private mutating func add(_ element: Node) throws(MarkupError) {
    for name in ["default", "fixed", "nillable", "abstract", "substitutionGroup"]
    where Self.attribute(name, of: element) != nil {
      throw .unsplittable("an element with '\(name)'", element)
    }
    guard let type = Self.attribute("type", of: element) ?? hoisted(from: element) else {
      throw .unsplittable("an element without a type", element)
    }
    let number = numbers[type] ?? numbers.count
    numbers[type] = number
    elements.append((element, number))
  }

  /// Names the type inside an element.
  private func hoisted(from element: Node) -> String? {
    let type = Self.elements(in: element).first {
      ["complexType", "simpleType"].contains(Self.name(of: $0))
    }
    guard let type else { return nil }
    let name = "riverbed-type-\(elements.count)"
    xmlNewProp(type, "name", name)
    return "\(Self.prefix):\(name)"
  }
}

// The types

extension SplitSchema {
  private func types() throws(MarkupError) -> ElementTypes {
    let declared = Dictionary(
      elements.map { ($0.node, $0.type) }, uniquingKeysWith: { first, _ in first })
    var roots = TypedNames()
    for (node, type) in elements where node.pointee.parent == root {
      if let name = Self.attribute("name", of: node) { roots.types[name] = type }
    }
    var inside = Array(repeating: TypedNames(), count: numbers.count)
    var hoisted: [String: Node] = [:]
    for (node, _) in elements {
      for type in Self.elements(in: node) where Self.attribute("name", of: type) != nil {
        hoisted["\(Self.prefix):\(Self.attribute("name", of: type) ?? "")"] = type
      }
    }
    for (name, number) in numbers.sorted(by: { $0.value < $1.value }) {
      let local = name.split(separator: ":").last.map { String($0) } ?? name
      guard let type = hoisted[name] ?? definitions["complexType \(local)"] else { continue }
      inside[number] = try content(of: type, declared, depth: 0)
    }
    return ElementTypes(roots: roots, inside: inside)
  }

  /// Returns the elements that the content model of a definition declares.
  private func content(
    of node: Node, _ declared: [Node: Int], depth: Int
  ) throws(MarkupError) -> TypedNames {
    guard depth < Element.depthLimit else { throw .unsplittable("a group inside itself", node) }
    var found = TypedNames()
    for child in Self.elements(in: node) {
      var part = TypedNames()
      switch Self.name(of: child) {
      case "element": part = element(child, declared)
      case "any": part = try wildcard(child)
      case "group": part = try referred(from: child, by: "ref", to: "group", declared, depth: depth)
      case "extension":
        part = try referred(from: child, by: "base", to: "complexType", declared, depth: depth)
        if let name = part.merge(try content(of: child, declared, depth: depth + 1)) {
          throw .unsplittable("two types of '\(name)'", child)
        }
      case "sequence", "choice", "all", "complexContent", "restriction":
        part = try content(of: child, declared, depth: depth + 1)
      default: break
      }
      if let name = found.merge(part) { throw .unsplittable("two types of '\(name)'", child) }
    }
    return found
  }

  private func element(_ node: Node, _ declared: [Node: Int]) -> TypedNames {
    let reference = Self.attribute("ref", of: node)
    let local = reference?.split(separator: ":").last.map { String($0) }
    let target = local.flatMap { definitions["element \($0)"] } ?? node
    var names = TypedNames()
    if let name = local ?? Self.attribute("name", of: node) { names.types[name] = declared[target] }
    return names
  }

  private func wildcard(_ node: Node) throws(MarkupError) -> TypedNames {
    guard Self.attribute("processContents", of: node) == "skip" else {
      throw .unsplittable("'any' that does not skip", node)
    }
    var names = TypedNames()
    names.hasWildcard = true
    return names
  }

  private func referred(
    from node: Node, by attribute: String, to kind: String, _ declared: [Node: Int],
    depth: Int
  ) throws(MarkupError) -> TypedNames {
    let local = Self.attribute(attribute, of: node)?.split(separator: ":").last ?? ""
    guard let target = definitions["\(kind) \(local)"] else { return TypedNames() }
    return try content(of: target, declared, depth: depth + 1)
  }
}

// The new schema

extension SplitSchema {
  /// Moves types to where they can be named, and makes all elements empty.
  private func replaceTypes() {
    for (node, _) in elements {
      for type in Self.elements(in: node) where Self.attribute("name", of: type) != nil {
        xmlUnlinkNode(type)
        xmlAddChild(root, type)
      }
      xmlSetProp(node, "type", "\(Self.prefix):\(Self.empty)")
    }
  }

  private func addJudgedElements() {
    xmlNewProp(xmlNewChild(root, root.pointee.ns, "complexType", nil), "name", Self.empty)
    let all = xmlNewChild(root, root.pointee.ns, "element", nil)
    xmlNewProp(all, "name", Self.root.description)
    let type = xmlNewChild(all, root.pointee.ns, "complexType", nil)
    let choice = xmlNewChild(type, root.pointee.ns, "choice", nil)
    xmlNewProp(choice, "minOccurs", "0")
    xmlNewProp(choice, "maxOccurs", "unbounded")
    for (type, number) in numbers.sorted(by: { $0.value < $1.value }) {
      let element = xmlNewChild(root, root.pointee.ns, "element", nil)
      xmlNewProp(element, "name", "\(Self.judged)\(number)")
      xmlNewProp(element, "type", type)
      let reference = xmlNewChild(choice, root.pointee.ns, "element", nil)
      xmlNewProp(reference, "ref", "\(Self.prefix):\(Self.judged)\(number)")
    }
  }
}

// The tree

extension SplitSchema {
  private static func elements(in node: Node) -> [Node] {
    sequence(first: node.pointee.children) { $0?.pointee.next }
      .prefix { $0 != nil }.compactMap(\.self).filter { $0.pointee.type == XML_ELEMENT_NODE }
  }

  private static func name(of node: Node) -> String { String(xml: node.pointee.name) }

  private static func attribute(_ name: String, of node: Node) -> String? {
    guard let value = xmlGetNoNsProp(node, name) else { return nil }
    defer { riverbed_free(value) }
    return String(xml: value)
  }
}

extension MarkupError {
  fileprivate static func unsplittable(
    _ what: String, _ node: UnsafeMutablePointer<xmlNode>?
  ) -> MarkupError {
    .invalid([
      Violation(
        rule: "split-schema", message: "elements cannot be judged one by one with \(what)",
        line: max(1, Int(bitPattern: node?.pointee._private)))
    ])
  }
}
