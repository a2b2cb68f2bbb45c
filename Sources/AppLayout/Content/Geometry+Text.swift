extension Size {
  /// The size as people write it: `393×852`.
  package var text: String { "\(width.shortText)×\(height.shortText)" }

  /// The same with one decimal at most, for people who do not calculate with it.
  package var textInTenths: String { "\(width.tenths)×\(height.tenths)" }
}

extension Insets {
  /// The distances that are not zero: `top 59, bottom 34`; empty if all are zero.
  package var text: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 != 0 }.map { "\($0.0) \($0.1.shortText)" }.joined(separator: ", ")
  }
}
