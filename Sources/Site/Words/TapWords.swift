import PageParts
import Texts

/// What pages say about numbers of taps.
enum TapWords {
  /// What they say of a way that has a step that nothing drawn opens.
  static let notAlone = "not by taps alone"

  /// The same where a line begins with it.
  static let notAloneTitle = "Not by taps alone"

  /// What that means, in words that follow it.
  static let notAloneMeaning =
    "Something on the way opens by itself, or is not drawn; the column is the one after what "
    + "leads there"

  /// Returns a number of taps in words; nil if taps alone do not lead there.
  static func count(_ taps: Int?) -> String { taps?.counted(as: "tap") ?? notAlone }
}
