import AppModel

/// Why a record is not read.
struct RecordRefusal: Error {
  let reason: String

  /// Makes a refusal of the record of a site.
  init(_ reason: String) {
    self.reason = "\(SiteContents.record) cannot be used: \(reason)"
  }

  /// Makes a refusal of a value that this version does not know.
  static func unknown(_ name: String, _ value: String) -> RecordRefusal {
    RecordRefusal("this version of Riverbed does not know the \(name) '\(value.quotable)'")
  }
}
