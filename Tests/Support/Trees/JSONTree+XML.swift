import Markup

extension JSONTree {
  /// Reads an XML document, so that it can be damaged like any other value. An element becomes a
  /// list of its name, an object of its attributes, and its children. Nil where it is not XML.
  package init?(xml bytes: [UInt8]) {
    do throws(XMLSyntaxError) {
      self.init(try Element(parsing: bytes, atMost: .max))
    } catch {
      return nil
    }
  }

  private init(_ element: Element) {
    let attributes = element.attributes.map { Member($0.name, .string($0.value)) }
    let children = element.children.map { child -> JSONTree in
      switch child {
      case .element(let element): JSONTree(element)
      case .text(let text): .string(text)
      }
    }
    self = .array([.string(element.name), .object(attributes)] + children)
  }

  /// The value as XML. Anything that is not shaped like an element becomes text.
  package var xml: [UInt8] {
    switch self {
    case .array(let parts):
      guard let name = parts.first?.text, parts.count > 1 else {
        return Self.escaped("\(parts.count)")
      }
      var bytes = Array("<\(name)".utf8)
      for attribute in parts[1].members {
        bytes += " \(attribute.key)=\"".utf8
        bytes += Self.escaped(attribute.value.text ?? "")
        bytes.append(UInt8(ascii: "\""))
      }
      bytes.append(UInt8(ascii: ">"))
      for part in parts.dropFirst(2) { bytes += part.xml }
      return bytes + Array("</\(name)>".utf8)
    case .string(let text): return Self.escaped(text)
    case .object, .number, .bool, .null: return Self.escaped(String(decoding: json, as: UTF8.self))
    }
  }

  private static func escaped(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      default: [byte]
      }
    }
  }
}
