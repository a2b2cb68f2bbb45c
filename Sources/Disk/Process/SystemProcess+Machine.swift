#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SystemProcess {
  /// How many cores run at once; at least one.
  package static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Seconds since some moment in the past: for progress, and never for output.
  package static var monotonicSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The hash of this program's own file, which identifies its build; nil if it cannot be read.
  package static var executableHash: ContentHash? {
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
    return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }
  #else
  private static var executablePath: String? { "/proc/self/exe" }
  #endif
}
