import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// Links to screens that had another name.
@Suite struct FormerAddressTests {
  /// Writes an app with two screens.
  private func app(
    _ first: String, _ formerly: String, in folder: String, _ root: borrowing TemporaryFolder
  )
    throws -> String
  {
    try root.write(
      """
      [
        { "id": "1", "name": "Home", "home": true,
          "navigations": [{ "category": "menu", "nav_items": [
            { "id": "a", "title": "Watch", "type": "label", "data": { "target": "2" } } ] }] },
        { "id": "2", "name": "\(first)" }, { "id": "3", "name": "Search" }
      ]
      """, to: "\(folder)/rivers.json")
    try root.write("{ \"formerly\": \(formerly) }", to: "\(folder)/riverbed.json")
    return "\(root.path)/\(folder)"
  }

  private func build(_ app: String, _ words: String...) throws -> String {
    let site = "\(app)-site"
    let run = CommandRun(["build", app, "-o", site, "--device", "iphone-se-1"] + words)
    try #require(run.code == .clean, "\(run.errors)")
    return site
  }

  @Test func `an old page leads to the new one`() throws {
    let folder = try TemporaryFolder()
    let site = try build(
      app("Studio", "{ \"live\": \"studio\", \"home\": \"search\" }", in: "app", folder))
    let page = try TemporaryFolder.text(of: "\(site)/screens/live/index.xhtml")
    #expect(
      page.contains("<meta http-equiv=\"refresh\" content=\"0; url=../studio/index.xhtml\"/>"))
    #expect(page.contains("<a href=\"../studio/index.xhtml\">Go to Studio</a>"))
    #expect(FileManager.default.fileExists(atPath: "\(site)/screens/studio/index.xhtml"))
    // A screen that has the address wins.
    #expect(try !TemporaryFolder.text(of: "\(site)/screens/home/index.xhtml").contains("refresh"))
  }

  @Test func `a screen that is not shown has no old page`() throws {
    let folder = try TemporaryFolder()
    let site = try build(
      app("Studio", "{ \"live\": \"studio\", \"find\": \"search\" }", in: "app", folder),
      "--screen",
      "search")
    #expect(!FileManager.default.fileExists(atPath: "\(site)/screens/live"))
    #expect(FileManager.default.fileExists(atPath: "\(site)/screens/find/index.xhtml"))
  }

  @Test func `a comparison prints the line that keeps links`() throws {
    let folder = try TemporaryFolder()
    let old = try app("Live", "{ \"tv\": \"live\" }", in: "old", folder)
    let line = { (new: String) -> String? in
      CommandRun(["diff", old, new, "--device", "iphone-se-1"]).output.split(separator: "\n")
        .first { $0.contains("\"formerly\"") }.map(String.init)
    }
    #expect(line(old) == nil)
    #expect(
      line(try app("Studio", "{ \"tv\": \"studio\" }", in: "renamed", folder))
        == "   \"formerly\": { \"tv\": \"studio\", \"live\": \"studio\" }")
    #expect(
      line(try app("Studio", "{ \"tv\": \"live\" }", in: "renamed again", folder))
        == "   \"formerly\": { \"tv\": \"studio\", \"live\": \"studio\" }")
    #expect(line(try app("Studio", "{ \"live\": \"studio\" }", in: "kept", folder)) == nil)
  }
}
