extension JSONTree {
  /// The value as JSON, with a line for each element of an array.
  package var json: [UInt8] {
    var bytes: [UInt8] = []
    writeJSON(to: &bytes)
    return bytes
  }

  private func writeJSON(to bytes: inout [UInt8]) {
    switch self {
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        Self.write(member.key, to: &bytes)
        bytes += ": ".utf8
        member.value.writeJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ",\n".utf8 }
        element.writeJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let text): bytes += text.utf8
    case .bool(let truth): bytes += (truth ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  /// Writes a string with its quotes.
  package static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The value as an element of a property list, without values that property lists do not support.
  package var propertyList: [UInt8] {
    switch self {
    case .object(let members):
      Self.element(
        "dict",
        members.flatMap { Self.element("key", Self.escaped($0.key)) + $0.value.propertyList })
    case .array(let elements): Self.element("array", elements.flatMap(\.propertyList))
    case .string(let text): Self.element("string", Self.escaped(text))
    case .number(let text): Self.element(Int(text) == nil ? "real" : "integer", Array(text.utf8))
    case .bool(let truth): Array((truth ? "<true/>" : "<false/>").utf8)
    case .null: []
    }
  }

  private static func element(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array("<\(name)>".utf8) + content + Array("</\(name)>\n".utf8)
  }

  private static func escaped(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      default: [byte]
      }
    }
  }
}
