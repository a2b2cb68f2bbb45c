import AppModel

extension ShownDiagnostic {
  /// An identifier of the diagnostic that stays the same when lines around it change.
  ///
  /// It is an FNV-1a hash of rule, file, JSON path and message.
  var fingerprint: String {
    let parts = [rule.code, file, path ?? "", diagnostic.message.text]
    return FNVHash(of: parts.joined(separator: "\0")).text
  }
}
