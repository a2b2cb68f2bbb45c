import Support
import Testing

/// Whole sites as a browser shows them.
@Suite(.needs(.chromium, .axe)) struct PageConsoleTests {
  @Test(arguments: SiteSurvey.apps, [SiteSurvey.Way.fromDisk, .fromDiskWithoutScripts, .served])
  func `pages print nothing on the console`(app: String, way: SiteSurvey.Way) async throws {
    let survey = try await SiteSurvey.of(app)
    #expect(!survey.pages.isEmpty)
    #expect(survey.messages[way, default: [:]] == [:])
  }

  @Test(arguments: SiteSurvey.apps)
  func `pages that may not run the script report only that`(app: String) async throws {
    let survey = try await SiteSurvey.of(app)
    for page in survey.somePages {
      let said = survey.messages[.servedWithoutScripts, default: [:]][page] ?? []
      let isOfReport = app == ReviewedFolder.report.rawValue || page.hasPrefix("changes/")
      let script =
        switch page {
        case _ where isOfReport: "/report.js"
        case _ where page.hasPrefix("play/apple-tv-"): "/remote.js"
        case _ where page.hasPrefix("play/"): "/play.js"
        default: "/script.js"
        }
      // The pages that explain a screen have one more, which makes a tool of their drawing.
      let steps = page.split(separator: "/")
      let isInspection =
        !isOfReport && steps.first == "screens" && steps.count == 3 && steps[2] != "index.xhtml"
      let scripts = [script] + (isInspection ? ["/inspect.js"] : [])
      #expect(
        said.count == scripts.count && said.allSatisfy { $0.kind == "security" }
          && scripts.allSatisfy { script in said.contains { $0.text.contains(script) } },
        "\(page): \(said)")
    }
  }

  @Test(arguments: SiteSurvey.apps, PageLaw.allCases)
  func `every page keeps every law`(app: String, law: PageLaw) async throws {
    let complaints = try await SiteSurvey.of(app).complaints[law, default: [:]]
    for (complaint, places) in complaints.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(complaint); \(places.count) times, first in \(places[0])")
    }
  }
}
