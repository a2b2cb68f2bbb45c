import FoundationEssentials

/// WebKit's own browser and the one page that it shows, on a display of its own, controlled through
/// WebDriver. It is ended when this goes out of scope.
package struct WebKitBrowser: PageBrowser, ~Copyable {
  private let display: ChildProcess
  private let driver: ChildProcess
  /// The address of the session, or of the driver before there is one.
  private var address: String

  /// Starts a browser with an empty page.
  package static func start(scripts: Bool = true) throws -> WebKitBrowser {
    let said = try Pipe()
    let display = try ChildProcess(
      [try Tool.xvfb.installedPath, "-displayfd", "3", "-screen", "0", "1600x1200x24"],
      descriptors: [3: said.writing])
    guard let number = said.read(), !number.isEmpty else {
      throw BrowserFailure(reason: "the display has ended")
    }
    let name = String(decoding: number.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let port = try SystemSocket.freePort()
    let driver = try ChildProcess(
      [try Tool.webKitDriver.installedPath, "--port=\(port)"], environment: ["DISPLAY": ":\(name)"])
    var browser = WebKitBrowser(
      display: display, driver: driver, address: "http://127.0.0.1:\(port)/session")
    struct Session: Decodable { let sessionId: String }
    let options: BrowserParameter = [
      "args": ["--automation", .text("--enable-javascript=\(scripts)")]
    ]
    let session = try browser.command(
      "", ["capabilities": ["alwaysMatch": ["webkitgtk:browserOptions": options]]],
      answer: Session.self)
    browser.address += "/\(session.sessionId)"
    return browser
  }

  private init(
    display: consuming ChildProcess, driver: consuming ChildProcess, address: String
  ) {
    self.display = display
    self.driver = driver
    self.address = address
  }

  package mutating func show(_ address: String) throws {
    _ = try command("/url", ["url": .text(address)], answer: Bool?.self)
  }

  package mutating func setWindow(width: Int, height: Int) throws {
    struct Frame: Decodable { let width: Double }
    // The window is higher than the page in it.
    let frame = try evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]", as: [Int].self)
    _ = try command(
      "/window/rect",
      [
        "width": .number(Double(width + frame[0])), "height": .number(Double(height + frame[1])),
      ], answer: Frame.self)
  }

  package mutating func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type
  ) throws -> Value {
    let script = """
      const done = arguments[arguments.length - 1];
      Promise.resolve(\(expression)).then(value => done([JSON.stringify(value), null]),
        error => done([null, String(error)]));
      """
    let answer = try command(
      "/execute/async", ["script": .text(script), "args": []], answer: [String?].self)
    guard answer.count == 2, let text = answer[0] else {
      throw BrowserFailure(reason: answer.last?.map(\.self) ?? "the value is missing")
    }
    return try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  package mutating func click(x: Double, y: Double) throws {
    _ = try command("/actions", ["actions": [PointerAction.click(x: x, y: y)]], answer: Bool?.self)
  }

  package mutating func screenshot() throws -> [UInt8] {
    [UInt8](try command("/screenshot", nil, answer: Data.self))
  }

  /// Sends the driver a command, which may need parameters, and returns its answer.
  private func command<Answer: Decodable>(
    _ path: String, _ parameters: BrowserParameter?, answer: Answer.Type
  ) throws -> Answer {
    let folder = try TemporaryFolder()
    let body = try parameters.map { parameters in
      let text = String(decoding: try JSONEncoder().encode(parameters), as: UTF8.self)
      return ["--data-binary", "@\(try folder.write(text, to: "body.json"))"]
    }
    let run = try FinishedProcess(
      running: [
        try Tool.curl.installedPath, "--silent", "--max-time", "60", "--retry", "8",
        "--retry-connrefused", "--retry-max-time", "60",
      ] + (body ?? []) + [address + path])
    guard let value = try? JSONDecoder().decode(Body<Answer>.self, from: Data(run.output.utf8))
    else { throw BrowserFailure(reason: "\(path): \(run.output.prefix(400))") }
    return value.value
  }

  private struct Body<Value: Decodable>: Decodable {
    let value: Value
  }
}
