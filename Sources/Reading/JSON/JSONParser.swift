/// A parser that turns one text into nodes, without recursion and reading each byte once.
struct JSONParser {
  private let file: FileID
  private var scanner: JSONScanner
  private(set) var nodes: [JSONNode] = []
  private(set) var diagnostics = DiagnosticLog()
  /// The indices of the nodes of the open containers, outermost first.
  private(set) var open: [Int] = []

  /// How deeply containers may nest.
  static let deepest = 512

  init(_ bytes: UnsafeBufferPointer<UInt8>, in file: FileID) {
    self.file = file
    scanner = JSONScanner(bytes)
    nodes.reserveCapacity(Self.nodeCount(of: bytes))
  }

  /// Parses the whole text and returns whether it is JSON; if not, the last diagnostic says why.
  mutating func parseDocument() -> Bool {
    do throws(JSONSyntaxError) {
      try skipByteOrderMark()
      try parseValues()
      if let found = scanner.found { throw .extraContent(found, at: scanner.position) }
      return true
    } catch {
      diagnostics.append(error.diagnostic(in: file))
      return false
    }
  }

  private mutating func parseValues() throws(JSONSyntaxError) {
    scanner.skipSpace()
    guard scanner.current != nil else { throw .empty }
    repeat {
      let opened = try parseValue()
      scanner.skipSpace()
      if !opened { try finishValue() }
    } while !open.isEmpty
  }

  /// Parses a scalar or the opening of a container, and returns whether a container with contents
  /// was opened.
  private mutating func parseValue() throws(JSONSyntaxError) -> Bool {
    guard let byte = scanner.current else { throw endOfFile }
    let start = scanner.position
    switch byte {
    case UInt8(ascii: "\""):
      let isPlain = try scanner.skipString()
      append(.string, from: start, isPlain: isPlain)
    case UInt8(ascii: "{"): return try begin(.object)
    case UInt8(ascii: "["): return try begin(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanner.skipNumber()
      append(.number, from: start)
    default:
      let kind = try scanner.skipLiteral(byte)
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
      if scanner.current == UInt8(ascii: ",") {
        let comma = scanner.position
        scanner.position += 1
        scanner.skipSpace()
        guard scanner.current == closing else {
          if isObject { try parseKey() }
          return
        }
        diagnostics.append(.trailingComma(at: location(comma)))
      }
      guard scanner.current == closing else {
        guard let found = scanner.found else { throw endOfFile }
        throw .unfinished(isObject, found, at: scanner.position)
      }
      close(container)
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONSyntaxError) -> Bool {
    guard open.count < Self.deepest else { throw .tooDeep(at: scanner.position) }
    open.append(nodes.count)
    nodes.append(JSONNode(kind: kind, start: UInt32(scanner.position), end: 0, next: 0))
    scanner.position += 1
    scanner.skipSpace()
    if kind == .object {
      guard scanner.current != UInt8(ascii: "}") else { return closeEmpty() }
      try parseKey()
    } else {
      guard scanner.current != UInt8(ascii: "]") else { return closeEmpty() }
    }
    return true
  }

  private mutating func closeEmpty() -> Bool {
    close(nodes.count - 1)
    return false
  }

  private mutating func close(_ container: Int) {
    scanner.position += 1
    nodes[container].end = UInt32(scanner.position)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
    if nodes[container].kind == .object { reportDuplicateKeys(of: container) }
    scanner.skipSpace()
  }

  private mutating func parseKey() throws(JSONSyntaxError) {
    guard scanner.current == UInt8(ascii: "\"") else {
      guard let found = scanner.found else { throw endOfFile }
      throw .keyIsNotAString(found, at: scanner.position)
    }
    let start = scanner.position
    let isPlain = try scanner.skipString()
    append(.string, from: start, isPlain: isPlain)
    scanner.skipSpace()
    guard scanner.current == UInt8(ascii: ":") else {
      guard let found = scanner.found else { throw endOfFile }
      throw .missingColon(found, at: scanner.position)
    }
    scanner.position += 1
    scanner.skipSpace()
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, isPlain: Bool = true) {
    nodes.append(
      JSONNode(
        kind: kind, isPlain: isPlain, start: UInt32(start), end: UInt32(scanner.position),
        next: UInt32(nodes.count + 1)))
  }

  private mutating func reportDuplicateKeys(of object: Int) {
    for key in DuplicateKeys.find(in: nodes, of: object, bytes: scanner.bytes) {
      let name = String(decoding: key.name, as: UTF8.self)
      diagnostics.append(.duplicateKey(name, at: location(key.offset)))
    }
  }

  private mutating func skipByteOrderMark() throws(JSONSyntaxError) {
    guard !ByteOrderMark.announcesUTF16(scanner.bytes) else { throw .utf16 }
    guard scanner.bytes.starts(with: ByteOrderMark.utf8) else { return }
    diagnostics.append(.byteOrderMark(at: location(0)))
    scanner.position = ByteOrderMark.utf8.count
  }

  private var endOfFile: JSONSyntaxError {
    .endOfFile(inside: open.last.map { nodes[$0] })
  }

  private func location(_ offset: Int) -> Location {
    Location(file: file, offset: UInt32(offset))
  }
}

extension JSONParser {
  /// Returns how many keys and values a text has, so that their list is made in one piece and takes
  /// no more memory than it needs. One is at the start, and one after each bracket that opens, each
  /// colon and each comma; a text that is not JSON may have another number.
  static func nodeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 1
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): place = end(ofStringAt: place, in: bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: ","): count += 1
      default: break
      }
      place += 1
    }
    return min(count, bytes.count / leastBytes + 1)
  }

  /// The number of bytes for which there is room for one from the start; where they are shorter, as
  /// in no real file, the list grows.
  private static let leastBytes = 4

  /// Returns the place of the quote that ends a string.
  private static func end(
    ofStringAt start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place
  }
}
