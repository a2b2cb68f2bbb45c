import Markup
import PageParts

/// Links to the pages before and after one, which the arrow keys follow.
struct StepLinks {
  let previous: Link?
  let next: Link?

  /// A page before or after, with what it is and its name.
  struct Link {
    let title: String
    let name: String
    let address: String
  }

  /// Returns the links with a label; nothing if there are none.
  func node(_ label: String) -> [Node] {
    guard previous != nil || next != nil else { return [] }
    return [
      Node("nav", ["class": "steps", "aria-label": label]) {
        if let previous { node(of: previous, "previous", before: "← ") }
        if let next { node(of: next, "next", after: " →") }
      }
    ]
  }

  private func node(
    of link: Link, _ step: String, before: String = "", after: String = ""
  ) -> Node {
    Node("a", ["href": link.address, "data-step": step]) {
      Node("span", ["class": "muted"]) { "\(before)\(link.title)\(after)" }
      " "
      Node.sentence(link.name)
    }
  }
}
