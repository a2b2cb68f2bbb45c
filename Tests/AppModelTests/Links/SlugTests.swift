import Support
import Testing

@testable import AppModel

@Suite struct `Slugs of screens` {
  private static let examples: [(String, String)] = [
    ("Home", "home"), ("TV  guide!", "tv-guide"), (" - a--b - ", "a-b"), ("4K & HDR", "4k-hdr"),
    ("Über uns", "ber-uns"), ("日本語", "screen"), ("الرئيسية", "screen"), ("", "screen"),
    ("...", "screen"), ("../../etc/passwd", "etc-passwd"), ("a/b\\c", "a-b-c"),
    ("CON", "con-screen"), ("nul", "nul-screen"), ("Com1", "com1-screen"), ("LPT9", "lpt9-screen"),
    ("index", "index-screen"), ("console", "console"), ("com10", "com10"),
    (String(repeating: "a", count: 80), String(repeating: "a", count: 60)),
    (String(repeating: "a", count: 59) + " b", String(repeating: "a", count: 59)),
  ]

  @Test(arguments: examples)
  func `a name becomes one that every file system accepts`(name: String, slug: String) {
    #expect(Slugs.slug(of: name) == slug)
  }

  @Test func `names that differ only in case are distinguished by their ids`() throws {
    let slugs = try slugs([("aaaa1111", "News"), ("bbbb2222", "NEWS"), ("cccc3333", "Sport")])
    #expect(slugs == ["news-aaaa1111", "news-bbbb2222", "sport"])
  }

  @Test func `ids that begin alike are used in full`() throws {
    let slugs = try slugs([("aaaa1111-0001", "日本"), ("aaaa1111-0002", "中文"), ("b", "한국")])
    #expect(slugs == ["screen-aaaa11110001", "screen-aaaa11110002", "screen-b"])
  }

  @Test func `screens without names get slugs from their ids`() throws {
    let reading = AppReading(
      screens: #"[{"id": "home", "home": true}, {"name": ""}, {}, {"id": "日本"}]"#)
    let app = try #require(reading.app)
    #expect(app.screens.map(\.slug) == ["home", "screen", "screen-2", "screen-3"])
  }

  @Test(arguments: 0..<10)
  func `slugs are unique and do not depend on the order of screens`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = ["News", "news!", "日本", "con", "News aaaa", ""]
    let screens = (0..<12).map { index in
      (
        "\(["aaaa", "bbbb"].randomElement(using: &random) ?? "")\(index)-0000\(index)",
        names.randomElement(using: &random) ?? ""
      )
    }
    let forwards = try slugs(screens)
    #expect(Set(forwards).count == forwards.count)
    #expect(try slugs(screens.reversed()).reversed() == forwards)
    for slug in forwards { #expect(slug.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil) }
  }

  @Test func `adding or removing other screens does not change a slug`() throws {
    let few = try slugs([("1", "Home"), ("2", "日本"), ("3", "News")])
    let more = try slugs([("9", "Sport"), ("1", "Home"), ("8", "한국"), ("2", "日本"), ("3", "News")])
    #expect(few.allSatisfy(more.contains))
  }

  @Test func `a name that looks like a name and an id takes no other screen's slug`() throws {
    let slugs = try slugs([("1", "News 22222222"), ("22222222", "News"), ("33333333", "News")])
    #expect(slugs == ["news-22222222", "news-22222222-2", "news-33333333"])
  }

  /// Returns the slugs of screens with these ids and names.
  private func slugs(_ screens: [(id: String, name: String)]) throws -> [String] {
    let text = JSONWriter.text { writer in
      writer.array(screens) { writer, screen in
        writer.object { writer in
          writer.member("id", screen.id)
          writer.member("name", screen.name)
        }
      }
    }
    return try #require(AppReading(screens: text).app).screens.map(\.slug)
  }
}
