#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whole programs and the files they are given.
enum Program {
  /// A path of this process's own for a file that goes again.
  static func temporaryPath(_ name: String) -> String { "/tmp/riverbed-bench-\(getpid())-\(name)" }

  static func remove(_ path: String) { unlink(path) }

  /// The first of these paths at which there is a program.
  static func find(_ paths: [String]) -> String? { paths.first { access($0, X_OK) == 0 } }

  /// Makes a folder, or finds it there.
  static func createFolder(_ path: String) -> Bool {
    mkdir(path, 0o755) == 0 || errno == EEXIST
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path of a file from the root; nil where there is none.
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

  /// The program that checks documents as a reference; nil where there is none.
  static var xmllint: String? { find(["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"]) }

  /// How long processors have worked for this process.
  static var processorSeconds: Double {
    var usage = rusage()
    getrusage(ownUsage, &usage)
    return usage.processorSeconds
  }

  #if canImport(Glibc)
  private static let ownUsage = __rusage_who_t(RUSAGE_SELF.rawValue)
  #else
  private static let ownUsage = RUSAGE_SELF
  #endif

  /// What a program cost by the system's own account.
  struct Cost {
    /// From start to end.
    let seconds: Double
    /// The work of all processors.
    let processorSeconds: Double
    /// The most memory that it had at a time.
    let megabytes: Int
  }

  /// What a program cost; nil where it cannot be run.
  static func cost(of words: [String]) -> Cost? {
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    var usage = rusage()
    var status: Int32 = 0
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawn(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
      return nil
    }
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    let time = Stopwatch.seconds(clock.now - start)
    return Cost(
      seconds: time, processorSeconds: usage.processorSeconds,
      megabytes: Int(usage.ru_maxrss) / 1024)
  }
}

extension rusage {
  fileprivate var processorSeconds: Double {
    [ru_utime, ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
