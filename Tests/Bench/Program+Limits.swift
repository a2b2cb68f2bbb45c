import CLibrary

extension Program {
  /// How a program ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
    case tooLong

    /// Whether the program may end this way for any input.
    var isExpected: Bool {
      switch self {
      case .exit(let code): [0, 2, 4, 74].contains(code)
      case .signal, .tooLong: false
      }
    }

    var text: String {
      switch self {
      case .exit(let code): "exit code \(code)"
      case .signal(SIGXCPU), .signal(SIGKILL): "takes too long"
      case .signal(let number): "ended by signal \(number)"
      case .tooLong: "takes too long"
      }
    }
  }

  /// Runs a program with limits on its time and memory, and returns what it cost.
  static func cost(of words: [String], seconds limit: Int, output: String = "/dev/null") -> Cost? {
    let shell = [
      "/bin/sh", "-c",
      "ulimit -t \(limit); ulimit -v \(mostKilobytes) 2>/dev/null; exec \"$0\" \"$@\"",
    ]
    return cost(of: shell + words, within: Double(limit * patience), output: output)
  }

  /// Enough address space for every reasonable input; unlimited where the shell cannot limit it.
  private static let mostKilobytes = 8_000_000
  /// The time limit as a multiple of the processor time: a busy machine is slower, and a program
  /// that waits forever must end too.
  private static let patience = 5

  /// Waits for a process, and ends it if it takes too long.
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

  static func sleep(microseconds: UInt32) { usleep(microseconds) }

  static func exit(_ code: Int32) -> Never {
    flush()
    _exit(code)
  }

  /// Flushes everything that was printed.
  static func flush() { fflush(nil) }
}

extension Program {
  /// Starts a program without waiting for it.
  static func start(_ words: [String]) -> Int32? {
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let variables = ["SWIFT_BACKTRACE=enable=no", "PATH=/usr/bin:/bin"]
    var environment = variables.map { strdup($0) } + [nil]
    defer { environment.forEach { free($0) } }
    guard posix_spawn(&process, words[0], nil, nil, &arguments, &environment) == 0 else {
      return nil
    }
    return process
  }

  /// Ends a started program, and waits until it has ended.
  static func end(_ process: Int32) {
    kill(process, SIGTERM)
    _ = wait(for: process, within: 10)
  }

  /// The memory of a started program now, where the system says it in a file.
  static func megabytes(of process: Int32) -> Int {
    let text = String(decoding: read("/proc/\(process)/status") ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 / 1024 }
      ?? 0
  }

  /// Waits until one of the started programs ends.
  static func waitForAny() -> (process: Int32, ending: Ending)? {
    var status: Int32 = 0
    let process = waitpid(-1, &status, 0)
    guard process > 0 else { return nil }
    let signal = status & 0x7F
    return (process, signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal))
  }

  /// Ends this process after a number of seconds; never for zero.
  static func setAlarm(_ seconds: UInt32) { alarm(seconds) }

  /// Limits the memory of this process.
  static func limitMemory(megabytes: Int) {
    let bytes = rlim_t(megabytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }

  /// The peak memory of this process.
  static var peakMegabytes: Int { ownUsage.megabytes }

  static var workingFolder: String { fullPath(of: ".") ?? "." }
}
