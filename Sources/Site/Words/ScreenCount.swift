import AppModel
import PageParts

/// The number of screens, counting missing ones separately.
struct ScreenCount: Hashable, Sendable {
  let present: Int
  let missing: Int

  init(_ screens: [Screen]) {
    missing = screens.count(where: \.isMissing)
    present = screens.count - missing
  }

  /// The number in words: `5 screens and 26 missing screens`.
  var words: String {
    guard let missingWords else { return present.counted(as: "screen") }
    return "\(present.counted(as: "screen")) and \(missingWords)"
  }

  /// The number of missing screens in words; nil if none are missing.
  var missingWords: String? { missing > 0 ? missing.counted(as: "missing screen") : nil }
}
