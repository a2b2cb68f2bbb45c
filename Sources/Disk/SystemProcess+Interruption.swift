import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SystemProcess {
  /// Whether the user, or whoever started the program, wants it to end.
  package static var isInterrupted: Bool { interruption.load(ordering: .relaxed) }

  /// Lets work in progress end in good order where Ctrl-C would else cut it off: from now on the
  /// first interruption is only remembered. The second one ends the program at once.
  package static func catchInterruptions() {
    // A global comes to life when it is first used, which must not be inside the handler.
    interruption.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { remember(number) }
  }

  private static func remember(_ number: Int32) {
    let before = signal(number) { number in
      guard interruption.exchange(true, ordering: .relaxed) else { return }
      signal(number, SIG_DFL)
      raise(number)
    }
    // Whoever started the program in the background wants it left alone.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }
}

/// Whether an interruption arrived: all that a signal handler may touch.
private let interruption = Atomic(false)
