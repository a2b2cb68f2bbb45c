import CLibrary
import Texts

/// The current process.
package enum SystemProcess {
  /// Makes a write to a pipe without a reader fail, where it would otherwise end the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes a write beyond the largest allowed file fail, where it would otherwise end the program.
  package static func ignoreFileSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// Returns the value of an environment variable, unless it is absent or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(system: value)
  }

  /// Returns all environment variables, each as `NAME=value`.
  static var environment: [String] {
    var variables: [String] = []
    #if canImport(Darwin)
    guard var place = _NSGetEnviron().pointee else { return [] }
    #else
    var place = environ
    #endif
    while let variable = place.pointee {
      variables.append(String(system: variable))
      place += 1
    }
    return variables
  }

  /// Ends the program with a status for its parent.
  package static func exit(_ status: Int32) -> Never { endProcess(status) }
}

/// Calls the system's `exit`, which is hidden inside a type that also has an `exit`.
private func endProcess(_ status: Int32) -> Never { exit(status) }

extension SystemProcess {
  /// How many cores run at once; at least one.
  package static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Seconds since some moment in the past: for progress, and never for output.
  package static var monotonicSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The most memory that the process had so far, in bytes.
  package static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
    getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
    return Int(usage.ru_maxrss)
    #else
    return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// The hash of this program's own file; nil if it cannot be read.
  static var executableHash: ContentHash? {
    guard let path = executablePath else { return nil }
    do throws(SystemError) {
      let file = try Descriptor(path, readingFlags)
      var buffer = ReadingBuffer()
      return try buffer.hash(of: file.number)
    } catch {
      return nil
    }
  }

  #if canImport(Darwin)
  private static var executablePath: String? {
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return path.withUnsafeBufferPointer { $0.baseAddress.map { String(system: $0) } }
  }
  #else
  private static var executablePath: String? { "/proc/self/exe" }
  #endif
}

extension SystemProcess {
  /// The time of day, as a line about something that happened begins: `14:02:07`.
  package static var timeOfDay: String {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  /// Opens an address in the user's browser; returns whether a program that does that was found.
  package static func openBrowser(at address: String) -> Bool {
    #if canImport(Darwin)
    let name = "open"
    #else
    let name = "xdg-open"
    #endif
    guard let path = installedPath(of: name) else { return false }
    do throws(SystemError) {
      return try ChildProgram.run(path, [address], environment: environment).status == 0
    } catch {
      return false
    }
  }

  /// The file of a program. Search paths that depend on the current folder are left out: a
  /// repository could have a program of this name there.
  static func installedPath(of name: String) -> String? {
    let folders = (environment("PATH") ?? "").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first {
      FileStatus.isExecutable($0)
    }
  }
}
