import AppModel
import Printing

extension Option {
  static let jobs = Option(
    name: "jobs", value: Value(placeholder: "N"),
    summary:
      "The number of threads; the default is the number of cores. The result is the same for "
      + "any number.")
}

extension Arguments {
  /// Returns the value of `--jobs`.
  func jobs() throws(UsageError) -> Int? {
    guard let word = value(of: .jobs) else { return nil }
    guard let number = Int(word), (1...Self.mostJobs).contains(number) else {
      throw UsageError(
        "'--jobs' is '\(word.quotable)'; expected a number from 1 to "
          + "\(Self.mostJobs)", of: command)
    }
    return number
  }

  private static var mostJobs: Int { 256 }
}
