import AppLayout
import PageParts

/// A question with many answers, one of which is chosen, as a menu that opens. The stylesheet shows
/// only the name of the chosen answer in the closed menu, and applies the answer.
struct ChoiceMenu {
  private let title: String
  private let name: String
  private let answers: [Answer]
  private let note: String?

  /// An answer, by whose number the stylesheet knows it.
  struct Answer {
    let number: Int
    let title: String
    /// What the answer is called in an address.
    let value: String
    /// A class by which the stylesheet knows it among others.
    let kind: String?
    /// The words before the answers of a group; nil if there are no groups.
    let group: String?
    /// The whole title, if there is more of it.
    let fullTitle: String?
  }

  /// Creates a question whose answer all pages that ask it remember; the first answer by number is
  /// chosen. A note in the menu says what it leaves out.
  init(_ title: String, name: String, answers: [Answer], note: String? = nil) {
    self.title = title
    self.name = name
    self.answers = answers
    self.note = note
  }

  /// The menu; nothing if there is no choice.
  var nodes: [Node] {
    guard answers.count > 1 else { return [] }
    return [
      Node("details", ["class": "menu"]) {
        Node("summary") {
          Node("span", ["class": "muted"]) { title }
          " "
          for answer in answers {
            Node("strong", ["class": "now d\(answer.number)"]) { answer.title }
          }
        }
        Node("div", ["class": "menu-list"]) {
          choices.nodes
          if let note { Node("p", ["class": "muted small"]) { note } }
        }
      }
    ]
  }

  /// The maximum number of answers that are next to each other where a page asks one question.
  private static let mostInLine = 4

  /// The answers next to each other if they are few, or else the menu.
  var line: [Node] { answers.count > Self.mostInLine ? nodes : choices.nodes }

  private var choices: Choices {
    Choices(
      title, name: name, isRemembered: true,
      options: answers.map {
        .init(
          "\(name)-\($0.number)", $0.title, value: $0.value, in: $0.group, of: $0.kind,
          for: $0.fullTitle)
      },
      chosen: answers.firstIndex { $0.number == 1 } ?? 0)
  }
}

extension Site {
  /// The devices to choose from on a page: as many as the stylesheet has rules for.
  var chosenDevices: ArraySlice<HeldDevice> { devices.prefix(100) }

  /// Returns the choice among the first devices, those of a class together. It says where the other
  /// ones are.
  func choice(of chosen: ArraySlice<HeldDevice>, others place: String) -> ChoiceMenu {
    let left = devices.count - chosen.count
    let numbered = chosen.enumerated().map { (number: $0 + 1, held: $1) }
    let isGrouped = deviceClasses.count > 1
    let answers = deviceClasses.flatMap { deviceClass in
      numbered.filter { $0.held.device.deviceClass == deviceClass }.map {
        ChoiceMenu.Answer(
          number: $0.number, title: $0.held.shortTitle, value: paths[$0.held].text,
          kind: $0.held.isWide ? "wide" : nil, group: isGrouped ? deviceClass.title : nil,
          fullTitle: $0.held.device.fullName)
      }
    }
    return ChoiceMenu(
      "Device", name: "device", answers: answers,
      note: left > 0 ? "\(left.counted(as: "more device")) \(place)" : nil)
  }
}
