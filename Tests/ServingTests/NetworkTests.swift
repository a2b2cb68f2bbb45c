import Support
import Testing

@testable import Serving

/// How a server answers other machines. On Linux, another loopback address plays the part of one of the
/// network.
#if os(Linux)
@Suite struct NetworkTests {
  @Test func `the network gets a 404 only after a pause`() throws {
    var limits = ServerLimits()
    limits.networkPause = 0.3
    try Self.serving(limits) { port in
      let (own, other) = (try WebClient(to: port), try Self.networkClient(port))
      let start = ContinuousClock.now
      #expect(other.get("/page", host: "127.0.0.2:\(port)")?.body == Array("network".utf8))
      #expect(own.get("/page", host: "localhost:\(port)")?.body == Array("own".utf8))
      #expect(other.get("/none", host: "127.0.0.2:\(port)")?.status == 404)
      #expect(ContinuousClock.now - start >= .seconds(limits.networkPause))
      #expect(other.get("/page", host: "127.0.0.2:\(port)")?.status == 200)
    }
  }

  @Test func `the network does not take all connections`() throws {
    var limits = ServerLimits()
    limits.networkConnections = 1
    try Self.serving(limits) { port in
      var first: WebClient? = try Self.networkClient(port)
      #expect(first?.get("/page", host: "127.0.0.2:\(port)")?.status == 200)
      let second = try Self.networkClient(port)
      second.send("GET /page HTTP/1.1\r\nHost: 127.0.0.2:\(port)\r\n\r\n".utf8)
      #expect(try WebClient(to: port).get("/page", host: "localhost:\(port)")?.status == 200)
      first = nil
      #expect(second.answer()?.status == 200)
    }
  }

  private static func networkClient(_ port: UInt16) throws -> WebClient {
    try WebClient(to: port, at: WebClient.network)
  }

  private static func serving(_ limits: ServerLimits, _ test: (UInt16) throws -> Void) throws {
    let addresses = [NetworkAddress(number: WebClient.network)]
    let server = try Server(onFirstOf: [0], and: addresses, jobs: 1, limits)
    let thread = try BackgroundThread(
      {
        server.run {
          { request in
            guard request.path == "/page" else { return .document(ServedDocument(.notFound)) }
            let text = request.isFromNetwork ? "network" : "own"
            return .document(ServedDocument(Array(text.utf8), type: ServedDocument.text))
          }
        }
      }, until: { server.stop() })
    try test(server.port)
    _ = consume thread
  }
}
#endif
