/// The screens of a comparison.
struct ReviewedScreens {
  /// Their keys, in the order of the new side, followed by those that are gone.
  let keys: [String]
  /// Those that both sides have, perhaps under another key.
  let kept: Set<String>
  /// The screen that the app opens with; nil if that is not known.
  let home: String?
}
