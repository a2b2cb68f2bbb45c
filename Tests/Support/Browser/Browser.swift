import FoundationEssentials

/// A headless Chromium and the one page that it shows, controlled through the DevTools protocol. It
/// is ended when this goes out of scope.
package struct Browser: ~Copyable {
  private var channel: BrowserChannel
  private var session: String?
  private var lastCommand = 0
  /// The events of the page since it was opened.
  var events: [Event] = []

  /// An event of the page.
  struct Event {
    let method: String
    let bytes: [UInt8]
  }

  private init(_ channel: consuming BrowserChannel) {
    self.channel = channel
  }

  /// Starts a browser with an empty page. It knows the fonts of the system, or those of one family
  /// only. Pages scroll at once, as for readers who do not want motion.
  package static func start(font: String? = nil) throws -> Browser {
    var browser = Browser(try BrowserChannel.start(font: font))
    browser.session = try browser.attach()
    for domain in ["Page", "Runtime", "Log"] { try browser.command("\(domain).enable") }
    try browser.command("Page.setLifecycleEventsEnabled", ["enabled": true])
    // The browser's first window may take the focus at any time; links that show only with focus
    // would stay hidden.
    try browser.command("Emulation.setFocusEmulationEnabled", ["enabled": true])
    // A page that still scrolls moves away from under a click, which may then follow a link.
    try browser.setMotion(isWanted: false)
    return browser
  }

  /// Opens a page and returns the session that controls it.
  private mutating func attach() throws -> String {
    struct Created: Decodable { let targetId: String }
    struct Attached: Decodable { let sessionId: String }
    let page = try command("Target.createTarget", ["url": "about:blank"], answer: Created.self)
    return try command(
      "Target.attachToTarget", ["targetId": .text(page.targetId), "flatten": true],
      answer: Attached.self
    ).sessionId
  }

  /// Sends the browser a command without using its answer.
  mutating func command(_ method: String, _ parameters: BrowserParameter = [:]) throws {
    struct Nothing: Decodable {}
    _ = try command(method, parameters, answer: Nothing.self)
  }

  /// Sends the browser a command and returns its answer.
  mutating func command<Answer: Decodable>(
    _ method: String, _ parameters: BrowserParameter = [:], answer: Answer.Type
  ) throws -> Answer {
    lastCommand += 1
    let number = lastCommand
    let command = BrowserCommand(
      id: number, sessionId: session, method: method, params: parameters)
    try channel.send([UInt8](try JSONEncoder().encode(command)))
    let end = Self.endOfPatience
    while true {
      let (head, message) = try receive(before: end)
      guard head.id == number else { continue }
      if let error = head.error { throw BrowserFailure(reason: "\(method): \(error.message)") }
      return try JSONDecoder().decode(BrowserAnswer.Body<Answer>.self, from: message).result
    }
  }

  /// Waits for an event for which a closure returns a value, and returns that.
  mutating func wait<Value>(for find: (Event) throws -> Value?) throws -> Value {
    var known = 0
    let end = Self.endOfPatience
    while true {
      while known < events.count {
        if let value = try find(events[known]) { return value }
        known += 1
      }
      _ = try receive(before: end)
    }
  }

  /// When something that begins now is given up, however much else the browser says meanwhile.
  private static var endOfPatience: ContinuousClock.Instant {
    .now + .seconds(BrowserChannel.patience)
  }

  /// Returns the next message, and keeps it where it is an event.
  private mutating func receive(
    before end: ContinuousClock.Instant
  ) throws -> (head: BrowserAnswer.Head, message: Data) {
    let bytes = try channel.receive(before: end)
    let message = Data(bytes)
    let head = try JSONDecoder().decode(BrowserAnswer.Head.self, from: message)
    if let method = head.method { events.append(Event(method: method, bytes: bytes)) }
    return (head, message)
  }
}
