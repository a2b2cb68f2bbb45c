import PageParts

/// A part of a page with its own heading, linked from the list of the page's contents.
struct Chapter: Sendable {
  let id: String
  let title: String
  /// A few words next to the title in the list of contents, such as how many there are.
  let hint: String?
  /// Whether all of it is behind the details for developers, so that paper has none of it.
  let isForDevelopers: Bool
  /// Whether the part is open at first where it is folded.
  let isOpen: Bool
  let content: [Node]

  init(
    _ id: String, _ title: String, hint: String? = nil, isForDevelopers: Bool = false,
    isOpen: Bool = false, @NodeBuilder content: () -> [Node]
  ) {
    self.id = id
    self.title = title
    self.hint = hint
    self.isForDevelopers = isForDevelopers
    self.isOpen = isOpen
    self.content = content()
  }

  /// The part with its heading.
  var node: Node {
    Node.section(id, title, class: isForDevelopers ? "chapter for-developers" : "chapter") {
      content
    }
  }
}

extension Chapter {
  /// The part folded below its heading. A link to it opens it.
  var folded: Node {
    let name = isForDevelopers ? "fold" : "fold printed"
    return Node("details", ["class": name, "open": isOpen ? "open" : nil]) {
      Node("summary") {
        Node("h2", ["id": "\(id)-title"]) { title }
        if let hint {
          " "
          Node("span", ["class": "muted"]) { hint }
        }
      }
      Node("div", ["id": id, "class": "chapter"]) { content }
    }
  }
}

extension [Chapter] {
  /// A list of links to the chapters, shown under the lead of pages with several.
  var contents: Node {
    Node("nav", ["class": "contents", "aria-label": "On this page"]) {
      Node("ul", ["class": "contents-list"]) {
        for chapter in self {
          Node("li") {
            Node("a", ["href": "#\(chapter.id)"]) {
              chapter.title
              if let hint = chapter.hint {
                " "
                Node("span", ["class": "muted"]) { hint }
              }
            }
          }
        }
      }
    }
  }

  /// The list of the chapters, followed by the chapters.
  var nodes: [Node] { [contents] + map(\.node) }
}

/// A list of terms with a fact about each, next to each other if there is room.
struct Facts: Sendable {
  private var rows: [Node] = []

  init() {}

  /// Adds a fact, unless it is empty.
  mutating func add(_ term: String, @NodeBuilder _ content: () -> [Node]) {
    let content = content()
    guard !content.isEmpty else { return }
    rows.append(
      Node("div") {
        Node("dt") { term }
        Node("dd", [:], content)
      })
  }

  /// The list; nothing if there are no facts.
  var nodes: [Node] {
    rows.isEmpty ? [] : [Node("dl", ["class": "facts"], rows)]
  }
}

extension Node {
  /// Returns a choice next to a large picture, with a link for each answer; nothing if there is
  /// only one.
  static func pick(_ title: String, _ answers: [Node]) -> [Node] {
    guard answers.count > 1 else { return [] }
    return [
      Node("dt") { title },
      Node("dd") { Node("ul", ["class": "segments"], answers.map { Node("li", [:], [$0]) }) },
    ]
  }

  /// Returns a link that downloads a picture.
  static func download(_ address: String, named name: String) -> Node {
    Node("a", ["href": address, "download": "\(name).svg"]) { "Download SVG" }
  }
}
