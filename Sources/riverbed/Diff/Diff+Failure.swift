import Disk
import Printing
import Review

extension Diff.Failure {
  /// Explains why nothing can be read or compared. Nil for an error that is about where something is
  /// written, or about Riverbed itself.
  init?(_ error: any Error) {
    switch error {
    case let failure as Diff.Failure: self = failure
    case let failure as StoredFailure: self.init(failure)
    case let error as UsageError: self.init(error, ofBaseline: nil)
    case let error as ProblemMemory.WrongForm:
      self.init(reason: "'\(error.file)' \(error.words)", code: .wrongInput)
    case let error as DiskError where !error.isMisplaced:
      self.init(reason: "\(error.text)", code: .file)
    default: return nil
    }
  }
}
