import AppModel
import Markup
import Support
import Testing

@testable import Site

/// How to get to a screen, step by step, on its page.
@Suite struct ShortestPathTests {
  /// Returns the steps on the page of the last screen of a chain, each of which opens the next.
  private func steps(toLastOf count: Int) throws -> [Element] {
    let rivers = (0..<count).map {
      """
      {"id": "s\($0)", "name": "S\($0)", "home": \($0 == 0),
        "ui_components": [{"component_type": "list", "data": {"source": "\($0)"}}]}
      """
    }
    var files = ["rivers.json": "[\(rivers.joined(separator: ","))]"]
    let sources = (0..<count - 1).map { #"{"source": "\#($0)", "file": "\#($0).json"}"# }
    files["feeds/index.json"] = "[\(sources.joined(separator: ","))]"
    for number in 0..<count - 1 {
      files["feeds/\(number).json"] =
        #"{"children": [{"title": "t", "screen_type": "s\#(number + 1)"}]}"#
    }
    let site = try SiteOfApp.with(files)
    let last = try #require(site.screens.last)
    let (pages, _) = try site.pagesAndFiles {
      $0.isOf(.matrix) && site.screens[$0.screen].key == last.key
    }
    let list = try #require(pages.first?.all("ol").first { $0["class"] == "path" })
    return list.elements
  }

  @Test func `a way of eleven steps has a picture of each`() throws {
    let steps = try steps(toLastOf: 11)
    #expect(steps.count == 11)
    #expect(steps.allSatisfy { $0.all.contains { $0.name == "img" } })
  }

  @Test func `the steps in the middle of a longer way are counted`() throws {
    let steps = try steps(toLastOf: 40)
    #expect(steps.count == 12)
    #expect(steps[3].wholeText == "and 29 more taps")
    #expect(steps[4].wholeText.contains("S32") && steps[11].wholeText.contains("S39"))
  }
}
