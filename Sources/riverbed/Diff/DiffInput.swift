import AppModel
import Disk
import Printing

/// What a command line gives as one side of a comparison, whether it can be used or not.
struct DiffInput {
  private let path: String
  private let result: Result<DiffSide, Diff.Failure>

  /// Reads what is at a path.
  init(at path: String, _ limits: InputLimits, _ options: DiagnosticOptions) {
    self.path = path.withoutRedundantSteps
    result = Result { () throws(Diff.Failure) in try DiffSide(at: path, limits, options) }
  }

  /// The side. Throws why it cannot be used.
  var side: DiffSide {
    get throws(Diff.Failure) { try result.get() }
  }

  var isUnusable: Bool {
    switch result {
    case .success: false
    case .failure: true
    }
  }

  /// The path, and what is there. Only an app has mistakes because of which it cannot be used.
  var named: DiffJSONHead.NamedSide {
    switch result {
    case .success(let side): side.shown.named
    case .failure: .init(.app, at: path)
    }
  }

  /// Throws if an output would be where this is read from.
  func refuse(_ outputs: Outputs) throws(DiskError) {
    switch result {
    case .success(let side): try side.refuse(outputs)
    case .failure(let failure):
      if let read = failure.read { try read.source.refuse(outputs, reading: read.files, nil) }
    }
  }
}
