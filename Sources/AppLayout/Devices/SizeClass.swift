/// The amount of room in one direction.
package enum SizeClass: String, Hashable, Sendable {
  case compact = "C"
  case regular = "R"
}
