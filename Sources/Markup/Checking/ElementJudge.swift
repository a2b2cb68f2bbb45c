import CLibXML2

/// The validation of elements one by one, each of them once. libxml2 reads each element as it was
/// written, with an empty element in place of each one inside it, and holds it against its type.
struct ElementJudge: ~Copyable {
  /// The schema whose elements are judged.
  let schema: Schema
  private let context: xmlSchemaValidCtxtPtr
  private let parser: ParserContext
  private var judged = JudgedElements()
  /// A document with the elements that were not judged yet.
  private var waiting = ByteBuffer()

  init(_ schema: Schema) throws(MarkupError) {
    guard let parser = ParserContext(), let context = xmlSchemaNewValidCtxt(schema.split.pointer)
    else {
      throw .outOfMemory
    }
    riverbed_silence(context)
    self.schema = schema
    self.parser = parser
    self.context = context
  }

  deinit { xmlSchemaFreeValidCtxt(context) }

  /// Adds an element with its written attributes and content to those that `areValid` judges,
  /// unless it was judged before.
  mutating func add(
    type: Int16, _ attributes: UnsafeBufferPointer<UInt8>, _ content: UnsafeBufferPointer<UInt8>
  ) {
    guard judged.insert(type: type, attributes, content) else { return }
    if waiting.count == 0 {
      waiting.append("<")
      waiting.append(SplitSchema.root)
      waiting.append(" xmlns=\"")
      waiting.append(schema.language.namespace)
      waiting.append("\">")
    }
    waiting.append("<")
    appendName(of: type)
    waiting.append(attributes)
    waiting.append(">")
    waiting.append(content)
    waiting.append("</")
    appendName(of: type)
    waiting.append(">")
  }

  private mutating func appendName(of type: Int16) {
    waiting.append(SplitSchema.judged)
    var (digits, rest) = ([] as [UInt8], Int(type))
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    for digit in digits.reversed() { waiting.append(digit) }
  }

  /// Judges the elements that wait; returns whether all of them are valid.
  mutating func areValid() -> Bool {
    guard waiting.count > 0 else { return true }
    waiting.append("</")
    waiting.append(SplitSchema.root)
    waiting.append(">")
    defer { waiting.removeAll() }
    return parser.accepts(waiting.bytes(from: 0), by: context)
  }

  /// Forgets what waits and what was judged, among which something may be invalid.
  mutating func removeAll() {
    waiting.removeAll()
    judged.removeAll()
  }
}
