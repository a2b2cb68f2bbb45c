/// The attributes of one element, with their values as C strings. The memory is reused for the next
/// element.
struct AttributeTable {
  private var names: [Node.Name] = []
  /// The values one after the other, each followed by a zero byte.
  private var text: [UInt8] = []
  /// The index in the text of each value's zero byte.
  private var ends: [Int] = []
  private var fields: [UnsafePointer<UInt8>?] = []

  var count: Int { names.count }

  func contains(_ name: Node.Name) -> Bool { names.contains(name) }

  mutating func removeAll() {
    names.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(_ name: Node.Name, _ value: String) {
    names.append(name)
    text.append(contentsOf: value.utf8)
    ends.append(text.count)
    text.append(0)
  }

  /// Calls a closure with what libxml2's parsers report of attributes: five pointers each, to the
  /// name, the prefix, the namespace, the value and the value's end. Prefix and namespace stay
  /// empty.
  mutating func withFields(_ body: (UnsafeMutablePointer<UnsafePointer<UInt8>?>?) -> Void) {
    let missing = names.count * Field.count - fields.count
    if missing > 0 { fields += repeatElement(nil, count: missing) }
    text.withUnsafeBufferPointer { text in
      fields.withUnsafeMutableBufferPointer { fields in
        guard var value = text.baseAddress else { return body(nil) }
        let start = value
        for index in names.indices {
          let end = start + ends[index]
          fields[index * Field.count + Field.name] = names[index].literal.utf8Start
          fields[index * Field.count + Field.value] = value
          fields[index * Field.count + Field.end] = end
          value = end + 1
        }
        body(fields.baseAddress)
      }
    }
  }

  /// The indices of the three of the five pointers that are not empty.
  private enum Field {
    static let name = 0
    static let value = 3
    static let end = 4
    static let count = 5
  }
}
