import AppModel
import PageParts

/// How many screens there are, those that no file has told apart.
struct ScreenCount: Hashable, Sendable {
  let present: Int
  let missing: Int

  init(_ screens: [Screen]) {
    missing = screens.count { $0.origin == .nowhere }
    present = screens.count - missing
  }

  /// `5 screens and 26 missing screens`.
  var words: String {
    guard let missingWords else { return counted(present, "screen") }
    return "\(counted(present, "screen")) and \(missingWords)"
  }

  /// How many are missing, if any are.
  var missingWords: String? { missing > 0 ? counted(missing, "missing screen") : nil }
}
