import Support
import Testing

@testable import AppModel

/// What deep links open, in an app with a home screen, a live screen and a feed.
@Suite struct `Deep links` {
  private func app(scheme: String? = "news", isOfToday: Bool = true) throws -> App {
    try App(texts: [
      "rivers.json": """
      {"screens": [{"id": "home", "name": "Home", "home": true, "ui_components": [
          {"id": "c", "component_type": "list", "data": {"source": "s", "target": "gone"}}]},
       {"id": "live", "name": "Live"}],
       "api_version": "\(isOfToday ? 2 : 1)", "content_types": {"movie": {"screen_id": "home"}, "lost": {"screen_id": "nowhere"}}}
      """,
      "riverbed.json": scheme.map { #"{"scheme": "\#($0)"}"# } ?? "{}",
      "feeds/index.json": #"[{"source": "s", "type": "FEED_JSON", "file": "s.json"}]"#,
      "feeds/s.json": """
      {"children": [{"id": "a", "title": "A", "screen_type": "live"}, {"id": "b", "title": "B"},
        {"id": "c", "title": "C", "screen_type": "nowhere"}, {"id": "e", "type": "video"},
        {"id": "film+1", "type": {"value": "movie"}}]}
      """,
    ])
  }

  private func outcome(_ link: String, scheme: String? = "news") throws -> String {
    switch DeepLink(link, in: try app(scheme: scheme)).outcome {
    case .opens(let screen, let decider): "\(screen.key) by \(decider.rawValue)"
    case .native(let reason), .nothing(let reason): reason
    }
  }

  @Test(arguments: [
    ("news://present?screen_id=live", "live by screen_id"),
    ("NEWS://present?screen_id=live", "live by screen_id"),
    ("news://present/?screen_id=l%69ve&x=1#top", "live by screen_id"),
    ("news://present?screen_id[0]=other&screen_id[1]=live", "live by screen_id"),
    ("news://present?screen_id%5B0%5D=live&screen_id[1]=home", "live by screen_id"),
    ("news://present?screen_id=other&screen_id[0]=home", "home by screen_id"),
    ("news://present?screen_id=live&entry_id=Yg==", "live by screen_id"),
    ("news://present?data_source=cw==&entry_id=YQ&source_type=FEED_JSON", "live by type"),
    ("news://present?screen_id[1]=live", "live by screen_id"),
    ("news://present?screen_id[00]=home&screen_id[0]=live", "live by screen_id"),
    ("news://present?screen_id[0]=gone&screen_id[2]=live", "live by screen_id"),
    ("news://present?entry_id=YQ%3D%3D", "live by type"),
    ("news://present?entry_id=a", "live by type"),
    ("news://open?screen_id=live", "live by screen_id"),
    ("news://open?type=movie", "home by content_type"),
    ("news://open?type=movie&id=7", "home by content_type"),
    ("news://open?feed_locator=s&position=5", "home by type"),
    ("news://open?feed_locator=s", "live by type"),
    ("news://open?feed_locator=s&id=film%2B1&state=inline&title=A+film", "home by type"),
    ("news://present?link_url=x&content_type=movie", "home by content_type"),
  ])
  func `a link opens the first screen that exists, or the one for its entry's type`(
    link: String, expected: String
  ) throws {
    #expect(try outcome(link) == expected)
  }

  @Test(arguments: [
    ("other://present?screen_id=live", "its scheme is not 'news'"),
    ("present?screen_id=live", "it does not begin with a scheme and ://"),
    ("news://show?screen_id=live", "it does not ask to open or present anything"),
    ("news://open", "it names neither a screen_id nor a type nor a feed_locator"),
    ("news://open?type=", "no screen is for the type ''"),
    ("news://open?type=series", "no screen is for the type 'series'"),
    ("news://open?type=lost", "no screen has the id 'nowhere', which the type 'lost' opens"),
    ("news://open?feed_locator=s&position=0", "its position '0' does not count from 1"),
    ("news://open?feed_locator=s&position=9", "the snapshot has only 5 entries"),
    ("news://open?feed_locator=t", "there is no snapshot of the data source 't'"),
    ("news://open?feed_locator=s&id=z", "no snapshot has an entry with the id 'z'"),
    ("news://present", "it names neither a screen_id nor an entry_id"),
    ("news://present?screen_id=", "it names neither a screen_id nor an entry_id"),
    ("news://present?screen_id=gone", "no screen has the id 'gone'"),
    (
      "news://present?screen_id[0]=x&screen_id[1]=y", "no screen has the id 'x' or 'y'"
    ),
    ("news://present?entry_id=%%", "'entry_id=%%' is not a parameter"),
    ("news://present?entry_id=Y", "no snapshot has an entry with the id 'Y'"),
    ("news://present?data_source=!&entry_id=YQ", "its data_source is not in base64"),
    (
      "news://present?data_source=dA&entry_id=YQ", "there is no snapshot of the data source 't'"
    ),
    ("news://present?entry_id=ZA", "no snapshot has an entry with the id 'ZA'"),
    ("news://present?entry_id=Yg", "the entry 'b' does not have a type"),
    ("news://present?entry_id=ZQ", "no screen opens for the type 'video' of the entry"),
    ("news://present?entry_id=Yw", "no screen is for the type 'nowhere' of the entry"),
  ])
  func `a link that opens nothing has a reason`(link: String, expected: String) throws {
    #expect(try outcome(link) == expected)
  }

  @Test func `an app without a scheme takes any`() throws {
    #expect(try outcome("any://present?screen_id=live", scheme: nil) == "live by screen_id")
  }

  @Test func `what a link hands over is decoded`() throws {
    let link = DeepLink(
      "news://present?screen_id=live&data_source=aHR0cHM6Ly9leGFtcGxlLmNvbS8_YQ&entry_id=w6Q=",
      in: try app())
    #expect(link.dataSource == "https://example.com/?a")
    #expect(link.entry == "w6Q=")
  }

  @Test(arguments: [
    ("present?entry_id=a", "a", nil), ("present?entry_id=YQ", "a", true),
    ("present?screen_id=live&entry_id=YQ==", "a", true), ("open?feed_locator=s&id=YQ", "YQ", nil),
    ("open?feed_locator=s", "a", nil), ("open?feed_locator=s&position=5", "film+1", nil),
    ("open?feed_locator=s&id=film%2B1", "film+1", nil),
  ])
  func `an entry is taken as it is, and decoded only where that names one`(
    link: String, entry: String, isNoted: Bool?
  ) throws {
    let link = DeepLink("news://\(link)", in: try app())
    #expect(link.entry == entry)
    #expect((link.note != nil) == (isNoted ?? false))
    #expect(DeepLink(link.text, in: try app(isOfToday: false)).note == nil)
  }

  @Test(arguments: [
    ("xray", "the native side shows its log"),
    ("plugin?pluginIdentifier=x", "the native side hands it to a plugin"),
    ("present?rivers_configuration_id=7", "the client loads another configuration of the app"),
    ("present?link_url=https://example.com", "the client shows the address that it names"),
  ])
  func `what the native side does opens no screen, and is no mistake`(
    link: String, action: String
  ) throws {
    #expect(DeepLink("news://\(link)", in: try app()).outcome == .native(action))
  }
}
