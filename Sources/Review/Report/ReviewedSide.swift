/// One of the two sides of a review; the name of its folder in a report.
package enum ReviewedSide: String, Hashable, Sendable, CaseIterable {
  case old, new
}
