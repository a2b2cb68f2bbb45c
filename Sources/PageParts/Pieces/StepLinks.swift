package import Markup

/// Links to the pages before and after one, which keys follow.
package struct StepLinks: Sendable {
  private let previous: [Link]
  private let next: [Link]

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

  package init(previous: Link?, next: Link?) {
    self.init(previous: [previous].compactMap(\.self), next: [next].compactMap(\.self))
  }

  /// Creates links to pages that have several addresses, such as one for each look.
  package init(previous: [Link], next: [Link]) {
    self.previous = previous
    self.next = next
  }

  /// Returns the links with a label; nothing if there are none. Links without a label are not a
  /// landmark, so that a page can have them several times.
  package func node(_ label: String?, class name: String = "steps") -> [Node] {
    guard !previous.isEmpty || !next.isEmpty else { return [] }
    return [
      Node(label == nil ? "div" : "nav", ["class": name, "aria-label": label]) {
        for link in previous { node(of: link, "previous", before: "← ") }
        for link in next { node(of: link, "next", after: " →") }
      }
    ]
  }

  private func node(
    of link: Link, _ step: String, before: String = "", after: String = ""
  ) -> Node {
    Node("a", ["class": link.classes, "href": link.address, "data-step": step]) {
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
