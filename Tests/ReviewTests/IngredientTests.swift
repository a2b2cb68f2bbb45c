import AppLayout
import AppModel
import Disk
import Support
import Testing

@testable import Site

/// Each part of a fingerprint is needed: without it, an edit of a small app leaves a stale document.
@Suite struct IngredientTests {
  /// An edit of the app, and a document that it reaches only through one ingredient.
  struct Edit: Sendable, CustomTestStringConvertible {
    let ingredient: Ingredient
    let stale: String
    let replacements: [(old: String, new: String)]

    init(_ ingredient: Ingredient, _ replacements: (old: String, new: String)..., stale: String) {
      (self.ingredient, self.replacements, self.stale) = (ingredient, replacements, stale)
    }

    var testDescription: String { "\(ingredient)" }
  }

  static let edits = [
    Edit(.files, ("A note", "Another note"), stale: "screens/screen-beta/index.xhtml"),
    // Two screens with the same name have other addresses.
    Edit(.names, ("Screen last", "Screen beta"), stale: "screens/screen-alpha/index.xhtml"),
    Edit(.values, ("Header beta", "Title beta"), stale: "screens/screen-beta/iphone-se-1.xhtml"),
    // The screen is in one more container if the one under it is presented.
    Edit(
      .approaches, (#"gamma", "target": "delta""#, #"gamma", "target": "last""#),
      (#"{ "target": "last""#, #"{ "target": "delta""#),
      stale: "screens/screen-sheet/iphone-se-1/on_top.separate.svg"),
    // A screen in a container says over which one it is.
    Edit(
      .bases, ("Screen delta", "Screen Delta"),
      stale: "screens/screen-sheet/iphone-se-1/on_top.separate.svg"),
    // What opens a screen leads to the page of the step before it.
    Edit(.steps, ("Screen intro", "Screen info"), stale: "play/iphone-se-1/screen-sheet.xhtml"),
    Edit(.mentions, ("Screen delta", "Screen Delta"), stale: "screens/screen-gamma/index.xhtml"),
    // The way from home has pictures of all screens on it.
    Edit(.ways, ("Screen alpha", "Screen Alpha"), stale: "screens/screen-delta/index.xhtml"),
    Edit(
      .positions, (#"{ "id": "alpha""#, "{\n\"id\": \"alpha\""),
      stale: "screens/screen-gamma/iphone-se-1.xhtml"),
    // Only so many problems of a kind are listed.
    Edit(
      .problems,
      (#"["LIST_1"]"#, "[\(Array(repeating: #""WRONG""#, count: 1000).joined(separator: ","))]"),
      stale: "screens/screen-last/iphone-se-1.xhtml"),
  ]

  @Test(arguments: edits) func `without an ingredient, a document is stale`(edit: Edit) throws {
    let law = try RebuildLaw(
      from: MadeSite(of: Self.files()), to: MadeSite(of: Self.files(replacing: edit.replacements)))
    #expect(try law.kept().stale == [])
    let stale = try law.kept(omitting: edit.ingredient).stale
    #expect(stale.contains(edit.stale), "\(stale)")
  }

  @Test func `without the options, the pages of a site with another label are stale`() throws {
    let files = Self.files()
    let law = try RebuildLaw(
      from: MadeSite(of: files, label: "one"), to: MadeSite(of: files, label: "two"))
    #expect(try law.kept().stale == [])
    #expect(try law.kept(omitting: .options).stale.contains("screens/screen-beta/index.xhtml"))
  }

  @Test func `without the program, another one keeps what the last one made`() throws {
    let site = try MadeSite(of: Self.files())
    let (one, other) = (ContentHash(of: Array("one".utf8)), ContentHash(of: Array("other".utf8)))
    for (omitted, isKept) in [(nil, false), (Ingredient.program, true)] {
      let before = Dictionary(
        uniqueKeysWithValues: try site.tasks(by: one, omitting: omitted).map { ($0, $1) })
      let kept = try site.tasks(by: other, omitting: omitted).filter { before[$0] == $1 }
      #expect(kept.contains { if case .pictures = $0.0 { true } else { false } } == isKept)
    }
  }

  @Test func `each ingredient is tried`() {
    #expect(Set(Self.edits.map(\.ingredient) + [.options, .program]) == Set(Ingredient.allCases))
  }
}

extension IngredientTests {
  private static func files(replacing replacements: [(old: String, new: String)] = []) -> AppFiles {
    AppFiles(
      app.mapValues { text in
        .bytes(
          Array(replacements.reduce(text) { $0.replacing($1.old, with: $1.new) }.utf8))
      })
  }

  /// Screens that open one after the other, one that covers another, and one with a step before it.
  private static let app = [
    "riverbed.json": """
    { "devices": ["iphone-se-1"], "themes": ["paper"],
      "notes": [{ "screen": "beta", "text": "A note" }] }
    """,
    "rivers.json": """
    [
    \(screen("home", opening: "alpha", #""home": true,"#)),
    \(screen("alpha", opening: "beta")),
    \(screen("beta", opening: "gamma")),
    \(screen("gamma", opening: "delta", bar)),
    \(screen("delta", opening: "sheet")),
    \(screen("sheet", opening: "members", #""styles": { "presentation": "present" },"#)),
    \(screen("members", opening: "intro", hook)),
    \(screen("intro", opening: "members")),
    \(screen("last", opening: "home", cell: "WRONG"))
    ]
    """,
  ]

  private static let bar = """
    "navigations": [
      { "id": "bar", "navigation_type": "navigation_bar", "category": "nav_bar",
        "styles": { "state": "on_top" }, "nav_items": [
          { "id": "b", "title": "B", "type": "button", "data": { "target": "last" } } ] }
    ],
    """

  private static let hook = """
    "hooks": { "preload_plugins": [
      { "identifier": "first", "type": "general", "screen_id": "intro", "weight": 1 } ] },
    """

  /// A screen with a header that opens another one.
  private static func screen(
    _ id: String, opening target: String, _ more: String = "", cell: String = "LIST_2"
  ) -> String {
    """
    { "id": "\(id)", "name": "Screen \(id)", \(more)
      "ui_components": [
        { "id": "\(id)-list", "component_type": "list", "data": { "source": "any" }, "styles": {
          "family": "FAMILY_1", "cell_styles": ["\(id == "alpha" ? "LIST_1" : cell)"],
          "header": { "visible": true, "style": "HEADER_1",
            "data": { "title": "Header \(id)", "target": "\(target)" } } } }
      ] }
    """
  }
}
