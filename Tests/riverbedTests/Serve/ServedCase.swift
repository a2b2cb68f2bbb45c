import FoundationEssentials
import Printing
import Serving
import Support

@testable import riverbed

/// An app that is served to a test, until it goes out of scope.
struct ServedCase: ~Copyable {
  let app: ServedApp
  private let thread: BackgroundThread

  /// Serves an app on a free port.
  init(_ words: String...) throws { try self.init(words) }

  init(_ words: [String], at addresses: [NetworkAddress] = []) throws {
    guard case .serve(let serve) = try Invocation(["serve"] + words + ["--port", "0"]) else {
      throw UsageError("it is not served")
    }
    var console = Console.inMemory
    let app = try ServedApp(of: serve, and: addresses, on: &console)
    let thread = try BackgroundThread({ app.run(on: .inMemory) }, until: { app.stop() })
    self.app = app
    self.thread = thread
  }

  var host: String { "localhost:\(app.port)" }

  var address: String { "http://\(host)/" }

  /// The machine and the port as others in the network see them.
  var networkHost: String { "127.0.0.2:\(app.port)" }

  /// The path of the prototype in the network, with a slash at its end.
  var networkPath: String {
    let start = app.shared?.starts(on: app.port).first ?? ""
    return "/" + start.split(separator: "/").dropFirst(2).joined(separator: "/") + "/"
  }

  /// Connects as another machine would.
  func networkClient() throws -> WebClient {
    try WebClient(to: app.port, at: WebClient.network)
  }

  /// Asks for a path on a connection of its own.
  func get(_ path: String, _ method: String = "GET") throws -> WebClient.Answer? {
    let client = try WebClient(to: app.port)
    return client.get(path, host: host, method)
  }

  /// Returns the bytes at a path without the line that loads the live script.
  func document(_ path: String) throws -> [UInt8]? {
    let digits = Array("0123456789ABCDEF")
    let address = path.utf8.map { byte in
      byte < 0x80 && byte > 0x20 && byte != 0x25
        ? String(Unicode.Scalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
    guard let answer = try get("/\(address.joined())"), answer.status == 200 else { return nil }
    return Self.withoutLiveLine(answer.body)
  }

  static func withoutLiveLine(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(
      lines.filter { !String(decoding: $0, as: UTF8.self).contains(".live/live.js?") }
        .joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Begins to listen to what happens; the first event says what happened before.
  func listening(asNetwork: Bool = false) throws -> Listening {
    let client = try asNetwork ? networkClient() : WebClient(to: app.port)
    let (start, host) = asNetwork ? (networkPath, networkHost) : ("/", host)
    client.send("GET \(start).live/events HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)
    guard client.answer()?.status == 200 else { throw UsageError("there are no events") }
    return Listening(client: client)
  }

  /// What happens, one event after the other.
  struct Listening {
    fileprivate let client: WebClient

    func next() throws -> Happening {
      guard let event = client.event() else { throw UsageError("the events ended") }
      return try JSONDecoder().decode(Happening.self, from: Data(event.dropFirst(6).utf8))
    }
  }

  /// An event.
  struct Happening: Decodable {
    struct Trouble: Decodable {
      let place: String
      let message: String
      /// The lines around the place.
      let lines: [String]

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        place = try values.decode(String.self, forKey: .place)
        message = try values.decode(String.self, forKey: .message)
        lines = try values.decode([Line].self, forKey: .lines).map(\.text)
      }

      private enum Key: CodingKey { case place, message, lines }

      private struct Line: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
          var values = try decoder.unkeyedContainer()
          _ = try values.decode(String.self)
          text = try values.decode(String.self)
        }
      }
    }

    let number: Int
    let time: String
    let sentence: String?
    let page: String?
    let pictures: [String]?
    let problems: String?
    let trouble: Trouble?
  }
}
