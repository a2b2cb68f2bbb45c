import Markup
import Wireframe

/// The words that say why parts of a screen open nothing. Such a part is a link to its words, which
/// the stylesheet shows while the address names them.
struct DeadEnds {
  /// What the ids of the words begin with.
  private let prefix: String
  private var words: [String] = []
  private var places: [String: Int] = [:]

  init(named prefix: String) {
    self.prefix = prefix
  }

  /// Returns the link to some words, which are added to the others.
  mutating func link(to text: String) -> Wireframe.Link {
    let place = places[text] ?? words.count
    if place == words.count {
      places[text] = place
      words.append(text)
    }
    return Wireframe.Link(to: "#\(prefix)-\(place + 1)", named: text)
  }

  /// Returns all words, each with a link that hides them.
  func nodes(backTo id: String) -> [Node] {
    words.enumerated().map { place, text in
      Node("p", ["class": "dead-end", "id": "\(prefix)-\(place + 1)"]) {
        Node("span") { Node("bdi") { text } }
        Node("a", ["href": "#\(id)"]) { "OK" }
      }
    }
  }
}
