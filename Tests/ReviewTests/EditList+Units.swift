@testable import Review

extension EditList {
  /// The edits of each story.
  var units: [Explanations.Group] { StoryFinder(of: self).stories.map(\.edits) }
}
