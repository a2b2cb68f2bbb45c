import FoundationEssentials
import Printing
import Support
import Testing

@testable import Serving
@testable import riverbed

/// What others in the network see of an app that is served. On Linux, another loopback address stands
/// for one of the network.
#if os(Linux)
@Suite struct SharedPrototypeTests {
  private static let addresses = [NetworkAddress(number: WebClient.network)]

  @Test func `others see the prototype as it is built, and everything that it loads`() throws {
    let app = Fixtures.url("Apps/newsroom").path
    let options = ["--device", "iphone-se-1,ipad-9.7", "--label", "today"]
    let site = try TemporaryFolder()
    let run = CommandRun(["build", app, "-o", "\(site.path)/site"] + options)
    try #require([.clean, .wrongInput].contains(run.code), "\(run.errors)")
    let files = try TemporaryFolder.files(in: "\(site.path)/site")
    let served = try ServedCase([app] + options, at: Self.addresses)
    let client = try served.networkClient()
    let start = try #require(client.get(served.networkPath, host: served.networkHost))
    #expect(start.status == 302)
    #expect(start.fields["location"] == "play/iphone-se-1/home.xhtml")
    var loaded: Set<String> = []
    for (path, bytes) in files where path.hasPrefix("play/") {
      let answer = client.get(served.networkPath + path, host: served.networkHost)
      let isSame = answer.map { ServedCase.withoutLiveLine($0.body) } == bytes
      #expect(isSame, "\(path)")
      let page = String(decoding: answer?.body ?? [], as: UTF8.self)
      #expect(!page.contains(served.networkPath.dropFirst().dropLast()), "\(path)")
      let depth = path.split(separator: "/").count - 1
      let up = String(repeating: "../", count: depth)
      for match in page.matches(of: /(?:<link [^>]*href|src)="([^"?]*)/) {
        #expect(match.1.hasPrefix(up), "\(match.1) in \(path)")
        loaded.insert(String(match.1.dropFirst(up.count)))
      }
    }
    #expect(loaded.count > 4)
    for path in loaded {
      let answer = client.get(served.networkPath + path, host: served.networkHost)
      #expect(answer?.status == 200, "\(path)")
    }
  }

  @Test func `nothing else is there for others`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase([folder.path, "--device", "iphone-se-1"], at: Self.addresses)
    let secret = served.networkPath
    let wrong = secret.hasPrefix("/0") ? "/1\(secret.dropFirst(2))" : "/0\(secret.dropFirst(2))"
    let paths = [
      "/", "/index.xhtml", "/play/iphone-se-1/home.xhtml", "/.live/events", "\(secret.dropLast())",
      "\(secret)index.xhtml", "\(secret)screens/home/index.xhtml", "\(secret)changes/",
      "\(secret).live/changed", "\(secret).live/before/play/iphone-se-1/home.xhtml",
      "\(secret)play/../index.xhtml", "\(secret)play/none.xhtml", "\(secret)sources.json",
      "\(wrong)play/iphone-se-1/home.xhtml", "//play/iphone-se-1/home.xhtml",
    ]
    // Each answer takes a second.
    let clients = try paths.map { path in
      let client = try served.networkClient()
      client.send("GET \(path) HTTP/1.1\r\nHost: \(served.networkHost)\r\n\r\n".utf8)
      return client
    }
    for (path, client) in zip(paths, clients) {
      let answer = client.answer()
      #expect(answer?.status == 404, "\(path)")
    }
    // This machine does not need the secret, and is not known by the other address.
    #expect(try served.get("/play/iphone-se-1/home.xhtml")?.status == 200)
    #expect(try served.get(secret)?.status == 404)
    #expect(try WebClient(to: served.app.port).get("/", host: served.networkHost)?.status == 421)
    #expect(try served.networkClient().get(secret, host: served.host)?.status == 421)
    let empty = try ServedCase([folder.path, "--prototype", "none"], at: Self.addresses)
    let start = try empty.networkClient().get(empty.networkPath, host: empty.networkHost)
    #expect(start?.status == 404)
  }

  @Test func `others see what changed, and not what the author did or broke`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase([folder.path, "--device", "iphone-se-1"], at: Self.addresses)
    let (own, network) = (try served.listening(), try served.listening(asNetwork: true))
    _ = try (own.next(), network.next())
    try folder.write(LiveTests.app("Home", items: 4), to: "rivers.json")
    let said = try LiveTests.next(of: own) { $0.sentence != nil }
    let shown = try LiveTests.next(of: network) { $0.number == said.number }
    #expect(shown.sentence == nil && shown.page == nil && shown.time == "")
    #expect(shown.pictures == [] && said.pictures?.isEmpty == false)
    try folder.write("[{", to: "rivers.json")
    let broken = try LiveTests.next(of: own) { $0.trouble?.lines.isEmpty == false }
    #expect(try LiveTests.next(of: network) { $0.number == broken.number }.trouble == nil)
  }

  @Test func `without the option no other address is listened at`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "rivers.json")
    let served = try ServedCase([folder.path])
    #expect(throws: SystemFailure.self) { try served.networkClient() }
    #expect(try served.get("/")?.status == 200)
  }

  @Test func `the path has 128 bits, and is another one each time`() throws {
    let starts = (0..<50).flatMap { _ in SharedPrototype(at: Self.addresses).starts(on: 8470) }
    #expect(Set(starts).count == 50)
    for start in starts {
      #expect(
        try /http:\/\/127\.0\.0\.2:8470\/[0-9a-f]{32}\//.wholeMatch(in: start) != nil, "\(start)")
      #expect(QRCode(start) != nil)
    }
  }

  @Test func `what is printed is the address, its code and what it means`() throws {
    var console = Console.inMemory
    let shared = SharedPrototype(at: Self.addresses)
    console.write(shared, on: 8470)
    let lines = console.output.text.split(separator: "\n")
    #expect(lines.count == 2 + 21)
    #expect(String(lines[1]) == shared.starts(on: 8470).first)
    #expect(console.errors.text.hasPrefix("riverbed: warning: anyone on this network"))
    #expect(!console.errors.text.contains("8470"))
  }

  @Test func `an app without a prototype cannot be shown to others`() {
    let run = CommandRun("serve", "none", "--lan", "--prototype", "none")
    #expect(run.code == .usage)
    #expect(run.errors.contains("'--lan' shows the prototype, which '--prototype none' leaves out"))
  }

  @Test(arguments: [
    (0x0A00_0001, true), (0xAC10_0001, true), (0xAC1F_FFFF, true), (0xC0A8_0101, true),
    (0xAC20_0001, false), (0x7F00_0001, false), (0xC000_0202, false), (0x0B00_0001, false),
  ])
  func `only addresses of private networks are used`(number: UInt32, isPrivate: Bool) {
    #expect(NetworkAddress(number: number).isPrivate == isPrivate)
  }
}
#endif
