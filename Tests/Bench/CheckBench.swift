import Support

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How long the whole program takes for a large app, and how much memory.
enum CheckBench {
  static func run(_ program: String) {
    for hasMistakes in [false, true] {
      let app = LargeApp(screens: 5_000, components: 5, hasMistakes: hasMistakes)
      let path = "/tmp/riverbed-bench-\(getpid()).json"
      let rivers = app.rivers
      guard write(rivers, to: path) else { return print("cannot write \(path)") }
      defer { unlink(path) }
      let size = "\(Stopwatch.fixed(Double(rivers.count) / 1e6)) MB"
      let kind = hasMistakes ? "25,000 mistakes" : "5,000 screens"
      guard let cost = cost(of: [program, "check", path]) else {
        return print("cannot run \(program)")
      }
      Stopwatch.print("check \(size), \(kind)", cost.seconds, "peak \(cost.megabytes) MB")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }

  /// What a program cost by the system's own account: time from start to end, and peak memory.
  private static func cost(of words: [String]) -> (seconds: Double, megabytes: Int)? {
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
