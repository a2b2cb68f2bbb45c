import AppModel

extension Node {
  /// Returns a section of a page with a heading and an id that links can use.
  package static func section(
    _ id: String, _ title: String, class name: String? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    Node("section", ["id": id, "class": name, "aria-labelledby": "\(id)-title"]) {
      Node("h2", ["id": "\(id)-title"]) { title }
      content()
    }
  }

  /// Returns a remark that differs from the text around it.
  package static func callout(
    _ tone: Tone = .accent, id: String? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    Node("div", ["id": id, "class": "callout callout-\(tone.rawValue)"], children: content)
  }

  /// Returns a region of the page that scrolls by itself, with the keyboard too.
  package static func scroll(
    _ label: String, class name: String? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    let names = ["scroll", name].compactMap(\.self).joined(separator: " ")
    return Node(
      "div", ["class": names, "tabindex": "0", "role": "region", "aria-label": label],
      children: content)
  }

  /// Returns lines of code that scroll by themselves.
  package static func code(_ label: String, _ text: String) -> Node {
    Node("pre", ["class": "code", "tabindex": "0", "role": "region", "aria-label": label]) {
      Node("code") { text }
    }
  }

  /// Returns a text from the app, isolated so that its direction does not affect the words around
  /// it. Long names would fill pages that repeat them, so they are cut.
  package static func appText(_ text: String) -> Node {
    let longest = 4096
    guard text.utf8.count > longest else { return Node("bdi") { text } }
    return Node("bdi") { "\(text.beginning(atMost: longest))…" }
  }

  /// Returns a short text to copy; the script adds a button next to it.
  package static func copyable(_ text: String) -> Node {
    Node("span", ["class": "copyable"]) { Node("code") { text } }
  }

  /// Returns a remark about what a list leaves out, and where that is; nothing if it is complete.
  package static func more(_ left: Int, of noun: String? = nil, _ place: String = "") -> [Node] {
    guard left > 0 else { return [] }
    return [Node("p", ["class": "muted"]) { "\(left.andMore(noun).sentenceStart)\(place)." }]
  }

  /// Returns content that few readers need, hidden until they open it. On paper, where no one can
  /// open it, it is left out, or shown if it is part of what the page is about.
  package static func details(
    _ summary: String, id: String? = nil, isOpen: Bool = false, isPrinted: Bool = false,
    @NodeBuilder content: () -> [Node]
  ) -> Node {
    Node(
      "details",
      ["id": id, "class": isPrinted ? "printed" : nil, "open": isOpen ? "open" : nil]
    ) {
      Node("summary") { summary }
      content()
    }
  }
}
