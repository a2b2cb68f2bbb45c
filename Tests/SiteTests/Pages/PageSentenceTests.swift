import Markup
import Support
import Testing

@testable import Site

/// The words of whole sites, in a list that shows every change of one.
struct PageSentenceTests {
  @Test(arguments: ["newsroom", "qa-app"])
  func `the sentences of a site's pages are those of the list`(app: String) throws {
    let site = try SiteOfApp.named(app, themes: ["paper", "night"])
    var sentences = PageSentences()
    for page in try site.pagesAndFiles(where: { _ in true }).pages { sentences.add(page.root) }
    try Golden("Sentences/\(app).txt").expect(sentences.text)
  }

  @Test func `the words of an app, numbers and what is for developers do not count`() throws {
    var sentences = PageSentences()
    sentences.add(
      try Element(
        parsing: Array(
          """
          <html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title></head><body>
          <p>There are 1,200 <a href="x">screens</a> on <bdi>Home</bdi>.</p>
          <div><a href="x">Play</a><a href="y">Print</a></div>
          <details><summary>Developer details</summary><p>rivers.json</p></details>
          <details><summary>More</summary><p aria-label="Label">12</p></details>
          </body></html>
          """.utf8), atMost: .max))
    #expect(sentences.text == "Label\nMore\nPlay\nPrint\nThere are # screens on ….\n")
  }
}
