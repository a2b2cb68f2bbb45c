import AppModel
import Testing
import Themes

@testable import Wireframe

/// The rules that the stylesheet and the scripts follow, checked on their text.
struct StyleTests {
  private static let style = String(
    decoding: SiteAsset.style.bytes + SiteAsset.playStyle.bytes + SiteAsset.marks, as: UTF8.self)
  private static let scripts = [
    SiteAsset.script.rawValue: String(decoding: SiteAsset.script.bytes, as: UTF8.self),
    SiteAsset.inspectScript.rawValue: String(
      decoding: SiteAsset.inspectScript.bytes, as: UTF8.self),
    SiteAsset.playScript.rawValue: String(decoding: SiteAsset.playScript.bytes, as: UTF8.self),
    SiteAsset.remoteScript.rawValue: String(
      decoding: SiteAsset.remoteScript.bytes, as: UTF8.self),
    ReportAsset.script.rawValue: String(decoding: ReportAsset.script.bytes, as: UTF8.self),
  ]

  @Test(arguments: [Scheme.light, .dark])
  func `every text has enough contrast on every background`(scheme: Scheme) throws {
    let tokens = try #require(Self.tokens(in: scheme))
    for ground in ["page", "panel", "stage"] {
      for text in ["ink", "muted", "accent", "error", "warning", "note", "ok"] {
        try Self.expect(4.5, text, on: ground, tokens)
      }
      try Self.expect(3, "edge", on: ground, tokens)
    }
    for tone in ["accent", "error", "warning", "note", "ok"] {
      for text in [tone, "ink"] { try Self.expect(4.5, text, on: "\(tone)-soft", tokens) }
    }
    for tone in ["accent", "note"] { try Self.expect(4.5, "muted", on: "\(tone)-soft", tokens) }
    try Self.expect(4.5, "panel", on: "accent", tokens)
  }

  @Test(arguments: ["@import", "@font-face", "url(", "expression(", "!important;"])
  func `the stylesheet loads nothing and forces little`(word: String) {
    let count = Self.style.ranges(of: word).count
    #expect(count == 0 || word == "!important;" && count == 1)
  }

  @Test(arguments: ["script.js", "inspect.js", "play.js", "remote.js", "report.js"])
  func `each script is small`(name: String) throws {
    #expect(try #require(Self.scripts[name]).utf8.count <= 20 * 1024)
  }

  @Test(arguments: [
    ("report.js", ["data-find", "riverbed-names", "sessionStorage", ".play", ".matrix", "layer"]),
    ("script.js", ["data-cause", "compared", ".play"]),
    ("play.js", ["data-cause", "data-find", "riverbed-names", ".matrix", "copyable"]),
  ])
  func `a script has nothing that only other pages need`(name: String, words: [String]) throws {
    let script = try #require(Self.scripts[name])
    #expect(words.filter { script.contains($0) } == [])
    for word in words {
      #expect(Self.scripts.contains { $0.key != name && $0.value.contains(word) }, "\(word)")
    }
  }

  @Test(arguments: [
    "fetch(", "XMLHttpRequest", "WebSocket", "EventSource", "sendBeacon", "console.", "eval(",
    "Function(", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "import(",
    "window.", "globalThis", "var ", ".style",
  ])
  func `a script does nothing forbidden`(word: String) {
    #expect(Self.scripts.filter { $0.value.contains(word) }.keys.sorted() == [])
  }

  enum Scheme { case light, dark }

  /// Returns the colors by name, those of the dark scheme over those of the light one.
  private static func tokens(in scheme: Scheme) -> [String: Color]? {
    let parts = style.split(separator: ":root {", omittingEmptySubsequences: false)
      .dropFirst().map { $0.prefix { $0 != "}" } }
    guard parts.count > 2 else { return nil }
    var tokens: [String: Color] = [:]
    for part in scheme == .light ? [parts[0]] : [parts[0], parts[1]] {
      for line in part.split(separator: "\n") {
        let words = line.split { " :;".contains($0) }
        guard words.count == 2, words[0].hasPrefix("--"), let color = Color(String(words[1])) else {
          continue
        }
        tokens[String(words[0].dropFirst(2))] = color
      }
    }
    return tokens
  }

  private static func expect(
    _ least: Double, _ text: String, on ground: String, _ tokens: [String: Color]
  ) throws {
    let contrast = try #require(tokens[text]).contrast(with: try #require(tokens[ground]))
    #expect(contrast >= least, "\(text) on \(ground): \(contrast)")
  }
}
