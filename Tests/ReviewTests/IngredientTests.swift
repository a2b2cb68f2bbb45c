import AppLayout
import AppModel
import Support
import Testing

@testable import Site

/// Each part of a fingerprint is needed: without it, an edit of a small app leaves a stale document.
@Suite struct IngredientTests {
  /// An edit of the app, and a document that it reaches only through one ingredient.
  struct Edit: Sendable, CustomTestStringConvertible {
    let ingredient: Ingredient
    let old: String
    let new: String
    let stale: String

    init(_ ingredient: Ingredient, _ old: String, _ new: String, stale: String) {
      (self.ingredient, self.old, self.new, self.stale) = (ingredient, old, new, stale)
    }

    var testDescription: String { "\(ingredient): \(stale)" }
  }

  /// Screens that open one after the other, one that covers another, and one with a step before it.
  private static let app = [
    "riverbed.json": #"{ "title": "Title" }"#,
    "rivers.json": """
    [
      \(screen("home", opening: "alpha", more: #", "home": true"#)),
      \(screen("alpha", opening: "beta")),
      \(screen("beta", opening: "gamma")),
      \(screen("gamma", opening: "delta")),
      \(screen("delta", opening: "sheet")),
      \(screen("sheet", opening: "members", more: #", "styles": { "presentation": "present" }"#)),
      \(screen("members", opening: "home", more: #", "hooks": { "preload_plugins": [{ "identifier": "first", "screen_id": "welcome" }] }"#)),
      \(screen("welcome", opening: "last")),
      \(screen("last", opening: "home"))
    ]
    """,
  ]

  /// A screen with a header that opens another one.
  private static func screen(_ id: String, opening target: String, more: String = "") -> String {
    """
    { "id": "\(id)", "name": "Screen \(id)"\(more),
      "ui_components": [
        { "id": "\(id)-list", "component_type": "list", "styles": {
          "header": { "visible": true, "style": "HEADER_1",
            "data": { "title": "Header \(id)", "target": "\(target)" } } } }
      ] }
    """
  }

  static let edits = [
    Edit(.files, "\"Title\"", "\"Other\"", stale: "screens/screen-beta/index.xhtml"),
    Edit(.names, "Screen last", "Screen beta", stale: "screens/screen-alpha/index.xhtml"),
    Edit(.values, "Header beta", "Header BETA", stale: "screens/screen-beta/"),
    Edit(
      .approaches, "\"target\": \"gamma\"", "\"target\": \"delta\"", stale: "screens/screen-gamma/"),
    Edit(.bases, "Header delta", "Header DELTA", stale: "screens/screen-sheet/"),
    Edit(.steps, "Screen welcome", "Screen WELCOME", stale: "screens/screen-sheet/"),
    Edit(.mentions, "Screen delta", "Screen DELTA", stale: "screens/screen-gamma/"),
    Edit(.ways, "Header alpha", "Header ALPHA", stale: "screens/screen-delta/index.xhtml"),
    Edit(
      .positions, "\"name\": \"Screen alpha\"", "\n\"name\": \"Screen alpha\"",
      stale: "screens/screen-beta/"),
    Edit(.problems, "Header alpha", "Header ALPHA", stale: "screens/screen-beta/"),
  ]

  @Test(arguments: edits) func `without an ingredient, a document is stale`(edit: Edit) throws {
    let law = try RebuildLaw(
      from: MadeSite(of: Self.files()), to: MadeSite(of: Self.files(replacing: edit)))
    #expect(try law.kept().stale == [])
    let stale = try law.kept(omitting: edit.ingredient).stale
    #expect(stale.contains { $0.hasPrefix(edit.stale) }, "\(stale)")
    #expect(try law.kept().count > 0 || edit.ingredient == .files)
    print(edit, stale)
  }

  private static func files(replacing edit: Edit? = nil) -> AppFiles {
    AppFiles(
      app.mapValues { text in
        .bytes(Array((edit.map { text.replacing($0.old, with: $0.new) } ?? text).utf8))
      })
  }
}
