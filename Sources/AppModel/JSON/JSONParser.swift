/// A parser that turns one text into nodes, without recursion and reading each byte once.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  var position = 0
  private(set) var nodes: [JSONNode] = []
  private(set) var diagnostics = DiagnosticLog()
  /// The indices of the nodes of the open containers, outermost first.
  private(set) var open: [Int] = []

  /// How deeply containers may nest.
  static let deepest = 512

  init(_ bytes: UnsafeBufferPointer<UInt8>, in file: FileID) {
    self.bytes = bytes
    self.file = file
    nodes.reserveCapacity(Self.nodeCount(of: bytes))
  }

  /// Parses the whole text and returns whether it is JSON; if not, the last diagnostic says why.
  mutating func parseDocument() -> Bool {
    do throws(JSONSyntaxError) {
      try skipByteOrderMark()
      try parseValues()
      if let found { throw .extraContent(found, at: position) }
      return true
    } catch {
      diagnostics.append(error.diagnostic(in: file))
      return false
    }
  }

  private mutating func parseValues() throws(JSONSyntaxError) {
    skipSpace()
    guard current != nil else { throw .empty }
    repeat {
      let opened = try parseValue()
      skipSpace()
      if !opened { try finishValue() }
    } while !open.isEmpty
  }

  /// Parses a scalar or the opening of a container, and returns whether a container with contents
  /// was opened.
  private mutating func parseValue() throws(JSONSyntaxError) -> Bool {
    guard let byte = current else { throw endOfFile }
    let start = position
    switch byte {
    case UInt8(ascii: "\""):
      let isPlain = try parseString()
      append(.string, from: start, isPlain: isPlain)
    case UInt8(ascii: "{"): return try begin(.object)
    case UInt8(ascii: "["): return try begin(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try parseNumber()
      append(.number, from: start)
    default:
      let kind = try parseLiteral(byte)
      append(kind, from: start)
    }
    return false
  }

  /// Continues after a value: moves on to the next one in the container, and closes containers that
  /// end here.
  private mutating func finishValue() throws(JSONSyntaxError) {
    while let container = open.last {
      let isObject = nodes[container].kind == .object
      let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if current == UInt8(ascii: ",") {
        let comma = position
        position += 1
        skipSpace()
        guard current == closing else {
          if isObject { try parseKey() }
          return
        }
        diagnostics.append(.trailingComma(at: location(comma)))
      }
      guard current == closing else {
        guard let found else { throw endOfFile }
        throw .unfinished(isObject, found, at: position)
      }
      close(container)
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONSyntaxError) -> Bool {
    guard open.count < Self.deepest else { throw .tooDeep(at: position) }
    open.append(nodes.count)
    nodes.append(JSONNode(kind: kind, start: UInt32(position), end: 0, next: 0))
    position += 1
    skipSpace()
    if kind == .object {
      guard current != UInt8(ascii: "}") else { return closeEmpty() }
      try parseKey()
    } else {
      guard current != UInt8(ascii: "]") else { return closeEmpty() }
    }
    return true
  }

  private mutating func closeEmpty() -> Bool {
    close(nodes.count - 1)
    return false
  }

  private mutating func close(_ container: Int) {
    position += 1
    nodes[container].end = UInt32(position)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
    if nodes[container].kind == .object { reportDuplicateKeys(of: container) }
    skipSpace()
  }

  private mutating func parseKey() throws(JSONSyntaxError) {
    guard let found else { throw endOfFile }
    guard current == UInt8(ascii: "\"") else { throw .keyIsNotAString(found, at: position) }
    let start = position
    let isPlain = try parseString()
    append(.string, from: start, isPlain: isPlain)
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      guard let found = self.found else { throw endOfFile }
      throw .missingColon(found, at: position)
    }
    position += 1
    skipSpace()
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, isPlain: Bool = true) {
    nodes.append(
      JSONNode(
        kind: kind, isPlain: isPlain, start: UInt32(start), end: UInt32(position),
        next: UInt32(nodes.count + 1)))
  }

  private mutating func reportDuplicateKeys(of object: Int) {
    for key in DuplicateKeys.find(in: nodes, of: object, bytes: bytes) {
      let name = String(decoding: key.name, as: UTF8.self)
      diagnostics.append(.duplicateKey(name, at: location(key.offset)))
    }
  }

  private mutating func skipByteOrderMark() throws(JSONSyntaxError) {
    guard !ByteOrderMark.announcesUTF16(bytes) else { throw .utf16 }
    guard bytes.starts(with: ByteOrderMark.utf8) else { return }
    diagnostics.append(.byteOrderMark(at: location(0)))
    position = ByteOrderMark.utf8.count
  }

  private var endOfFile: JSONSyntaxError {
    .endOfFile(inside: open.last.map { nodes[$0] })
  }

  private func location(_ offset: Int) -> Location {
    Location(file: file, offset: UInt32(offset))
  }
}
