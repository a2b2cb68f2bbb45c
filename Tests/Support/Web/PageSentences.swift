package import Markup

/// Everything that pages say to people who do not develop the app, each sentence once. What the app
/// itself says is "…", and each number is "#", so that only Riverbed's own words count.
package struct PageSentences {
  private var sentences: Set<String> = []
  /// The words of the block that is being read.
  private var words = ""

  package init() {}

  /// The sentences in order, one on each line.
  package var text: String { sentences.sorted().map { $0 + "\n" }.joined() }

  /// Adds what a page says.
  package mutating func add(_ page: Element) {
    for part in page.elements where part.name == "body" { add(.element(part), in: page.name) }
    end()
  }

  private mutating func add(_ node: Element.Node, in parent: String) {
    switch node {
    case .text(let text): words += text
    case .element(let element):
      guard !Self.isSkipped(element) else { return }
      if let label = element["aria-label"] { sentences.insert(Self.form(of: label)) }
      if element.isOfApp {
        words += "…"
        return
      }
      if element["class"] == "copyable" { return }
      let isBlock = !Self.inline.contains(element.name) || Self.containers.contains(parent)
      if isBlock { end() }
      var isAfterElement = false
      for child in element.children {
        // Elements next to each other without words between are not one sentence.
        let isElement = child.isWords
        if isAfterElement && isElement { end() }
        isAfterElement = isElement
        add(child, in: element.name)
      }
      if isBlock { end() }
    }
  }

  private mutating func end() {
    let form = Self.form(of: words)
    if form.contains(where: \.isLetter) { sentences.insert(form) }
    words = ""
  }

  /// Whether an element is for developers, or not words of a page.
  private static func isSkipped(_ element: Element) -> Bool {
    if ["svg", "pre", "script"].contains(element.name) { return true }
    guard element.name == "details" else { return false }
    let summary = element.elements.first { $0.name == "summary" }
    return summary?.children.contains { $0 == .text("Developer details") } ?? false
  }

  /// Returns words with single spaces, and without what differs between apps.
  private static func form(of words: String) -> String {
    var form = ""
    for part in words.split(whereSeparator: \.isWhitespace) {
      form += form.isEmpty ? "" : " "
      if part.count == 12, part.allSatisfy(\.isHexDigit) {
        form += "#"
        continue
      }
      var isInNumber = false
      for character in part {
        if character.isNumber || isInNumber && character == "," {
          if !isInNumber { form += "#" }
          isInNumber = true
        } else {
          isInNumber = false
          form.append(character)
        }
      }
    }
    return form
  }

  /// Elements whose words are part of the sentence around them.
  private static let inline: Set = [
    "a", "abbr", "b", "bdi", "code", "del", "em", "i", "img", "input", "ins", "kbd", "label",
    "mark", "picture", "small", "source", "span", "strong", "sub", "sup", "wbr",
  ]

  /// Elements in which each link, choice or badge is a sentence of its own.
  private static let containers: Set = ["div", "nav", "section", "fieldset", "header", "main"]
}

extension Element.Node {
  /// Whether this is an element with words of its own.
  fileprivate var isWords: Bool {
    guard case .element(let element) = self else { return false }
    return !element.isOfApp && !["img", "input", "wbr"].contains(element.name)
  }
}

extension Element {
  /// Whether its words are of the app: a name, or a sentence about what changed.
  fileprivate var isOfApp: Bool { name == "bdi" || self["class"] == "sentence" }
}
