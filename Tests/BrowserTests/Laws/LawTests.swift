import FoundationEssentials
import Support
import Testing

/// Pages that each break a law, to prove that the laws can fail.
@Suite(.needs(.chromium, .axe)) struct LawTests {
  private static let folder = "Pages"

  @Test(arguments: try Fixtures.names(in: folder, endingIn: "xhtml"))
  func `a page that breaks a law is reported`(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    var browser = try Browser.start()
    var text = ""
    for message in try browser.open("file://\(Fixtures.url(path).path)") {
      text += "on the console, \(message.kind): \(message.text)\n"
    }
    for condition in PageLaw.Condition.all {
      let found = try browser.complaints(in: condition)
      for law in PageLaw.allCases {
        for complaint in found[law] ?? [] {
          text += "\(law.rawValue) at \(condition): \(complaint)\n"
        }
      }
    }
    try Golden("\(Self.folder)/\(name.dropLast(6)).txt").expect(
      text.replacing(Fixtures.folder.path, with: "/Fixtures"))
  }
}
