import AppModel
import Testing

@testable import Site

/// In which order the page of problems has what is equally severe, and what it says of what is fine.
@Suite struct ProblemOrderTests {
  @Test func `what people notice comes first, and what is only said last`() throws {
    let text = PageOutline(try SiteOfApp.named("newsroom").problemsPage).text
    let screen = try #require(text.firstRange(of: "Two ways in"))
    let last = try #require(text.firstRange(of: "Default applied"))
    #expect(screen.lowerBound < last.lowerBound)
  }

  @Test func `rules without anything to fix do not say how to fix it`() throws {
    for app in ["newsroom", "matinee"] {
      let text = PageOutline(try SiteOfApp.named(app).problemsPage).text
      #expect(!text.contains("How to fix it: Nothing"))
      #expect(text.contains("Write the file or key if you want something else."))
    }
  }
}
