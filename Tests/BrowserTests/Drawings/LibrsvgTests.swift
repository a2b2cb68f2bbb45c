import Support
import Testing
import Themes

/// What librsvg, which many desktops and documents use, reports about the pictures of sites.
@Suite(.needs(.rsvgConvert)) struct LibrsvgTests {
  /// How many pictures one process draws, so that little time is spent on starting it.
  private static let batch = 60

  @Test func `a picture of every form is drawn without a warning`() throws {
    var forms = MarkupForms()
    let pictures = try FixtureApp.names().flatMap { app in
      try BuiltSite.of(app, themes: app == "newsroom" ? ThemeFile.names : ["paper"])
        .newForms(in: &forms, "svg")
    }
    #expect(!pictures.isEmpty)
    for start in stride(from: 0, to: pictures.count, by: Self.batch) {
      let batch = Array(pictures[start..<min(start + Self.batch, pictures.count)])
      guard try words(about: batch) != "" else { continue }
      for picture in batch {
        let words = try words(about: [picture])
        #expect(words == "", "\(picture)")
      }
    }
  }

  @Test func `a mistake in a picture is reported`() throws {
    let folder = try TemporaryFolder()
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg"><rect width="wide"/></svg>"#
    #expect(try words(about: [folder.write(picture, to: "mistake.svg")]).contains("wide"))
    #expect(try words(about: [folder.write("<svg", to: "broken.svg")]).contains("XML"))
  }

  /// Returns everything printed while pictures are drawn, including messages for developers.
  private func words(about pictures: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let run = try FinishedProcess(
      running: [
        try Tool.rsvgConvert.installedPath, "--format", "pdf", "--output",
        "\(folder.path)/pictures.pdf",
      ] + pictures, environment: ["RSVG_LOG": "1"])
    return run.status == 0 ? run.output : "status \(run.status ?? -1): \(run.output)"
  }
}
