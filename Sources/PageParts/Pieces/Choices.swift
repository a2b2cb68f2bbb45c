/// A question with its answers as radio buttons or checkboxes, which the stylesheet applies without
/// a script.
package struct Choices: Sendable {
  private let title: String
  private let name: String
  private let kind: Kind
  private let options: [Option]
  private let isRemembered: Bool
  private let chosen: Int

  /// How many answers can be chosen.
  package enum Kind: String, Sendable { case one = "radio", any = "checkbox" }

  /// An answer. The stylesheet knows it by its id.
  package struct Option: Sendable {
    let id: String
    package let title: String
    /// What the answer is called in an address.
    let value: String
    /// The words before this answer and its neighbors that share them; nil if it stands by itself.
    let group: String?
    /// A class by which the stylesheet knows the answer among others.
    let kind: String?
    /// The whole title, for those who point at a shorter one.
    let fullTitle: String?

    package init(
      _ id: String, _ title: String, value: String? = nil, in group: String? = nil,
      of kind: String? = nil, for fullTitle: String? = nil
    ) {
      self.kind = kind
      self.fullTitle = fullTitle
      self.id = id
      self.title = title
      self.value = value ?? id
      self.group = group
    }
  }

  /// Creates a question. With radio buttons, one answer is chosen, the first unless another index
  /// is given. A remembered answer applies to all pages that ask the same question.
  package init(
    _ title: String, name: String, _ kind: Kind = .one, isRemembered: Bool = false,
    options: [Option], chosen: Int = 0
  ) {
    self.title = title
    self.name = name
    self.kind = kind
    self.isRemembered = isRemembered
    self.options = options
    self.chosen = chosen
  }

  /// The question as a row of the page; nothing if there is nothing to choose.
  package var row: [Node] {
    let nodes = nodes
    return nodes.isEmpty ? [] : [Node("div", ["class": "row"], nodes)]
  }

  /// The question with its answers; nothing if there is no choice.
  package var nodes: [Node] {
    guard options.count > (kind == .one ? 1 : 0) else { return [] }
    return [
      Node("fieldset", ["class": "choices", "data-remember": isRemembered ? name : nil]) {
        Node("legend") { title }
        for group in groups {
          if let words = options[group[0]].group {
            Node("div", ["class": "choice-group"]) {
              Node("span", ["class": "muted", "aria-hidden": "true"]) { words }
              group.map(answer)
            }
          } else {
            group.map(answer)
          }
        }
      }
    ]
  }

  /// The answers in order, those together that share their first words.
  private var groups: [[Int]] {
    options.indices.reduce(into: []) { groups, index in
      if let last = groups.last, options[last[0]].group == options[index].group {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
  }

  private func answer(_ index: Int) -> Node {
    let option = options[index]
    return Node("label", ["title": option.fullTitle]) {
      Node(
        "input",
        [
          "type": kind.rawValue, "name": name, "id": option.id, "value": option.value,
          "class": option.kind,
          "checked": kind == .one && index == chosen ? "checked" : nil,
        ])
      if let words = option.group {
        Node("span", ["class": "visually-hidden"]) { "\(words) " }
      }
      option.title
    }
  }
}
