import AppModel
import Disk

/// Why a record is not read.
struct RecordRefusal: Error {
  let reason: String

  /// Makes a refusal of the record of a site.
  init(_ reason: String) {
    self.reason = "\(SiteContents.recordName) cannot be used: \(reason)"
  }

  /// Makes a refusal of a record that cannot be read to its end.
  init(_ failure: JSONStream.Failure) {
    self.init(failure.reason)
  }

  /// The refusal of anything that is not clearly a record.
  static let notARecord = RecordRefusal(JSONStream.Failure.unexpected)

  /// Makes a refusal of a value that this version does not know.
  static func unknown(_ name: String, _ value: String) -> RecordRefusal {
    RecordRefusal("this version of Riverbed does not know the \(name) '\(value.quotable)'")
  }
}

extension JSONStream.Failure {
  /// The reason that a record is not read, in words.
  var reason: String {
    switch self {
    case .unexpected: "it is not a record that a build wrote"
    case .unreadable(let error): error.reason
    }
  }
}
