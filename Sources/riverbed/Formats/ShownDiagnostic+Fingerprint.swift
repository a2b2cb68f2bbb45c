import AppModel

extension ShownDiagnostic {
  /// An identifier of the diagnostic that stays the same when lines around it change.
  ///
  /// It is an FNV-1a hash of rule, file, JSON path and message.
  var fingerprint: String {
    let parts = [rule.code, file, path ?? "", diagnostic.message.text]
    let hash = parts.joined(separator: "\0").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
