/// How a piece of a page speaks, which decides its colours. What it says stands in words as well.
package enum Tone: String, Hashable, Sendable, CaseIterable {
  case error, warning, note, ok, accent
}
