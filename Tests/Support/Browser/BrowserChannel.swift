import CLibrary
import FoundationEssentials
import Synchronization

/// A headless Chromium, and the pair of pipes that carry commands and answers. One test uses it at a
/// time.
final class BrowserChannel: Sendable {
  private let commands: Pipe
  private let answers: Pipe
  private let process: ChildProcess
  private let profile: TemporaryFolder
  /// The bytes received that are not yet a whole message.
  private let pending = Mutex<[UInt8]>([])
  private let lastCommand = Atomic(0)

  /// The longest time that the browser may take for anything, in seconds.
  static let patience = 120.0

  private static let flags = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--remote-debugging-pipe", "--no-first-run", "--no-default-browser-check",
    "--disable-background-networking", "--disable-component-update", "--disable-extensions",
    "--disable-sync", "--force-color-profile=srgb", "--lang=en-US",
    // It ignores steps through the history where a test takes 200 of them in ten seconds.
    "--disable-ipc-flooding-protection",
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

  /// Starts a browser, which can be made to know the fonts of one family only.
  static func start(font: String? = nil) throws -> BrowserChannel {
    let profile = try TemporaryFolder()
    let fonts = try font.map { try Self.environment(ofFont: $0, in: profile) } ?? []
    let commands = try Pipe()
    let answers = try Pipe()
    let process = try ChildProcess(
      fonts + [try Tool.chromium.installedPath] + flags
        + ["--user-data-dir=\(profile.path)", "about:blank"],
      descriptors: [3: commands.reading, 4: answers.writing])
    return BrowserChannel(commands, answers, process, profile)
  }

  /// Returns the beginning of a command that runs with a configuration of fontconfig which has only
  /// the regular and the bold font of one family.
  private static func environment(
    ofFont family: String, in folder: borrowing TemporaryFolder
  ) throws -> [String] {
    let fonts = try folder.write("", to: "fonts/none").dropLast("/none".count)
    let list = try FinishedProcess(
      running: [try Tool.fontList.installedPath, ":family=\(family)", "file"])
    let name = family.filter { $0 != " " }
    let wanted = ["\(name)-Regular.ttf", "\(name)-Bold.ttf", "\(name).ttf"]
    let files = list.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
      .filter { file in wanted.contains { file.hasSuffix("/\($0)") } }
    guard files.count >= 2 else {
      throw BrowserFailure(reason: "the font \(family) is not installed")
    }
    for file in files {
      try FileManager.default.createSymbolicLink(
        atPath: "\(fonts)/\(file.split(separator: "/").last ?? "")",
        withDestinationPath: String(file))
    }
    let path = try folder.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """, to: "fonts.conf")
    return ["/usr/bin/env", "FONTCONFIG_FILE=\(path)"]
  }

  /// Returns the number of the next command, which no other command to this browser has.
  func nextCommand() -> Int { lastCommand.add(1, ordering: .relaxed).newValue }

  /// Sends a whole message.
  func send(_ message: [UInt8]) throws {
    guard commands.write(message + [0]) else { throw Self.ended }
  }

  /// Waits for the next whole message, but not beyond a moment, and returns it.
  func receive(before end: ContinuousClock.Instant) throws -> [UInt8] {
    try pending.withLock { try receive(before: end, after: &$0) }
  }

  private func receive(
    before end: ContinuousClock.Instant, after pending: inout [UInt8]
  ) throws -> [UInt8] {
    var searched = 0
    while true {
      if let end = pending[searched...].firstIndex(of: 0) {
        let message = Array(pending[..<end])
        pending.removeSubrange(...end)
        return message
      }
      searched = pending.count
      var waiting = pollfd(fd: answers.reading, events: Int16(POLLIN), revents: 0)
      let rest = max(0, (end - .now) / .milliseconds(1))
      guard poll(&waiting, 1, Int32(rest)) > 0 else {
        throw BrowserFailure(reason: "what was waited for did not come from the browser")
      }
      guard let more = answers.read(), !more.isEmpty else { throw Self.ended }
      pending += more
    }
  }

  private static var ended: BrowserFailure { BrowserFailure(reason: "the browser has ended") }
}
