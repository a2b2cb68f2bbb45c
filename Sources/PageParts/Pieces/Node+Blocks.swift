package import Markup

extension Node {
  /// A part of a page under a heading, to which links may lead.
  package static func section(
    _ id: String, _ title: String, class name: String? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    Node("section", ["id": id, "class": name, "aria-labelledby": "\(id)-title"]) {
      Node("h2", ["id": "\(id)-title"]) { title }
      content()
    }
  }

  /// A remark that stands out from the text around it.
  package static func callout(
    _ tone: Tone = .accent, id: String? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    Node("div", ["id": id, "class": "callout callout-\(tone.rawValue)"], children: content)
  }

  /// A region of the page that scrolls by itself, with the keys too.
  package static func scroll(
    _ label: String, class name: String? = nil, @NodeBuilder content: () -> [Node]
  ) -> Node {
    let names = ["scroll", name].compactMap(\.self).joined(separator: " ")
    return Node(
      "div", ["class": names, "tabindex": "0", "role": "region", "aria-label": label],
      children: content)
  }

  /// Lines of code, which scroll by themselves.
  package static func code(_ label: String, _ text: String) -> Node {
    Node("pre", ["class": "code", "tabindex": "0", "role": "region", "aria-label": label]) {
      Node("code") { text }
    }
  }

  /// Text in the app's own words, whose direction does not spill into the words around it. Pages say
  /// the same names again and again, so of one that fills a page only the beginning is said.
  package static func own(_ text: String) -> Node {
    let longest = 4096
    guard text.utf8.count > longest else { return Node("bdi") { text } }
    return Node("bdi") { "\(text.beginning(atMost: longest))…" }
  }

  /// A short text that one may want to take along; the script puts a button beside it.
  package static func copyable(_ text: String) -> Node {
    Node("span", ["class": "copyable", "data-copy": text]) { Node("code") { text } }
  }

  /// More than most readers want, behind a line that opens it.
  package static func details(
    _ summary: String, id: String? = nil, isOpen: Bool = false, @NodeBuilder content: () -> [Node]
  ) -> Node {
    Node("details", ["id": id, "open": isOpen ? "open" : nil]) {
      Node("summary") { summary }
      content()
    }
  }
}
