package import Markup

/// A question and its answers as radios or checkboxes, which the stylesheet heeds: no script is needed.
package struct Choices: Sendable {
  private let title: String
  private let name: String
  private let kind: Kind
  private let options: [Option]
  private let isRemembered: Bool

  /// How many answers may be chosen.
  package enum Kind: String, Sendable { case one = "radio", any = "checkbox" }

  /// One answer. The stylesheet knows it by its id.
  package struct Option: Sendable {
    let id: String
    let title: String

    package init(_ id: String, _ title: String) {
      self.id = id
      self.title = title
    }
  }

  /// Of radios the first is chosen. What is remembered applies to all pages that ask the same.
  package init(
    _ title: String, name: String, _ kind: Kind = .one, isRemembered: Bool = false,
    options: [Option]
  ) {
    self.title = title
    self.name = name
    self.kind = kind
    self.isRemembered = isRemembered
    self.options = options
  }

  /// The question with its answers; nothing where there is no choice.
  package var nodes: [Node] {
    guard options.count > (kind == .one ? 1 : 0) else { return [] }
    return [
      Node("fieldset", ["class": "choices", "data-remember": isRemembered ? name : nil]) {
        Node("legend") { title }
        for (index, option) in options.enumerated() {
          Node("label") {
            Node(
              "input",
              [
                "type": kind.rawValue, "name": name, "id": option.id, "value": option.id,
                "checked": kind == .one && index == 0 ? "checked" : nil,
              ])
            option.title
          }
        }
      }
    ]
  }
}
