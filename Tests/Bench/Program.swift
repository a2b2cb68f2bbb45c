import CLibrary

/// Runs whole programs, and writes their input files.
enum Program {
  /// Returns a path for a temporary file of this process.
  static func temporaryPath(_ name: String) -> String { "/tmp/riverbed-bench-\(getpid())-\(name)" }

  static func remove(_ path: String) { unlink(path) }

  /// Returns the first of some paths where there is a program.
  static func find(_ paths: [String]) -> String? { paths.first { access($0, X_OK) == 0 } }

  /// Creates a folder if it does not exist.
  static func createFolder(_ path: String) -> Bool {
    mkdir(path, 0o755) == 0 || errno == EEXIST
  }

  /// Whether a folder exists at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the absolute path of a file; nil where it does not exist.
  static func fullPath(of path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  /// The program that is the reference for checking documents; nil where it is not installed.
  static var xmllint: String? { find(["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"]) }

  /// The processor time of this process.
  static var processorSeconds: Double { ownUsage.processorSeconds }

  /// The system's resource counters of this process.
  static var ownUsage: rusage {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
    getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  /// What a program cost, as counted by the system.
  struct Cost {
    /// The time from start to end.
    let seconds: Double
    /// The time of all processors.
    let processorSeconds: Double
    /// The part of it that the program itself took, without what the system did for it.
    let programSeconds: Double
    /// The peak memory.
    let megabytes: Int
    /// How it ended.
    let status: Ending
  }

  /// Runs a program with a time limit and returns what it cost; nil where it cannot be run.
  static func cost(
    of words: [String], within limit: Double = .infinity, output: String = "/dev/null"
  ) -> Cost? {
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var process = pid_t()
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0,
      let (ending, usage) = wait(for: process, within: limit)
    else { return nil }
    return Cost(
      seconds: Stopwatch.seconds(clock.now - start), processorSeconds: usage.processorSeconds,
      programSeconds: usage.ru_utime.seconds, megabytes: usage.megabytes, status: ending)
  }
}

extension rusage {
  /// The peak memory, which Linux counts in kilobytes and other systems in bytes.
  var megabytes: Int {
    #if canImport(Darwin)
    Int(ru_maxrss) / 1_048_576
    #else
    Int(ru_maxrss) / 1024
    #endif
  }

  fileprivate var processorSeconds: Double {
    ru_utime.seconds + ru_stime.seconds
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
