/// Measures work in one process and prints what it cost, next to a reference where there is one.
enum Stopwatch {
  /// Returns the median time of several runs of a closure, in seconds, after one that is not
  /// counted.
  static func median(of runs: Int = 7, _ work: () -> Void) -> Double {
    work()
    let clock = ContinuousClock()
    let times = (0..<runs).map { _ in seconds(clock.measure(work)) }.sorted()
    return times[runs / 2]
  }

  static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Prints a line of the report: what was measured, its time in milliseconds, and a remark.
  static func print(_ name: String, _ seconds: Double, _ remark: String) {
    let padded = name + String(repeating: " ", count: max(1, 44 - name.count))
    Swift.print("\(padded)\(fixed(seconds * 1000)) ms   \(remark)")
  }

  /// Returns a number with one decimal.
  static func fixed(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns a ratio with two decimals.
  static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  }
}
