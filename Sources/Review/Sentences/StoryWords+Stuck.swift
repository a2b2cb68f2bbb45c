import AppModel

/// What can no longer be left.
extension StoryWords {
  /// Returns a deed after what can no longer be left because of it.
  func stuckFirst(_ deed: String) -> String {
    let reason = !stuck.isEmpty && deed.hasSuffix(" now") ? String(deed.dropLast(4)) : deed
    return stuck + reason
  }

  /// Which screens cannot be left any more, before the reason; empty without any.
  var stuck: String {
    let all = edits.filter(\.hidesBar).compactMap(\.screenKey).filter(names.isStuck)
    return all.isEmpty
      ? "" : "\(all.map(names.screen).named(as: "screen")) cannot be left any more: "
  }
}

extension Edit {
  /// Whether the edit hides the bar of a screen.
  var hidesBar: Bool {
    name == "state" && new?.text == "hidden" && trail.names.contains("navigations")
      || name == "force_nav_bar_hidden" && new?.text == "true"
  }
}
