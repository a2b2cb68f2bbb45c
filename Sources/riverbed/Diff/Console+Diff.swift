import Disk
import Review

extension Console {
  /// Prints why two states of an app are not compared, and returns the exit code.
  mutating func fail(_ error: any Error) -> ExitCode {
    switch error {
    case let error as UsageError:
      errors.write(error.text)
      return .usage
    case let failure as Diff.Failure:
      errors.write(failure.text)
      return failure.code
    case let failure as StoredFailure:
      let failure = Diff.Failure(failure)
      errors.write(failure.text)
      return failure.code
    case let error as DiskError:
      errors.write("riverbed: error: \(error.text)\n")
      return .file
    default:
      errors.write("riverbed: error: \(String(describing: error))\n")
      return .internal
    }
  }
}
