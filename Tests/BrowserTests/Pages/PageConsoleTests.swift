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
    for page in survey.pages {
      let said = survey.messages[.servedWithoutScripts, default: [:]][page] ?? []
      let isOfReport = app == ReviewedFolder.report.rawValue || page.hasPrefix("changes/")
      let script =
        isOfReport ? "/report.js" : page.hasPrefix("play/") ? "/play.js" : "/script.js"
      #expect(
        said.count == 1 && said[0].kind == "security" && said[0].text.contains(script),
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
