import Support
import Testing

@testable import Serving

/// How requests are read from bytes.
@Suite struct RequestReadingTests {
  @Test(arguments: [
    ("/", "/"), ("/a/b.svg", "/a/b.svg"), ("/a?b=c", "/a"), ("/%C3%A9", "/é"), ("/a%20b", "/a b"),
    ("/%2e%2e/", "/../"), ("//x", "//x"),
  ])
  func `a path is read without its escapes and its query`(target: String, path: String) throws {
    let request = try Self.request("GET \(target) HTTP/1.1\r\nHost: a:1\r\n\r\n")
    #expect(request.path == path)
    #expect(request.method == .get)
    #expect(request.keepsConnection)
  }

  @Test func `fields are read whatever their case, with blanks around them`() throws {
    let request = try Self.request(
      "HEAD / HTTP/1.1\r\nHOST:  LocalHost:8470 \r\nif-none-match: \"a\" , W/\"b\"\r\n"
        + "Connection: Close\r\n\r\n")
    #expect(request.host == "localhost:8470")
    #expect(request.knownTags == ["\"a\"", "W/\"b\""])
    #expect(request.method == .head)
    #expect(!request.keepsConnection)
  }

  @Test func `an old browser keeps a connection only if it says so`() throws {
    #expect(try !Self.request("GET / HTTP/1.0\r\nHost: a\r\n\r\n").keepsConnection)
    let wish = "GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n"
    #expect(try Self.request(wish).keepsConnection)
  }

  @Test(arguments: try Fixtures.names(in: "Requests"))
  func `requests of browsers are read`(name: String) throws {
    let bytes = try Fixtures.bytes("Requests/\(name)")
    guard case .request(let request, let length) = RequestReading(bytes[...], atMost: 8192) else {
      Issue.record("\(name) is not read")
      return
    }
    #expect(length == bytes.count)
    #expect(request.path == "/screens/home/index.xhtml" && request.host == "localhost:8470")
    #expect(request.keepsConnection)
  }

  @Test(arguments: [
    ("POST / HTTP/1.1\r\nHost: a\r\n\r\n", Status.wrongMethod),
    ("get / HTTP/1.1\r\nHost: a\r\n\r\n", .wrongMethod),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", .wrongVersion),
    ("GET / http/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /\r\nHost: a\r\n\r\n", .badRequest),
    (" GET / HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 3\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", .badRequest),
    ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET * HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /%0 HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /%+1 HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /%00 HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
    ("GET /é HTTP/1.1\r\nHost: a\r\n\r\n", .badRequest),
  ])
  func `anything else is refused`(text: String, status: Status) {
    let reading = RequestReading(Array(text.utf8)[...], atMost: 8192)
    #expect(reading == .refused(Refusal(status)), "\(text)")
  }

  @Test func `a request is incomplete until its last byte, and what follows is not read`() {
    let whole = Array("GET /a HTTP/1.1\r\nHost: b\r\n\r\n".utf8)
    for count in whole.indices {
      #expect(RequestReading(whole[..<count], atMost: 8192) == .incomplete)
    }
    guard case .request(_, let length) = RequestReading((whole + whole)[...], atMost: 8192) else {
      Issue.record("it is not read")
      return
    }
    #expect(length == whole.count)
  }

  @Test func `a request that is too large is refused as soon as that is known`() {
    let start = Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8)
    let large = start + [UInt8](repeating: UInt8(ascii: "x"), count: 8192)
    #expect(RequestReading(large[..<8191], atMost: 8192) == .incomplete)
    #expect(RequestReading(large[..<8192], atMost: 8192) == .refused(Refusal(.tooLarge)))
    let fitting = Array(large[..<8188]) + Array("\r\n\r\n".utf8)
    guard case .request = RequestReading(fitting[...], atMost: 8192) else {
      Issue.record("it is not read")
      return
    }
  }

  @Test(arguments: LawSeeds.from(1, 200))
  func `random damage never crashes, and what is read has one path and one host`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let whole = Array(
      "GET /screens/home/index.xhtml?a=b HTTP/1.1\r\nHost: localhost:8470\r\nAccept: */*\r\n\r\n"
        .utf8)
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes = (Mutation.allCases.randomElement(using: &random) ?? .flipBit).apply(
          to: bytes, using: &random)
      }
      guard case .request(let request, let length) = RequestReading(bytes[...], atMost: 8192)
      else { continue }
      #expect(request.path.hasPrefix("/"))
      #expect(bytes[..<length].suffix(4).elementsEqual("\r\n\r\n".utf8))
    }
  }

  private static func request(_ text: String) throws -> Request {
    let bytes = Array(text.utf8)
    guard case .request(let request, let length) = RequestReading(bytes[...], atMost: 8192),
      length == bytes.count
    else { throw Refusal(.badRequest) }
    return request
  }
}
