import AppModel
import Markup

/// An element or attribute of an XML file, and the path to it from the root.
struct ElementNode: Sendable {
  let element: Element
  /// The position among the children of each element on the path; an attribute is the last step.
  let way: [Step]

  /// A step from an element to what is inside it.
  enum Step: Hashable, Sendable {
    case child(Int)
    case attribute(String)
  }

  init(root: Element) {
    self.init(element: root, way: [])
  }

  private init(element: Element, way: [Step]) {
    self.element = element
    self.way = way
  }

  /// What is in the element, if it is a whole property list; the element itself for any other one.
  var propertyList: FileNode {
    guard element.name == "plist", let inner = values.first?.node else { return .element(self) }
    return .element(inner)
  }

  /// The attribute at the end of the path; nil for an element.
  var attribute: Element.Attribute? {
    guard case .attribute(let name) = way.last else { return nil }
    return element[name].map { Element.Attribute(name: name, value: $0) }
  }

  var isAttribute: Bool { attribute != nil }

  var shape: FileNode.Shape {
    if let attribute { return .single("\"" + attribute.value) }
    if element.name == "dict" { return .keyed }
    if element.elements.isEmpty && element.attributes.isEmpty {
      switch (element.name, Double(element.text)) {
      // Values of property lists are those of JSON.
      case ("integer", let number?), ("real", let number?): return .single("\(number)")
      case ("true", _), ("false", _): return .single(element.name)
      case ("string", _): return .single("\"" + element.text)
      default: return .single("\(element.name) \(element.text)")
      }
    }
    return .list
  }

  /// The attributes by name and the elements inside; for a dictionary of a property list, the
  /// values by key. If a key is repeated, the last one counts.
  var children: [FileNode.Child] {
    guard !isAttribute else { return [] }
    let values = values
    var names = UniqueNames(separator: "~")
    // No key gets a number, whatever the other names are.
    for value in values where value.isKeyed { _ = names.unique(value.name) }
    let attributes = element.attributes.map { attribute in
      FileNode.Child(
        name: names.unique("@\(attribute.name)"),
        node: .element(ElementNode(element: element, way: way + [.attribute(attribute.name)])),
        key: nil)
    }
    return attributes
      + values.map { value in
        FileNode.Child(
          name: value.isKeyed ? value.name : names.unique(value.name),
          node: .element(value.node), key: nil, keyElement: value.key)
      }
  }

  /// An element inside, and its name: in a dictionary that is most often its key.
  private struct Value {
    let name: String
    let key: ElementNode?
    let node: ElementNode

    var isKeyed: Bool { key != nil }
  }

  /// The elements inside with their names, of which only those that are keys are unique.
  private var values: [Value] {
    var values: [Value] = []
    var key: ElementNode?
    for (index, child) in element.children.enumerated() {
      guard case .element(let inner) = child else { continue }
      let node = ElementNode(element: inner, way: way + [.child(index)])
      if element.name == "dict", inner.name == "key" {
        key = node
        continue
      }
      let own = inner.known ?? inner["type"] ?? (element.name == "array" ? inner.word : nil)
      values.append(
        Value(
          name: key?.element.text ?? own.map { "\(inner.name) \($0)" } ?? inner.name, key: key,
          node: node))
      key = nil
    }
    guard element.name == "dict" else { return values }
    var seen: Set<String> = []
    return values.reversed().filter { !$0.isKeyed || seen.insert($0.name).inserted }.reversed()
  }

  /// The attribute's value, or the element's tag and text.
  var words: String {
    if let attribute { return attribute.value }
    let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return "<\(element.name)\(attributes)>\(element.text)"
  }
}

extension FileNode {
  /// The element that the value is; nil for JSON and for an attribute.
  var element: Element? {
    guard case .element(let node) = self, !node.isAttribute else { return nil }
    return node.element
  }
}

extension Element {
  /// What a thing of a storyboard or of another file is known by; nil for anything else.
  var known: String? {
    if let own = ["id", "sceneID", "identifier", "name"].lazy.compactMap({ self[$0] }).first {
      return own
    }
    return name == "scene" ? controller?["id"] : name == "segue" ? self["destination"] : nil
  }

  /// The only thing in a list that says nothing itself, such as the connections of a button.
  var onlyThing: Element? {
    guard known == nil, attributes.isEmpty, let thing = elements.first, elements.count == 1,
      thing.known != nil
    else { return nil }
    return thing
  }

  /// What people call a scene: the class of its controller.
  var sceneTitle: String {
    controller?["customClass"]?.quotable ?? "the scene \((known ?? name).quotable)"
  }

  /// The controller of a scene.
  private var controller: Element? {
    elements.first { $0.name == "objects" }?.elements.first { $0["id"] != nil }
  }
}
