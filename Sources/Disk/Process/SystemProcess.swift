#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The current process.
package enum SystemProcess {
  /// Makes a write to a pipe without a reader fail, where it would otherwise end the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes a write beyond the largest allowed file fail, where it would otherwise end the program.
  package static func ignoreFileSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// Returns the value of an environment variable, unless it is absent or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Ends the program with a status for its parent.
  package static func exit(_ status: Int32) -> Never { endProcess(status) }
}

/// Calls the system's `exit`, which is hidden inside a type that also has an `exit`.
private func endProcess(_ status: Int32) -> Never { exit(status) }
