package import Markup

/// A piece of a file, exactly as it stands there, in a region that scrolls.
package struct CodeExcerpt: Sendable {
  let text: String
  /// What the piece is, for those who do not see it.
  let label: String

  package init(_ text: String, label: String) {
    self.text = text
    self.label = label
  }

  package var node: Node {
    Node(
      "pre",
      ["class": "code", "tabindex": "0", "role": "region", "aria-label": label, "dir": "ltr"]
    ) {
      Node("code") { text }
    }
  }
}
