import Support
import Testing

/// The choices of the gallery, clicked with a mouse while scripts are off.
@Suite(.needs(.chromium)) struct FilterTests {
  /// Where to click the label of a choice.
  private struct Place: Decodable {
    let x: Double
    let y: Double
  }

  /// The visible parts of the gallery.
  private struct Shown: Decodable, Equatable {
    /// The classes of the cards.
    let cards: [String]
    let pictures: [String]
  }

  @Test(arguments: ["newsroom", ReviewedFolder.site.rawValue])
  func `filters work without scripts`(app: String) throws {
    let site = try BuiltSite.of(app, themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 1000)
    let address = "file://\(site.path)/index.xhtml"
    _ = try browser.open(address)
    let before = try shown(in: &browser)
    let choices = try browser.evaluate(Self.choices, as: [String].self)
    #expect(choices.count >= 5)
    for choice in choices {
      // A new page for each, so that the last choice is forgotten.
      _ = try browser.open("\(address)?\(choice)")
      #expect(try shown(in: &browser) == before)
      for menu in try browser.evaluate(Self.menu(of: choice), as: [Place].self) {
        try browser.click(x: menu.x, y: menu.y)
      }
      let labels = try browser.evaluate(Self.label(of: choice), as: [Place].self)
      let place = try #require(labels.first)
      try browser.click(x: place.x, y: place.y)
      try expect(shown(in: &browser), from: before, choosing: choice)
    }
  }

  @Test func `what changed is filtered together with the other choices`() throws {
    let site = try BuiltSite.of(ReviewedFolder.site.rawValue)
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 1000)
    _ = try browser.open("file://\(site.path)/index.xhtml")
    for (choice, count) in [("only-changes", 1), ("type-general", 1), ("type-plugin", 0)] {
      for menu in try browser.evaluate(Self.closedMenu(of: choice), as: [Place].self) {
        try browser.click(x: menu.x, y: menu.y)
      }
      let labels = try browser.evaluate(Self.label(of: choice), as: [Place].self)
      let place = try #require(labels.first)
      try browser.click(x: place.x, y: place.y)
      #expect(try shown(in: &browser).cards.count == count, "\(choice)")
    }
  }

  /// Checks that the visible cards and pictures are those of a choice.
  private func expect(_ shown: Shown, from before: Shown, choosing choice: String) {
    let question = choice.prefix { $0 != "-" }
    let isAboutPictures = ["device", "theme"].contains(question)
    let wanted =
      question == "only" ? "has-\(choice.dropFirst(5))" : choice
    let cards =
      isAboutPictures
      ? before.cards : before.cards.filter { $0.split(separator: " ").contains { $0 == wanted } }
    #expect(shown.cards == cards, "\(choice)")
    #expect(shown.pictures.count == shown.cards.count, "\(choice)")
    guard isAboutPictures else { return }
    // At first, pictures follow the reader's system: on a light one they are those of the second
    // choice, the light theme.
    if choice == "theme-2" {
      #expect(Set(shown.pictures) == Set(before.pictures))
    } else {
      #expect(Set(shown.pictures).isDisjoint(with: before.pictures), "\(choice)")
    }
  }

  private func shown(in browser: inout Browser) throws -> Shown {
    try browser.evaluate(Self.shown)
  }

  private static let choices = """
    [...document.querySelectorAll('main input[type=radio], main input[type=checkbox]')]
      .filter(input => !input.checked).map(input => input.id)
    """

  /// Returns JavaScript for the summary of the menu that a choice is in, if it is in one.
  private static func menu(of id: String) -> String {
    middle(of: "document.getElementById('\(id)').closest('.menu')?.querySelector('summary')")
  }

  /// Returns JavaScript for the same summary, unless the menu is open.
  private static func closedMenu(of id: String) -> String {
    middle(
      of: "document.getElementById('\(id)').closest('.menu:not([open])')?.querySelector('summary')")
  }

  private static func label(of id: String) -> String {
    middle(of: "document.getElementById('\(id)').closest('label')")
  }

  private static func middle(of element: String) -> String {
    """
    (() => {
      const box = \(element)?.getBoundingClientRect();
      return box ? [{ x: box.left + box.width / 2, y: box.top + box.height / 2 }] : [];
    })()
    """
  }

  private static let shown = """
    (() => {
      const cards = [...document.querySelectorAll('main .screen')]
        .filter(card => card.checkVisibility());
      const pictures = cards.flatMap(card => [...card.querySelectorAll('img')])
        .filter(image => image.checkVisibility()).map(image => image.getAttribute('src'));
      return { cards: cards.map(card => card.getAttribute('class')), pictures };
    })()
    """
}
