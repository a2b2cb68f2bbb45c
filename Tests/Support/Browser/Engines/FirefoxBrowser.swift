import FoundationEssentials

/// A headless Firefox and the one page that it shows, controlled through WebDriver BiDi. It is ended
/// when this goes out of scope.
package struct FirefoxBrowser: PageBrowser, ~Copyable {
  private var socket: WebSocket
  private let process: ChildProcess
  private let profile: TemporaryFolder
  /// What the browser writes; it would end if no one could read that.
  private let said: Pipe
  private var context = ""
  private var lastCommand = 0
  /// Whether pages may run scripts. Without them promises are never fulfilled.
  private let hasScripts: Bool

  /// Starts a browser with an empty page.
  package static func start(scripts: Bool = true) throws -> FirefoxBrowser {
    let profile = try TemporaryFolder()
    _ = try profile.write("user_pref('javascript.enabled', \(scripts));", to: "user.js")
    let said = try Pipe()
    let process = try ChildProcess(
      [
        try Tool.firefox.installedPath, "--headless", "--no-remote", "--profile", profile.path,
        "--remote-debugging-port", "0", "about:blank",
      ], descriptors: [2: said.writing])
    let socket = try WebSocket(port: try port(saidIn: said), path: "/session")
    var browser = FirefoxBrowser(
      socket: socket, process: process, profile: profile, said: said, hasScripts: scripts)
    try browser.command("session.new", ["capabilities": [:]])
    struct Tree: Decodable {
      let contexts: [Context]

      struct Context: Decodable { let context: String }
    }
    let tree = try browser.command("browsingContext.getTree", [:], answer: Tree.self)
    browser.context = tree.contexts.first?.context ?? ""
    return browser
  }

  private init(
    socket: consuming WebSocket, process: consuming ChildProcess,
    profile: consuming TemporaryFolder, said: consuming Pipe, hasScripts: Bool
  ) {
    self.hasScripts = hasScripts
    self.socket = socket
    self.process = process
    self.profile = profile
    self.said = said
  }

  /// Waits until the browser says at which port it listens, and returns that.
  private static func port(saidIn pipe: borrowing Pipe) throws -> UInt16 {
    let place = Array("ws://127.0.0.1:".utf8)
    var text: [UInt8] = []
    while true {
      if let start = text.firstRange(of: place)?.upperBound {
        let digits = text[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if start + digits.count < text.count,
          let port = UInt16(String(decoding: digits, as: UTF8.self))
        {
          return port
        }
      }
      guard let more = pipe.read(), !more.isEmpty else {
        throw BrowserFailure(reason: "the browser has ended")
      }
      text += more
    }
  }

  package mutating func show(_ address: String) throws {
    try command(
      "browsingContext.navigate",
      ["context": .text(context), "url": .text(address), "wait": "complete"])
  }

  package mutating func setWindow(width: Int, height: Int) throws {
    try command(
      "browsingContext.setViewport",
      [
        "context": .text(context),
        "viewport": ["width": .number(Double(width)), "height": .number(Double(height))],
      ])
  }

  package mutating func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type
  ) throws -> Value {
    let answer = try command(
      "script.evaluate",
      [
        "expression": .text(
          hasScripts
            ? "Promise.resolve(\(expression)).then(JSON.stringify)"
            : "JSON.stringify(\(expression))"
        ),
        "target": ["context": .text(context)], "awaitPromise": true,
      ], answer: Evaluation.self)
    guard let text = answer.result?.value else {
      throw BrowserFailure(reason: answer.exceptionDetails?.text ?? "the value is missing")
    }
    return try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  package mutating func click(x: Double, y: Double) throws {
    try command(
      "input.performActions",
      ["context": .text(context), "actions": [PointerAction.click(x: x, y: y)]])
  }

  package mutating func screenshot() throws -> [UInt8] {
    struct Screenshot: Decodable { let data: Data }
    return [UInt8](
      try command(
        "browsingContext.captureScreenshot", ["context": .text(context)], answer: Screenshot.self
      ).data)
  }

  private mutating func command(_ method: String, _ parameters: BrowserParameter) throws {
    struct Nothing: Decodable {}
    _ = try command(method, parameters, answer: Nothing.self)
  }

  private mutating func command<Answer: Decodable>(
    _ method: String, _ parameters: BrowserParameter, answer: Answer.Type
  ) throws -> Answer {
    lastCommand += 1
    let command = BrowserCommand(
      id: lastCommand, sessionId: nil, method: method, params: parameters)
    try socket.send([UInt8](try JSONEncoder().encode(command)))
    while true {
      let message = Data(try socket.receive())
      let head = try JSONDecoder().decode(Head.self, from: message)
      guard head.id == lastCommand else { continue }
      if let reason = head.message { throw BrowserFailure(reason: "\(method): \(reason)") }
      return try JSONDecoder().decode(BrowserAnswer.Body<Answer>.self, from: message).result
    }
  }

  /// The parts that distinguish answers from events, and answers that are refusals.
  private struct Head: Decodable {
    let id: Int?
    let message: String?
  }

  /// The result of an expression whose value is text.
  private struct Evaluation: Decodable {
    let result: Outcome?
    let exceptionDetails: Exception?

    struct Outcome: Decodable { let value: String? }

    struct Exception: Decodable { let text: String }
  }
}
