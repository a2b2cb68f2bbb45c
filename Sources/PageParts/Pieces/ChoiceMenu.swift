package import Markup

/// A question with many answers, one of which is chosen, as a menu that opens. The stylesheet shows
/// only the name of the chosen answer in the closed menu, and applies the answer.
package struct ChoiceMenu: Sendable {
  private let title: String
  private let name: String
  private let options: [Choices.Option]
  private let note: String?

  /// Creates a question whose answer all pages that ask it remember; the first answer is chosen.
  /// A note in the menu says what it leaves out.
  package init(_ title: String, name: String, options: [Choices.Option], note: String? = nil) {
    self.title = title
    self.name = name
    self.options = options
    self.note = note
  }

  /// The menu; nothing if there is no choice.
  package var nodes: [Node] {
    guard options.count > 1 else { return [] }
    return [
      Node("details", ["class": "menu"]) {
        Node("summary") {
          Node("span", ["class": "muted"]) { title }
          " "
          for (index, option) in options.enumerated() {
            Node("strong", ["class": "now d\(index + 1)"]) { option.title }
          }
        }
        Node("div", ["class": "menu-list"]) {
          Choices(title, name: name, isRemembered: true, options: options).nodes
          if let note { Node("p", ["class": "muted small"]) { note } }
        }
      }
    ]
  }
}
