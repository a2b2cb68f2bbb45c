/// Where a review reports how far it is: it compares all pictures, then undoes each edit.
package struct ReviewProgress: Sendable {
  /// Called at the start of each part with its number of steps.
  let begin: @Sendable (_ steps: Int) -> Void
  /// Called after each step, from any thread.
  let advance: @Sendable () -> Void

  package init(
    begin: @escaping @Sendable (_ steps: Int) -> Void, advance: @escaping @Sendable () -> Void
  ) {
    self.begin = begin
    self.advance = advance
  }

  /// Progress that no one wants to see.
  package static let unseen = ReviewProgress(begin: { _ in }, advance: {})
}
