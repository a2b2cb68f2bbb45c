import AppLayout
import AppModel
import Markup
import PageParts
import Wireframe

/// The filters of the screens on a gallery page. The stylesheet applies them and counts.
struct GalleryFilters {
  private let site: Site
  private let screens: [Screen]
  private let pictures: GalleryPictures

  init(of site: Site, _ screens: [Screen], _ pictures: GalleryPictures) {
    self.site = site
    self.screens = screens
    self.pictures = pictures
  }

  var nodes: [Node] {
    guard !screens.isEmpty else { return [] }
    return [
      Node("div", ["class": "filters row"]) {
        find
        devices.nodes
        site.lookChoice.nodes
        changed
        folded
      }
    ]
  }

  /// The choice to show only what changed; nothing if there is nothing to show then.
  private var changed: [Node] {
    guard let changes = site.changes else { return [] }
    let count = screens.count { changes.screens[$0.key] != nil }
    guard count > 0 else { return [] }
    return [
      Node("label", ["class": "choice"]) {
        Node("input", ["type": "checkbox", "id": "only-changes", "name": "only"])
        "Changed only (\(count.grouped))"
      }
    ]
  }

  /// The filters of the cards, in their menu; nothing if there is nothing to filter by.
  private var folded: [Node] {
    let filters = types.nodes + placements.nodes + only.nodes
    guard !filters.isEmpty else { return [] }
    return [
      Node("details", ["class": "menu"]) {
        Node("summary") { "Filters" }
        Node("div", ["class": "menu-list"], filters)
      }
    ]
  }

  /// The number of screens; the stylesheet adds how many are shown, which it counts after them.
  var count: [Node] {
    screens.isEmpty
      ? []
      : [
        Node("p", ["class": "count muted small"]) {
          ScreenCount(screens).words + (site.gallery.pages.count > 1 ? " on this page" : "")
        }
      ]
  }

  /// The search field, which works only with the script and is shown by it.
  private var find: Node {
    Node("label", ["class": "find", "hidden": "hidden"]) {
      Node("span", ["class": "visually-hidden"]) {
        "Find a screen by its name, its content, a plugin or its id"
      }
      Node(
        "input",
        [
          "type": "search", "id": "find",
          "placeholder": "Find a screen", "autocomplete": "off",
        ])
    }
  }

  private var devices: ChoiceMenu {
    let left = site.devices.count - pictures.devices.count
    let numbered = pictures.devices.enumerated().map { (number: $0 + 1, held: $1) }
    let isGrouped = site.deviceClasses.count > 1
    let answers = site.deviceClasses.flatMap { deviceClass in
      numbered.filter { $0.held.device.deviceClass == deviceClass }.map {
        ChoiceMenu.Answer(
          number: $0.number, title: $0.held.title, group: isGrouped ? deviceClass.title : nil)
      }
    }
    return ChoiceMenu(
      "Device", name: "device", answers: answers,
      note: left > 0 ? "\(left.counted(as: "more device")) on the page of each screen" : nil)
  }

  private var types: Choices {
    let present = Set(screens.map { ScreenKind(of: $0) })
    return oneOf(
      "Type", "type", ScreenKind.allCases.filter(present.contains).map { ($0.rawValue, $0.title) })
  }

  private var placements: Choices {
    let present = Set(screens.map { site.app.placement(of: $0) })
    return oneOf(
      "Bar", "placement",
      Placement.allCases.filter(present.contains).map { ($0.rawValue, $0.words) })
  }

  /// Returns a choice among the values, if there are several.
  private func oneOf(_ title: String, _ name: String, _ values: [(String, String)]) -> Choices {
    let options = values.count > 1 ? [("all", "all")] + values : []
    return Choices(
      title, name: name, options: options.map { .init("\(name)-\($0.0)", $0.1) })
  }

  private var only: Choices {
    var options: [Choices.Option] = []
    if screens.contains(where: { Problems.Tally(of: site.problems.of($0)).severeCount > 0 }) {
      options.append(.init("only-problems", "with problems"))
    }
    if screens.contains(where: { !site.notes.on($0).isEmpty }) {
      options.append(.init("only-notes", "with notes"))
    }
    return Choices("Only", name: "only", .any, options: options)
  }
}

/// A question with many answers, one of which is chosen, as a menu that opens. The stylesheet shows
/// only the name of the chosen answer in the closed menu, and applies the answer.
private struct ChoiceMenu {
  private let title: String
  private let name: String
  private let answers: [Answer]
  private let note: String?

  /// An answer, by whose number the stylesheet knows it.
  struct Answer {
    let number: Int
    let title: String
    /// The words before the answers of a group; nil if there are no groups.
    let group: String?
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
          Choices(
            title, name: name, isRemembered: true,
            options: answers.map { .init("\(name)-\($0.number)", $0.title, in: $0.group) },
            chosen: answers.firstIndex { $0.number == 1 } ?? 0
          ).nodes
          if let note { Node("p", ["class": "muted small"]) { note } }
        }
      }
    ]
  }
}
