import FoundationEssentials

/// A Chromium without a window, and the one page that it shows, led by the DevTools protocol. It ends
/// when this goes out of scope.
package struct Browser: ~Copyable {
  private var channel: BrowserChannel
  private var session: String?
  private var lastCommand = 0
  /// What happened in the page since it was opened.
  var events: [Event] = []

  /// Something that happened in the page.
  struct Event {
    let method: String
    let bytes: [UInt8]
  }

  private init(_ channel: consuming BrowserChannel) {
    self.channel = channel
  }

  /// A browser that shows an empty page.
  package static func start() throws -> Browser {
    var browser = Browser(try BrowserChannel.start())
    browser.session = try browser.attach()
    for domain in ["Page", "Runtime", "Log"] { try browser.command("\(domain).enable") }
    try browser.command("Page.setLifecycleEventsEnabled", ["enabled": true])
    return browser
  }

  /// The session of the page.
  private mutating func attach() throws -> String {
    struct Created: Decodable { let targetId: String }
    struct Attached: Decodable { let sessionId: String }
    let page = try command("Target.createTarget", ["url": "about:blank"], answer: Created.self)
    return try command(
      "Target.attachToTarget", ["targetId": .text(page.targetId), "flatten": true],
      answer: Attached.self
    ).sessionId
  }

  /// Lets the browser do something that has no answer.
  mutating func command(_ method: String, _ parameters: BrowserParameter = [:]) throws {
    struct Nothing: Decodable {}
    _ = try command(method, parameters, answer: Nothing.self)
  }

  /// Lets the browser do something and returns its answer.
  mutating func command<Answer: Decodable>(
    _ method: String, _ parameters: BrowserParameter = [:], answer: Answer.Type
  ) throws -> Answer {
    lastCommand += 1
    let number = lastCommand
    let command = BrowserCommand(
      id: number, sessionId: session, method: method, params: parameters)
    try channel.send([UInt8](try JSONEncoder().encode(command)))
    while true {
      let (head, message) = try receive()
      guard head.id == number else { continue }
      if let error = head.error { throw BrowserFailure(reason: "\(method): \(error.message)") }
      return try JSONDecoder().decode(BrowserAnswer.Body<Answer>.self, from: message).result
    }
  }

  /// Waits for an event that a closure makes something of.
  mutating func wait<Value>(for find: (Event) throws -> Value?) throws -> Value {
    var known = 0
    while true {
      while known < events.count {
        if let value = try find(events[known]) { return value }
        known += 1
      }
      _ = try receive()
    }
  }

  /// The next message; where it is an event it is kept.
  private mutating func receive() throws -> (head: BrowserAnswer.Head, message: Data) {
    let bytes = try channel.receive()
    let message = Data(bytes)
    let head = try JSONDecoder().decode(BrowserAnswer.Head.self, from: message)
    if let method = head.method { events.append(Event(method: method, bytes: bytes)) }
    return (head, message)
  }
}
