/// Links to the pages before and after one, which keys follow.
package struct StepLinks: Sendable {
  private let previous: [Link]
  private let next: [Link]
  /// What the links lead to, for keys, if it is not a page like this one.
  private let thing: String?

  /// A page before or after.
  package struct Link: Sendable {
    /// What the page is, if its name alone does not say so.
    let title: String?
    let name: Node
    let address: String
    /// The classes by which the stylesheet shows one of several links to the page.
    let classes: String?

    package init(
      title: String? = nil, name: Node, address: String, classes: String? = nil
    ) {
      self.title = title
      self.name = name
      self.address = address
      self.classes = classes
    }
  }

  package init(previous: Link?, next: Link?, of thing: String? = nil) {
    self.init(
      previous: [previous].compactMap(\.self), next: [next].compactMap(\.self), of: thing)
  }

  /// Creates links to pages that have several addresses, such as one for each look.
  package init(previous: [Link], next: [Link], of thing: String? = nil) {
    self.previous = previous
    self.next = next
    self.thing = thing
  }

  /// Whether an element is such a link, which follows from the order of the pages. Links from a list
  /// to its items are marked for keys, too.
  package static func isLink(_ attributes: Node.Attributes) -> Bool {
    attributes["data-step"].map { $0 != "screen" } ?? false
  }

  /// Returns the links with a label; nothing if there are none. Links without a label are not a
  /// landmark, so that a page can have them several times. Words between the links may say which
  /// of the pages this one is.
  package func node(
    _ label: String?, class name: String = "steps", between words: [Node] = []
  ) -> [Node] {
    guard !previous.isEmpty || !next.isEmpty else { return [] }
    let element: Node.Name = label == nil ? "div" : "nav"
    return [Node(element, ["class": name, "aria-label": label], nodes(around: words))]
  }

  /// Returns the links with words between them.
  package func nodes(around words: [Node]) -> [Node] {
    previous.map { node(of: $0, "previous", before: "← ") } + words
      + next.map { node(of: $0, "next", after: " →") }
  }

  private func node(
    of link: Link, _ step: String, before: String = "", after: String = ""
  ) -> Node {
    let suffix = thing.map { "-\($0)" } ?? ""
    return Node("a", ["class": link.classes, "href": link.address, "data-step": step + suffix]) {
      if let title = link.title {
        Node("span", ["class": "muted"]) { "\(before)\(title)\(after)" }
        " "
        link.name
      } else {
        before
        link.name
        after
      }
    }
  }
}
