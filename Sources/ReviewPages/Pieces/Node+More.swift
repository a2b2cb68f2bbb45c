import Markup
import PageParts

extension Node {
  /// Returns a line that counts what a list leaves out: `and 32 more findings`; nothing if that is
  /// nothing.
  static func more(_ count: Int, _ noun: String, _ note: String = "") -> [Node] {
    guard count > 0 else { return [] }
    return [Node("p", ["class": "muted"]) { "and \(counted(count, "more \(noun)"))\(note)" }]
  }
}
