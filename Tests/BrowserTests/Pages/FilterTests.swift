import Support
import Testing

/// The choices of the gallery, clicked with a mouse while scripts are off.
@Suite(.needs(.chromium)) struct FilterTests {
  /// A choice, and where to click its label.
  private struct Choice: Decodable {
    let id: String
    let x: Double
    let y: Double
  }

  /// The visible parts of the gallery.
  private struct Shown: Decodable, Equatable {
    /// The classes of the cards.
    let cards: [String]
    let pictures: [String]
  }

  @Test func `filters work without scripts`() throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    var browser = try Browser.start()
    try browser.setScripts(areOn: false)
    try browser.setWindow(width: 1400, height: 1000)
    let address = "file://\(site.path)/index.xhtml"
    _ = try browser.open(address)
    let before = try shown(in: &browser)
    let choices = try browser.evaluate(Self.choices, as: [Choice].self)
    #expect(choices.count >= 5)
    for choice in choices {
      // A new page for each, so that the last choice is forgotten.
      _ = try browser.open("\(address)?\(choice.id)")
      #expect(try shown(in: &browser) == before)
      try browser.click(x: choice.x, y: choice.y)
      try expect(shown(in: &browser), from: before, choosing: choice.id)
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
    if isAboutPictures {
      #expect(Set(shown.pictures).isDisjoint(with: before.pictures), "\(choice)")
    }
  }

  private func shown(in browser: inout Browser) throws -> Shown {
    try browser.evaluate(Self.shown)
  }

  private static let choices = """
    [...document.querySelectorAll('main input[type=radio], main input[type=checkbox]')]
      .filter(input => !input.checked).map(input => {
        const box = input.closest('label').getBoundingClientRect();
        return { id: input.id, x: box.left + box.width / 2, y: box.top + box.height / 2 };
      })
    """

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
