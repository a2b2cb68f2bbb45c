/// What a request is answered with.
package enum Answer: Sendable {
  case document(ServedDocument)
  /// A stream of events that begins with what a closure returns. It is called where no event can be
  /// sent in between, so that none is missed.
  case events(beginning: @Sendable () -> [UInt8])
}

/// A document with what a browser must know about it.
package struct ServedDocument: Hashable, Sendable {
  let status: Status
  /// The media type.
  let type: String
  let bytes: [UInt8]
  /// What only a document with the same bytes has; nil for one that is not kept.
  let tag: String?
  /// Where the document is that is meant.
  private(set) var location: String?

  package init(_ bytes: [UInt8], type: String, tag: String? = nil, status: Status = .ok) {
    (self.bytes, self.type, self.tag, self.status) = (bytes, type, tag, status)
  }

  /// A document that only says what happened to the request.
  package init(_ status: Status) {
    self.init(
      Array("\(status.rawValue) \(status.phrase)\n".utf8), type: Self.text, status: status)
  }

  /// A document that only says where another one is, by its address as seen from this one.
  package init(at location: String) {
    self.init(.found)
    self.location = location
  }

  package static let text = "text/plain; charset=utf-8"
}

/// The bytes that are sent for an answer.
struct SentAnswer: Hashable {
  let bytes: [UInt8]
  /// Whether nothing more is sent on the connection.
  let isLast: Bool

  /// Answers a request with a document, which is left out where the browser has it, or only asked
  /// about it.
  init(_ document: ServedDocument, to request: Request) {
    let isKnown =
      document.status == .ok
      && document.tag.map { tag in
        request.knownTags.contains { ["*", "\"\(tag)\"", "W/\"\(tag)\""].contains($0) }
      } ?? false
    isLast = !request.keepsConnection
    let body = isKnown || request.method == .head ? [] : document.bytes
    bytes =
      Self.head(
        isKnown ? .notModified : document.status, document.type,
        size: isKnown ? nil : document.bytes.count, tag: document.tag,
        location: document.location, isLast: isLast) + body
  }

  /// Answers what is not a request.
  init(_ refusal: Refusal) {
    let document = ServedDocument(refusal.status)
    isLast = true
    bytes =
      Self.head(
        refusal.status, document.type, size: document.bytes.count, tag: nil, isLast: true)
      + document.bytes
  }

  /// Begins a stream of events, which ends with the connection.
  static let beginningOfEvents = head(
    .ok, "text/event-stream", size: nil, tag: nil, isLast: true)

  private static func head(
    _ status: Status, _ type: String, size: Int?, tag: String?, location: String? = nil,
    isLast: Bool
  ) -> [UInt8] {
    let lines =
      ["HTTP/1.1 \(status.rawValue) \(status.phrase)", "Content-Type: \(type)"]
      + (size.map { ["Content-Length: \($0)"] } ?? [])
      + (tag.map { ["ETag: \"\($0)\""] } ?? []) + (location.map { ["Location: \($0)"] } ?? [])
      + (status == .wrongMethod ? ["Allow: GET, HEAD"] : [])
      + guards + ["Connection: \(isLast ? "close" : "keep-alive")", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// What every answer says to keep documents for who asked: no other page may load or frame them,
  /// and they load nothing from anywhere else.
  private static let guards = [
    "Cache-Control: no-cache",
    "Content-Security-Policy: default-src 'none'; img-src 'self'; style-src 'self'; "
      + "script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy: same-origin",
    "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff",
  ]
}
