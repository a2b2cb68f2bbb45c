import AppLayout
import AppModel
import Support
import Testing

@testable import Site

/// Texts of an app that would do something in a file that people open, in every string of the app.
@Suite struct `Texts in all files for people` {
  /// Characters that hide, reverse or split text, and words that mean something to what shows it.
  static let payloads = [
    "\u{202E}", "\u{202B}x", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}", "\u{0}", "\u{7}",
    "\u{1B}[31m", "\u{85}", "\u{9B}2J", "\u{E0001}\u{E0041}", "\u{FFF9}", "\u{FFFE}",
    "\n::error::", "\r\n", "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "]]>",
    "--><!--", "&#8238;", "\"]) --> s0", "`|@org #1", "javascript:alert(1)",
  ]

  /// The keys whose values are words of the format. With another value the app shows less.
  private static let words: Set = [
    "appearance", "background_type", "category", "cell_body_component_type", "component_type",
    "devices", "file", "platform", "presentation", "presentation_style", "state", "storyboards",
    "template", "themes", "type",
  ]

  private static let files = Result { try FixtureApp.texts("Apps/newsroom") }

  // Arguments are indexes, because the test runner prints arguments as they are.
  @Test(arguments: payloads.indices, [true, false])
  func `no file has invisible characters, and none has markup of the app`(
    number: Int, keepingWords: Bool
  ) throws {
    let payload = Self.payloads[number]
    let files = try Self.files.get().mapValues { text in
      JSONTree(Array(text.utf8))?.mapStrings { value, key in
        keepingWords && Self.words.contains(key ?? "") ? value : value + payload
      }.json ?? Array(text.utf8)
    }.mapValues { String(decoding: $0, as: UTF8.self) }
    let site = try SiteOfApp.with(
      files,
      showing: { app in
        VariantAxes(
          devices: Array(app.devices.prefix(1)), orientations: [.portrait], placements: [.onTop],
          statusBars: [.separate])
      })
    var endings: Set<String> = []
    for document in try site.documents() {
      let path = document.name
      let ending = String(path.split(separator: ".").last ?? "")
      endings.insert(ending)
      guard ending != "json" else { continue }
      let text = String(decoding: document.bytes, as: UTF8.self)
      #expect(!Self.hasHiddenText(text, isMarkup: ending != "mmd"), "\(path)")
      #expect(!payload.contains("<") || !text.contains(payload), "\(path)")
    }
    #expect(endings == ["css", "html", "js", "json", "mmd", "svg", "xhtml"])
  }

  /// Whether a text has characters that change what people see of it.
  ///
  /// Markup may isolate directions, and have joiners and tags of scripts and emoji, which change
  /// nothing outside of a name.
  private static func hasHiddenText(_ text: String, isMarkup: Bool) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xA, 0x200C, 0x200D: continue
      case 0x9 where isMarkup: continue
      case 0x2066...0x2068 where isMarkup: depth += 1
      case 0x2069 where isMarkup: depth -= 1
      case 0x200B...0x200F where isMarkup, 0xE0020...0xE007F where isMarkup: continue
      default: if HostileCharacters.isHostile(scalar) { return true }
      }
      if depth < 0 || scalar.properties.isNoncharacterCodePoint { return true }
    }
    return depth != 0
  }
}
