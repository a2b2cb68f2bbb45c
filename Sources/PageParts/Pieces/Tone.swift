/// The tone of a piece of a page, which decides its colors. Its words say the same thing.
package enum Tone: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, ok, accent
}
