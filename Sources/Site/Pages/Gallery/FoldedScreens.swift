import AppModel
import PageParts

/// The missing screens of a gallery page after the first few, folded into one line: they all look
/// the same, and what matters is what links to them.
struct FoldedScreens {
  private let screens: ArraySlice<Screen>
  private let app: App

  /// The maximum numbers of cards that are not folded, and of names in the line.
  private static let most = (cards: 4, names: 5)

  init(of group: GalleryOrder.Group, in site: Site) {
    screens = group.heading == .missing ? group.screens.dropFirst(Self.most.cards) : []
    app = site.app
  }

  /// How many screens are folded.
  var count: Int { screens.count }

  /// Returns the line with the cards behind it; nothing if no screen is folded.
  func node(@NodeBuilder cards: () -> [Node]) -> [Node] {
    guard count > 0 else { return [] }
    return [
      Node("details", ["class": "folded"]) {
        Node("summary") { "\(count.grouped) more, linked from \(linkingWords)" }
        cards()
      }
    ]
  }

  /// What links to the screens, in the order of these: `Home, the menu and 3 more`. A screen that is
  /// missing itself only has the buttons of home.
  private var linkingWords: String {
    var names: [String] = []
    var seen: Set<String> = []
    for screen in screens {
      for link in app.links(to: screen, atMost: Self.most.names).shown {
        let from = link.from.flatMap(app.screen)
        if from?.isMissing ?? false { continue }
        let name = from?.title ?? link.trigger.owner
        if seen.insert(name).inserted { names.append(name.quotable) }
      }
    }
    let left = names.count - Self.most.names
    return left > 0
      ? "\(names.prefix(Self.most.names).joined(separator: ", ")) \(left.andMore())"
      : names.listed()
  }
}
