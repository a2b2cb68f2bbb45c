import CLibrary

/// Another program that runs. It is ended when this goes out of scope.
struct ChildProgram: ~Copyable, Sendable {
  private let number: pid_t

  /// What the program does with its standard error.
  enum Errors {
    case dropped
    /// They go where its output goes.
    case joined
  }

  /// Starts a program with the words of its command line and all of its environment. It reads from
  /// an open file, or nothing, and writes to another one.
  init(
    at path: String, _ words: [String], environment: [String], input: Int32? = nil,
    output: Int32, errors: Errors = .dropped
  ) throws(SystemError) {
    // A program may end before everything that it should read is written.
    SystemProcess.ignoreBrokenPipes()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    switch errors {
    case .dropped:
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    case .joined: posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = []
    var variables: [UnsafeMutablePointer<CChar>?] = []
    defer { (arguments + variables).forEach { free($0) } }
    for word in [path] + words { arguments.append(try SystemPath(word).copied) }
    for variable in environment { variables.append(try SystemPath(variable).copied) }
    (arguments, variables) = (arguments + [nil], variables + [nil])
    let program = try SystemPath(path)
    var process = pid_t()
    let failure = program.withBytes {
      posix_spawn(&process, $0, &actions, nil, &arguments, &variables)
    }
    guard failure == 0 else { throw SystemError(number: failure) }
    number = process
  }

  deinit {
    kill(number, SIGKILL)
    _ = Self.wait(for: number)
  }

  /// Waits until the program ends by itself and returns its exit status; nil where it was ended.
  consuming func wait() -> Int32? {
    let number = number
    discard self
    let status = Self.wait(for: number)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private static func wait(for number: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0 && errno == EINTR {}
    return status
  }
}

extension ChildProgram {
  /// The exit status of a program that ran to its end, and what it wrote; nil as the status where it
  /// was ended, as is one that writes more than a limit.
  struct Finished {
    let status: Int32?
    let output: [UInt8]
  }

  /// Runs a program that reads nothing to its end.
  static func run(
    _ path: String, _ words: [String], environment: [String], errors: Errors = .dropped
  ) throws(SystemError) -> Finished {
    let pipe = try Pipe()
    let child = try ChildProgram(
      at: path, words, environment: environment, output: pipe.writing.number, errors: errors)
    var reader = PipeReader(pipe.keepingReading())
    let output = try reader.rest(atMost: mostOutput)
    guard output.count < mostOutput else { return Finished(status: nil, output: output) }
    return Finished(status: child.wait(), output: output)
  }

  /// More bytes than any program writes whose output is read as a whole.
  private static let mostOutput = 1 << 20
}

extension Pipe {
  /// Closes the end that is written to, so that what is read has an end.
  consuming func keepingReading() -> Descriptor { reading }

  /// Closes the end that is read.
  consuming func keepingWriting() -> Descriptor { writing }
}
