import CLibrary

/// A running program. It is ended, with everything that it started, when this goes out of scope.
struct ChildProcess: ~Copyable {
  /// The id of the process, and of its process group.
  private let number: pid_t

  /// Starts a program that reads nothing and writes to a file. It also gets some of our
  /// descriptors, under other numbers.
  init(
    _ words: [String], output: String = "/dev/null", descriptors: [Int32: Int32] = [:],
    environment: [String: String] = [:]
  ) throws(SystemFailure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_APPEND, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    for (theirs, ours) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.flags)
    // Threads of tests block signals, which a program would inherit; in the background, they are
    // ignored.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = Self.environment(with: environment).map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw SystemFailure("start \(words[0])", failure) }
    number = process
  }

  #if canImport(Darwin)
  private static let flags = Int16(
    POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      | POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
  private static let flags = Int16(
    POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
  #endif

  deinit {
    kill(-number, SIGKILL)
    Self.wait(for: number)
  }

  /// The seconds after which a program is ended that does not end by itself.
  private static let patience: Int32 = 900

  /// Waits until the program ends by itself and returns its exit status; nil where it crashed, or had
  /// to be ended.
  consuming func wait() throws -> Int32? {
    let number = number
    let alarm: Alarm
    do {
      alarm = try Alarm(after: Self.patience) {
        print("a program that a test started did not end, and is ended")
        kill(-number, SIGKILL)
      }
    } catch {
      _ = consume self
      throw error
    }
    discard self
    let status = Self.wait(for: number)
    _ = consume alarm
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  @discardableResult
  private static func wait(for number: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  /// Returns our own environment variables, with some replaced.
  private static func environment(with changes: [String: String]) -> [String] {
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      let text = String(cString: variable)
      if changes[String(text.prefix { $0 != "=" })] == nil { variables.append(text) }
      place += 1
    }
    return variables + changes.map { "\($0)=\($1)" }
  }
}
