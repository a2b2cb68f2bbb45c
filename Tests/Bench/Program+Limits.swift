#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Program {
  /// How a program ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
    case tooLong

    /// Whether the program ended as it may for any input at all.
    var isExpected: Bool {
      switch self {
      case .exit(let code): [0, 2, 4, 74].contains(code)
      case .signal, .tooLong: false
      }
    }

    var text: String {
      switch self {
      case .exit(let code): "exit code \(code)"
      case .signal(let number): "ended by signal \(number)"
      case .tooLong: "takes too long"
      }
    }
  }

  /// What a program cost that may take so long and no more memory than a machine has left.
  static func cost(of words: [String], seconds limit: Int, output: String = "/dev/null") -> Cost? {
    let shell = ["/bin/sh", "-c", limits + " exec \"$0\" \"$@\""]
    return cost(of: shell + words, within: Double(limit), output: output)
  }

  /// Enough address space for every sane input; where the shell cannot limit it, there is no limit.
  private static let limits = "ulimit -v 8000000 2>/dev/null;"

  /// Waits for a process, and ends it where it works for too long.
  static func wait(for process: pid_t, within limit: Double) -> (Ending, rusage)? {
    var usage = rusage()
    var status: Int32 = 0
    var isEnded = false
    let clock = ContinuousClock()
    let start = clock.now
    while true {
      let found = wait4(process, &status, WNOHANG, &usage)
      if found == process { break }
      guard found == 0 || errno == EINTR else { return nil }
      if !isEnded, Stopwatch.seconds(clock.now - start) > limit {
        isEnded = true
        kill(process, SIGKILL)
      }
      usleep(pause)
    }
    let signal = status & 0x7F
    return (
      isEnded ? .tooLong : signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal), usage
    )
  }

  private static let pause: UInt32 = 500

  static func exit(_ code: Int32) -> Never {
    flush()
    _exit(code)
  }

  /// Sends what was printed on its way.
  static func flush() { fflush(nil) }
}
