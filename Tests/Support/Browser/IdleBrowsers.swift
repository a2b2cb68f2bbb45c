import CLibrary
import FoundationEssentials
import Synchronization

/// The Chromiums that no test uses now. To start one takes as long as most tests with it, so it is
/// used again, with a new profile. They end with the process.
final class IdleBrowsers: Sendable {
  static let shared = IdleBrowsers()

  /// The browsers by the family of their fonts, which is empty for those of the system.
  private let channels = Mutex<[String: [BrowserChannel]]>([:])

  private init() {
    atexit { IdleBrowsers.shared.channels.withLock { $0 = [:] } }
  }

  /// Returns a browser with the fonts of a family or of the system; nil where none is idle.
  func take(font: String?) -> BrowserChannel? {
    channels.withLock { $0[font ?? "", default: []].popLast() }
  }

  /// Keeps a browser for the next test, without the profile of the last one. A browser that does not
  /// answer is not kept.
  func add(_ channel: BrowserChannel, font: String?, afterProfile profile: String) {
    guard channel.remove(profile: profile) else { return }
    channels.withLock { $0[font ?? "", default: []].append(channel) }
  }
}

extension BrowserChannel {
  /// The seconds after which a browser is given up that does not remove a profile.
  private static let patienceToRemove = 20.0

  /// Closes the pages of a profile and forgets it. Returns whether that worked.
  fileprivate func remove(profile: String) -> Bool {
    let number = nextCommand()
    let command = BrowserCommand(
      id: number, sessionId: nil, method: "Target.disposeBrowserContext",
      params: ["browserContextId": .text(profile)])
    do {
      try send([UInt8](try JSONEncoder().encode(command)))
      let end = ContinuousClock.now + .seconds(Self.patienceToRemove)
      while true {
        let message = Data(try receive(before: end))
        let head = try JSONDecoder().decode(BrowserAnswer.Head.self, from: message)
        if head.id == number { return head.error == nil }
      }
    } catch {
      print("a browser is ended that could not remove a profile: \(error)")
      return false
    }
  }
}
