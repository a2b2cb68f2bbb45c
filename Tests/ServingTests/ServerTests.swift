import Support
import Synchronization
import Testing

@testable import Serving

/// How a server answers on this machine, over real connections.
@Suite struct ServerTests {
  @Test func `documents are answered with their type, size, tag and guards`() throws {
    try Self.serving { port in
      let client = try WebClient(to: port)
      let answer = try #require(client.get("/page", host: "localhost:\(port)"))
      #expect(answer.status == 200)
      #expect(answer.body == Array("page".utf8))
      #expect(answer.fields["content-type"] == "text/plain; charset=utf-8")
      #expect(answer.fields["etag"] == "\"tag\"")
      #expect(
        answer.fields["content-security-policy"]
          == "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
          + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
      #expect(answer.fields["x-content-type-options"] == "nosniff")
      #expect(answer.fields["referrer-policy"] == "no-referrer")
      #expect(answer.fields["access-control-allow-origin"] == nil)
      #expect(client.get("/none", host: "127.0.0.1:\(port)")?.status == 404)
      #expect(client.get("/page", host: "[::1]:\(port)")?.status == 200)
    }
  }

  @Test func `HEAD has no body, and a known document is not sent again`() throws {
    try Self.serving { port in
      let client = try WebClient(to: port)
      let host = "localhost:\(port)"
      let head = try #require(client.get("/page", host: host, "HEAD"))
      #expect(head.status == 200 && head.body.isEmpty && head.fields["content-length"] == "4")
      for tags in ["\"tag\"", "\"x\", W/\"tag\"", "*"] {
        let known = try #require(client.get("/page", host: host, "GET", ["If-None-Match: \(tags)"]))
        #expect(known.status == 304 && known.body.isEmpty && known.fields["etag"] == "\"tag\"")
      }
      #expect(client.get("/page", host: host, "GET", ["If-None-Match: \"x\""])?.status == 200)
      #expect(client.get("/none", host: host, "GET", ["If-None-Match: *"])?.status == 404)
    }
  }

  @Test(arguments: [
    "evil.example", "localhost", "localhost:1", "localhost.:PORT", "127.0.0.2:PORT",
  ])
  func `another host is refused, as a page elsewhere would have it`(host: String) throws {
    try Self.serving { port in
      let client = try WebClient(to: port)
      let host = host.split(separator: "PORT", omittingEmptySubsequences: false)
        .joined(separator: "\(port)")
      #expect(client.get("/page", host: host)?.status == 421)
      #expect(client.rest().isEmpty)
    }
  }

  @Test func `requests that follow each other at once are answered in their order`() throws {
    try Self.serving { port in
      let client = try WebClient(to: port)
      let request = { (name: String) in "GET /\(name) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n" }
      client.send((0..<300).map { request("echo\($0)") }.joined().utf8)
      for number in 0..<300 {
        #expect(client.answer()?.body == Array("/echo\(number)".utf8))
      }
    }
  }

  @Test func `a request that arrives byte by byte is answered`() throws {
    try Self.serving { port in
      let client = try WebClient(to: port)
      for byte in "GET /page HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n".utf8 {
        client.send([byte])
      }
      #expect(client.answer()?.status == 200)
    }
  }

  @Test func `who is too slow is ended, with an answer if a request had begun`() throws {
    var limits = ServerLimits()
    limits.seconds = 0.05
    try Self.serving(limits) { port in
      let silent = try WebClient(to: port)
      #expect(silent.rest().isEmpty)
      let slow = try WebClient(to: port)
      slow.send("GET / HTTP/1.1\r\n".utf8)
      #expect(slow.answer()?.status == 408)
      #expect(slow.rest().isEmpty)
      let idle = try WebClient(to: port)
      #expect(idle.get("/page", host: "localhost:\(port)")?.status == 200)
      #expect(idle.rest().isEmpty)
    }
  }

  @Test func `who does not take an answer is ended`() throws {
    var limits = ServerLimits()
    limits.seconds = 0.05
    try Self.serving(limits) { port in
      let taking = try WebClient(to: port)
      let large = "GET /large HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
      taking.send((large + large + large).utf8)
      // The connection of someone else shows that the server goes on.
      let other = try WebClient(to: port)
      #expect(other.get("/page", host: "localhost:\(port)")?.status == 200)
    }
  }

  @Test func `more connections than allowed wait until one ends`() throws {
    var limits = ServerLimits()
    limits.connections = 2
    try Self.serving(limits) { port in
      let host = "localhost:\(port)"
      var first: WebClient? = try WebClient(to: port)
      #expect(first?.get("/page", host: host)?.status == 200)
      let second = try WebClient(to: port)
      #expect(second.get("/page", host: host)?.status == 200)
      let third = try WebClient(to: port)
      third.send("GET /page HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)
      #expect(second.get("/page", host: host)?.status == 200)
      first = nil
      #expect(third.answer()?.status == 200)
    }
  }

  @Test func `events reach everyone who waits, after what was known when they came`() throws {
    try Self.serving { port, server in
      let request = "GET /events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
      var clients = [try WebClient(to: port), try WebClient(to: port)]
      for client in clients {
        client.send(request.utf8)
        let head = try #require(client.answer())
        #expect(head.fields["content-type"] == "text/event-stream")
        #expect(client.event() == "data: begun\n\n")
      }
      server.send(event: Array("data: news\n\n".utf8), toNetwork: [])
      for client in clients { #expect(client.event() == "data: news\n\n") }
      clients.removeLast()
      server.send(event: Array("data: more\n\n".utf8), toNetwork: [])
      #expect(clients[0].event() == "data: more\n\n")
    }
  }

  @Test func `a port that is taken is not used, and the next one is`() throws {
    try Self.serving { port in
      #expect(throws: UnusablePort.self) { try Server(onFirstOf: [port], jobs: 1) }
      let next = try Server(onFirstOf: [port, 0], jobs: 1)
      #expect(next.port != port)
    }
  }

  @Test(arguments: LawSeeds.from(1, 10))
  func `hostile requests change nothing for others`(seed: UInt64) throws {
    try Self.serving { port in
      var random = SplitMix64(seed: seed)
      let host = "localhost:\(port)"
      let whole = Array("GET /page HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)
      for number in 0..<1000 {
        let hostile = try WebClient(to: port)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: hostile.send(whole.prefix(Int.random(in: 0..<whole.count, using: &random)))
        case 1: hostile.send((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
        case 2: hostile.send([UInt8](repeating: UInt8(ascii: "a"), count: 100_000))
        case 3:
          hostile.send((0..<20).flatMap { _ in whole })
          hostile.endSending()
        case 4:
          let damage = Mutation.allCases.randomElement(using: &random) ?? .flipBit
          hostile.send(damage.apply(to: whole, using: &random) + Array("\r\n\r\n".utf8))
          let answer = hostile.answer()
          #expect(answer.map { Status(rawValue: $0.status) != nil } ?? true)
        default:
          hostile.send(whole)
          #expect(hostile.answer()?.status == 200)
        }
        guard number % 100 == 0 else { continue }
        let other = try WebClient(to: port)
        #expect(other.get("/page", host: host)?.body == Array("page".utf8))
      }
    }
  }

  /// Serves a few documents while a test asks for them.
  private static func serving(
    _ limits: ServerLimits = ServerLimits(), _ test: (UInt16, Server) throws -> Void
  ) throws {
    let server = try Server(onFirstOf: [0], jobs: 2, limits)
    let thread = try BackgroundThread(
      {
        server.run {
          { request in
            switch request.path {
            case "/page":
              .document(ServedDocument(Array("page".utf8), type: ServedDocument.text, tag: "tag"))
            case "/large":
              .document(
                ServedDocument([UInt8](repeating: 0, count: 10 << 20), type: ServedDocument.text))
            case "/events": .events { Array("data: begun\n\n".utf8) }
            case let path where path.hasPrefix("/echo"):
              .document(ServedDocument(Array(path.utf8), type: ServedDocument.text))
            default: .document(ServedDocument(.notFound))
            }
          }
        }
      }, until: { server.stop() })
    try test(server.port, server)
    _ = consume thread
  }

  private static func serving(
    _ limits: ServerLimits = ServerLimits(), _ test: (UInt16) throws -> Void
  ) throws {
    try serving(limits) { port, _ in try test(port) }
  }
}
