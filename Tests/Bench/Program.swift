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

  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  /// What a program cost by the system's own account: time from start to end, and peak memory.
  static func cost(of words: [String]) -> (seconds: Double, megabytes: Int)? {
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
    return (time, Int(usage.ru_maxrss) / 1024)
  }
}
