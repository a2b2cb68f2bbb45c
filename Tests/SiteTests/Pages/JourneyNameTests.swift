import Markup
import Support
import Testing

@testable import Site

/// Journeys with names that paths and pages cannot take as they are.
struct JourneyNameTests {
  @Test func `hostile names have pages of their own, and no document breaks`() throws {
    let names = [
      "CON", "con", "../x", "a/b", "a b", "<b>&", "\\u202eevil", "\\u0001", "日本", "index",
    ]
    let journeys = names.map { #"{"name": "\#($0)", "to": "b"}"# }.joined(separator: ",")
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{"id": "a", "name": "A", "home": true, "navigations": [{"category": "nav_bar", "nav_items": [
        {"id": "n", "title": "B", "type": "button", "data": {"target": "b"}}]}]},
       {"id": "b", "name": "B"}]
      """,
      "riverbed.json": #"{"devices": ["iphone-se-1"], "journeys": [\#(journeys)]}"#,
    ])
    #expect(site.journeys.map(\.name).count == names.count)
    let (pages, files) = try site.pagesAndFiles { $0.isOf(.journeys) || $0.isOf(.journeySteps) }
    #expect(pages.count == 1 + names.count * 2)
    #expect(Set(pages.map { $0.path.lowercased() }).count == pages.count)
    for page in pages {
      for link in page.elements.compactMap({ $0["href"] }) {
        #expect(files.contains(page.target(of: link).path), "\(page.path): \(link)")
      }
    }
  }
}
