#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A headless Chromium, and the pair of pipes that carry commands and answers.
struct BrowserChannel: ~Copyable {
  private let commands: Pipe
  private let answers: Pipe
  private let process: ChildProcess
  private let profile: TemporaryFolder
  /// The bytes received that are not yet a whole message.
  private var pending: [UInt8] = []

  /// The longest time that the browser may take for anything.
  private static let patience: Int32 = 60_000

  private static let flags = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
    "--disable-background-networking", "--disable-component-update", "--disable-extensions",
    "--disable-sync", "--force-color-profile=srgb", "--lang=en-US",
  ]

  private init(
    _ commands: consuming Pipe, _ answers: consuming Pipe, _ process: consuming ChildProcess,
    _ profile: consuming TemporaryFolder
  ) {
    self.commands = commands
    self.answers = answers
    self.process = process
    self.profile = profile
  }

  static func start() throws -> BrowserChannel {
    let profile = try TemporaryFolder()
    let commands = try Pipe()
    let answers = try Pipe()
    let process = try ChildProcess(
      [try Tool.chromium.installedPath] + flags
        + ["--user-data-dir=\(profile.path)", "about:blank"],
      descriptors: [3: commands.reading, 4: answers.writing])
    return BrowserChannel(commands, answers, process, profile)
  }

  /// Sends a whole message.
  func send(_ message: [UInt8]) throws {
    guard commands.write(message + [0]) else { throw Self.ended }
  }

  /// Waits for the next whole message and returns it.
  mutating func receive() throws -> [UInt8] {
    var searched = 0
    while true {
      if let end = pending[searched...].firstIndex(of: 0) {
        let message = Array(pending[..<end])
        pending.removeSubrange(...end)
        return message
      }
      searched = pending.count
      var waiting = pollfd(fd: answers.reading, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else {
        throw BrowserFailure(reason: "the browser does not answer")
      }
      guard let more = answers.read(), !more.isEmpty else { throw Self.ended }
      pending += more
    }
  }

  private static var ended: BrowserFailure { BrowserFailure(reason: "the browser has ended") }
}
