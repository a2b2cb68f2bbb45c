import FoundationEssentials

/// A profile of a headless Chromium and the one page that it shows, controlled through the DevTools
/// protocol. Both are gone when this goes out of scope: the next test has a new profile, though it may
/// use the same Chromium.
package struct Browser: ~Copyable {
  private let channel: BrowserChannel
  private let font: String?
  private var profile: String?
  private var session: String?
  /// The events of the page since it was opened.
  var events: [Event] = []

  /// An event of the page.
  struct Event {
    let method: String
    let bytes: [UInt8]
  }

  private init(_ channel: BrowserChannel, font: String?) {
    self.channel = channel
    self.font = font
  }

  deinit {
    guard let profile else { return }
    IdleBrowsers.shared.add(channel, font: font, afterProfile: profile)
  }

  /// Starts a browser with an empty page. It knows the fonts of the system, or those of one family
  /// only. Pages scroll at once, as for readers who do not want motion.
  package static func start(font: String? = nil) throws -> Browser {
    while let idle = IdleBrowsers.shared.take(font: font) {
      do { return try started(idle, font) } catch { print("an idle browser has ended: \(error)") }
    }
    return try started(BrowserChannel.start(font: font), font)
  }

  private static func started(_ channel: BrowserChannel, _ font: String?) throws -> Browser {
    var browser = Browser(channel, font: font)
    try browser.attach()
    for domain in ["Page", "Runtime", "Log"] { try browser.command("\(domain).enable") }
    try browser.command("Page.setLifecycleEventsEnabled", ["enabled": true])
    // The browser's first window may take the focus at any time; links that show only with focus
    // would stay hidden.
    try browser.command("Emulation.setFocusEmulationEnabled", ["enabled": true])
    // A page that still scrolls moves away from under a click, which may then follow a link.
    try browser.setMotion(isWanted: false)
    return browser
  }

  /// Opens a page with a profile of its own, and the session that controls it.
  private mutating func attach() throws {
    struct Made: Decodable { let browserContextId: String }
    struct Created: Decodable { let targetId: String }
    struct Attached: Decodable { let sessionId: String }
    let profile = try command("Target.createBrowserContext", answer: Made.self).browserContextId
    self.profile = profile
    let page = try command(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .text(profile)],
      answer: Created.self)
    session =
      try command(
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
    let number = channel.nextCommand()
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
    if let method = head.method, head.sessionId == session {
      events.append(Event(method: method, bytes: bytes))
    }
    return (head, message)
  }
}
