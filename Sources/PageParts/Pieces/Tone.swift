/// The tone of a piece of a page, which decides its colors. Words always say the same.
package enum Tone: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, ok, accent
}
