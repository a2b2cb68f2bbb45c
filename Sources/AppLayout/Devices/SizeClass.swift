/// How much room there is in one direction.
package enum SizeClass: String, Hashable, Sendable {
  case compact = "C"
  case regular = "R"
}
