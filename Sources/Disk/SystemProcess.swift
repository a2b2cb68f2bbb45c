#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program as the system runs it.
package enum SystemProcess {
  /// Lets a write to a pipe that nobody reads fail, where it would else end the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Lets a write beyond the largest file that is allowed fail, where it would else end the program.
  package static func ignoreFileSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// The value of an environment variable, unless it is absent or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Ends the program; whoever started it reads the status.
  package static func exit(_ status: Int32) -> Never { endProcess(status) }
}

/// The system's `exit`, which inside a type that has one too would be out of sight.
private func endProcess(_ status: Int32) -> Never { exit(status) }
