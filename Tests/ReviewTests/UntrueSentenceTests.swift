import AppModel
import Support
import Testing

@testable import Review

/// What a sentence must not say, because it does not hold.
@Suite struct `Sentences that would not be true` {
  /// Returns what is said where files of an app have other texts, or are gone.
  private func said(
    of app: String, _ edit: (inout [String: String]) throws -> Void
  ) throws -> String {
    let contents: [String: AppFiles.Content] = try FixtureApp.contents("Apps/\(app)")
    let old = contents.compactMapValues { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }
    var new = old
    try edit(&new)
    try #require(new != old)
    let files = { (texts: [String: String]) in
      AppFiles(texts.mapValues { .bytes(Array($0.utf8)) })
    }
    let review = try ReviewCase(old: files(old), new: files(new)).review()
    return review.causes.map(\.sentence).joined(separator: "\n")
  }

  @Test func `a status bar that was never hidden is not shown again`() throws {
    let words = try said(of: "flags-off") { files in
      let settings = try #require(files["settings.json"])
      files["settings.json"] = settings.replacing(
        ##"  "status_bar": { "background_color": "#FF7A1F1F", "style": "light", "hidden": false },\##n"##,
        with: "")
    }
    #expect(words.contains("status bar") && !words.contains("shown"), "\(words)")
  }

  @Test func `a feed that is kept under another name is not missed where another one came`() throws
  {
    let words = try said(of: "footers") { files in
      let stories = try #require(files["feeds/stories.json"])
      files["feeds/stories.json"] = nil
      files["feeds/stories-before.json"] = stories
      files["feeds/today.json"] = stories.replacing("\"title\": \"", with: "\"title\": \"Today: ")
      files["feeds/index.json"] = files["feeds/index.json"]?.replacing(
        "stories.json", with: "today.json")
    }
    let isTold =
      words.contains("the feed Today: Stories of the day") && !words.contains("placeholder")
    #expect(isTold, "\(words)")
  }

  @Test func `a device that the site's list left out is not gone because of what the app is for`()
    throws
  {
    let words = try said(of: "newsroom") { files in
      files["settings.json"] = try #require(files["settings.json"]).replacing(
        "\"universal\"", with: "\"smartphone\"")
      files["riverbed.json"] = try #require(files["riverbed.json"]).replacing(
        "\"devices\": [\"iphone-14-pro\", \"ipad-9.7\"]", with: "\"devices\": [\"iphone-14-pro\"]")
    }
    #expect(!words.contains(": the app is for phones"), "\(words)")
  }
}
