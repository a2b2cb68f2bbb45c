import AppModel
import Support
import Testing

@testable import Review

/// The screens that are laid out again when an edit is undone.
@Suite struct `Affected screens` {
  private static let names = ["home", "a", "b", "c", "d", "e"]

  /// Home opens a, which opens b, and so on; some screens are presented. All states have the same
  /// length, so that everything is in the same place.
  private static func app(
    presenting presented: Set<String>, other: String? = nil, listing item: String? = nil
  ) -> AppFiles {
    let screens = zip(names, names.dropFirst() + ["none"]).map { name, next in
      """
      { "id": "\(name)", "name": "\(name)", "home": \(name == "home"),
        "styles": { "family": "FAMILY_\(name == other ? 2 : 1)",
          "presentation": "\(presented.contains(name) ? "present" : "regular")" },
        "ui_components": [
          { "id": "\(name)-list", "component_type": "list",
            "data": { "source": "\(name == item ? "t" : "s")", "type": "APPLICASTER_COLLECTION",
              "target": "\(next)" } }
        ] }
      """
    }
    return AppFiles(["rivers.json": .bytes(Array("[\(screens.joined(separator: ","))]".utf8))])
  }

  private static func affected(by app: AppFiles, instead other: AppFiles) throws -> [String] {
    let affected = AffectedScreens(
      from: try #require(AppReading(app).app), to: try #require(AppReading(other).app))
    return names.filter { affected.contains($0) }
  }

  @Test func `presenting a screen reaches everything that is pushed after it`() throws {
    let affected = try Self.affected(
      by: Self.app(presenting: []), instead: Self.app(presenting: ["b"]))
    #expect(affected == ["b", "c", "d", "e"])
  }

  @Test func `a screen reaches what is presented over it, however far up`() throws {
    let presented: Set = ["b", "d"]
    let affected = { other in
      try Self.affected(
        by: Self.app(presenting: presented),
        instead: Self.app(presenting: presented, other: other))
    }
    #expect(try affected("a") == ["a", "b", "c", "d", "e"])
    #expect(try affected("b") == ["b"])
    #expect(try affected("c") == ["c", "d", "e"])
    #expect(try affected("d") == ["d"])
  }

  @Test func `what a screen under another shows is not seen on that`() throws {
    let presented: Set = ["b", "d"]
    let affected = { item in
      try Self.affected(
        by: Self.app(presenting: presented),
        instead: Self.app(presenting: presented, listing: item))
    }
    #expect(try affected("home") == ["home"])
    #expect(try affected("a") == ["a"])
    #expect(try affected("c") == ["c"])
  }

  @Test func `a screen that presents nothing reaches only itself`() throws {
    let affected = try Self.affected(
      by: Self.app(presenting: []), instead: Self.app(presenting: [], other: "b"))
    #expect(affected == ["b"])
  }

  @Test func `one edit explains the pictures of screens that are several links away`() throws {
    let fixture = ReviewCase(
      old: Self.app(presenting: []), new: Self.app(presenting: ["b"]))
    for side in [fixture, fixture.reversed] {
      let causes = try side.review(on: ["iphone-se-1"]).causes
      #expect(causes.map(\.proof) == [.undone], "\(causes.map(\.sentence))")
      // The last screen opens one that does not exist.
      #expect(causes.first?.screens.count == 5)
    }
  }
}
