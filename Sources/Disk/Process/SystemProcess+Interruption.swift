import CLibrary
import Synchronization

extension SystemProcess {
  /// Whether the user, or the program that started this one, wants it to end.
  package static var isInterrupted: Bool { interruption.load(ordering: .relaxed) }

  /// Ends the program at once when it is interrupted, with a message and a special status:
  /// this is for the time before anything is started that must be finished.
  package static func endWhenInterrupted(status: Int32) {
    interruptionStatus.store(status, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      handle(number) { _ in
        let sentence: StaticString = "riverbed: error: interrupted\n"
        _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
        _exit(interruptionStatus.load(ordering: .relaxed))
      }
    }
  }

  /// Lets work in progress end cleanly when Ctrl-C would otherwise cut it off: from now on the
  /// first interruption is only remembered. The second one ends the program at once.
  package static func catchInterruptions() {
    // A global is initialized when it is first used, which must not be inside the handler.
    interruption.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] {
      handle(number) { number in
        guard interruption.exchange(true, ordering: .relaxed) else { return }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func handle(_ number: Int32, by handler: @convention(c) (Int32) -> Void) {
    // A program that was started in the background may be meant to ignore signals. That is checked
    // first: a signal that came while a handler was installed would end the program.
    if !isIgnored(number) { signal(number, handler) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
    let handler = action.__sa_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Whether an interruption arrived. Signal handlers may only touch this and the status.
private let interruption = Atomic(false)

/// The status with which an interruption ends the program.
private let interruptionStatus = Atomic<Int32>(0)
