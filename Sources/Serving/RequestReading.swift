/// What the bytes that arrived on a connection are: the beginning of a request, a whole one, or
/// something else.
///
/// Only requests as every browser sends them are read (RFC 9112): GET and HEAD of a path, without a
/// body, with lines that end in CR and LF, and one `Host`. Anything else is refused, and ends the
/// connection, so that no two programs can disagree on where a request ends.
package enum RequestReading: Hashable {
  case incomplete
  /// A request, with its number of bytes.
  case request(Request, length: Int)
  case refused(Refusal)

  /// Reads the first request among some bytes; `limit` is the most that one may have.
  package init(_ bytes: ArraySlice<UInt8>, atMost limit: Int) {
    guard let end = Self.end(of: bytes.prefix(limit)) else {
      self = bytes.count < limit ? .incomplete : .refused(Refusal(.tooLarge))
      return
    }
    do throws(Refusal) {
      let head = bytes[bytes.startIndex..<(end - Self.ending.count)]
      self = .request(try RequestHead(head).request(), length: end - bytes.startIndex)
    } catch {
      self = .refused(error)
    }
  }

  private static let ending = Array("\r\n\r\n".utf8)

  /// Returns where the first empty line ends; nil where there is none yet.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let place = rest.firstIndex(of: ending[0]) {
      rest = rest[place...]
      if rest.starts(with: ending) { return place + ending.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}

/// The lines of a request.
private struct RequestHead {
  private let line: ArraySlice<UInt8>
  private var fields: [(name: String, value: String)] = []

  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let place = rest.firstIndex(of: UInt8(ascii: "\r")) {
      guard rest[place...].dropFirst().first == UInt8(ascii: "\n") else {
        throw Refusal(.badRequest)
      }
      lines.append(rest[..<place])
      rest = rest[(place + 2)...]
    }
    lines.append(rest)
    line = lines[0]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(\.isTokenCharacter)
      else { throw Refusal(.badRequest) }
      let value = line[(colon + 1)...]
      guard value.allSatisfy(\.isFieldCharacter) else { throw Refusal(.badRequest) }
      fields.append(
        (
          String(decoding: line[..<colon], as: UTF8.self).lowercased(),
          String(decoding: value.trimmedOfBlanks, as: UTF8.self)
        ))
    }
  }

  func request() throws(Refusal) -> Request {
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isTokenCharacter) else {
      throw Refusal(.badRequest)
    }
    let isCurrent = words[2].elementsEqual("HTTP/1.1".utf8)
    guard isCurrent || words[2].elementsEqual("HTTP/1.0".utf8) else {
      throw Refusal(words[2].starts(with: "HTTP/".utf8) ? .wrongVersion : .badRequest)
    }
    guard let method = Request.Method(rawValue: String(decoding: words[0], as: UTF8.self)) else {
      throw Refusal(.wrongMethod)
    }
    guard let path = Self.path(in: words[1]) else { throw Refusal(.badRequest) }
    let hosts = values(of: "host")
    let lengths = values(of: "content-length")
    guard hosts.count == 1, lengths.allSatisfy({ $0 == "0" }),
      values(of: "transfer-encoding").isEmpty
    else { throw Refusal(.badRequest) }
    let wishes = list("connection").map { $0.lowercased() }
    return Request(
      method: method, path: path, host: hosts[0].lowercased(), knownTags: list("if-none-match"),
      keepsConnection: isCurrent ? !wishes.contains("close") : wishes.contains("keep-alive"))
  }

  private func values(of name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Returns the words between the commas of all fields with a name.
  private func list(_ name: String) -> [String] {
    values(of: name).flatMap { $0.split(separator: ",") }.map {
      String(decoding: Array($0.utf8)[...].trimmedOfBlanks, as: UTF8.self)
    }
  }

  /// Returns the path of an address without its query; nil where it is not one.
  private static func path(in target: ArraySlice<UInt8>) -> String? {
    guard target.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var rest = target.prefix { $0 != UInt8(ascii: "?") }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        guard (0x21...0x7E).contains(byte), byte != UInt8(ascii: "#") else { return nil }
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).map { Character(UnicodeScalar($0)).hexDigitValue }
      guard digits.count == 2, let high = digits[0], let low = digits[1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
      rest = rest.dropFirst(2)
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a method or the name of a field may have the character.
  fileprivate var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }

  /// Whether the value of a field may have the byte.
  fileprivate var isFieldCharacter: Bool { self == 0x09 || self >= 0x20 && self != 0x7F }
}

extension ArraySlice<UInt8> {
  /// The bytes without spaces and tabs around them.
  fileprivate var trimmedOfBlanks: ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let rest = drop(while: isBlank)
    return rest[..<(rest.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? rest.startIndex)]
  }
}
