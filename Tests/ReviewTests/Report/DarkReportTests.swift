import AppModel
import Markup
import SiteFiles
import Support
import Testing

@testable import Review
@testable import ReviewPages

/// The pictures of reports for readers whose system asks for dark pages.
@Suite struct `Dark reports` {
  @Test(arguments: ["bar-hidden", "component-removed", "component-added", "screen-added"])
  func `pages in the first theme show dark pictures too, cut to the same part`(
    name: String
  ) throws {
    let made = try ReportCase(
      of: ReviewCase("\(name).json").report(
        on: ["iphone-14-pro"], themes: ["paper", "night", "brand"]))
    #expect(try made.brokenLinks == [])
    var count = 0
    for (path, page) in try made.pages where !path.hasPrefix("themes/") {
      let main = try #require(page.everything.first { $0.name == "main" })
      let dark = Self.darkAddresses(in: main)
      for image in main.everything where image.name == "img" {
        let address = try #require(image["src"])
        // Other themes were chosen.
        guard !address.contains("themes/") else {
          #expect(dark[address] == nil, "\(path): \(address)")
          continue
        }
        let other = try #require(dark[address], "\(path): \(address)")
        #expect(other.contains("themes/night/") || other.contains("-dark.svg"))
        #expect(Self.part(of: other) == Self.part(of: address))
        #expect(image["alt"]?.contains("paper") == false, "\(image["alt"] ?? "")")
        count += 1
      }
    }
    #expect(count > 3)
  }

  @Test func `a picture without a cause is drawn for dark pages too`() throws {
    let request = try ReviewCase("week-of-eight-edits.json", in: "PullRequests")
    let made = try ReportCase(of: request.report(themes: ["paper", "night"]))
    #expect(try made.brokenLinks == [])
    let paths = made.documents.keys.filter { $0.hasPrefix("without/") }
    let (dark, light) = (paths.filter { $0.hasSuffix("-dark.svg") }, paths.count / 2)
    #expect(dark.count == light && light > 0, "\(paths.sorted())")
    for path in dark {
      let other = String(path.dropLast("-dark.svg".count)) + ".svg"
      let (one, two) = (try #require(made.documents[path]), try #require(made.documents[other]))
      #expect(one != two)
      #expect(Self.texts(in: one) == Self.texts(in: two))
    }
  }

  @Test func `pictures that changed in another way are the same on dark pages`() throws {
    // The theme night does not wear the colors of the app: only the other one shows the change.
    let made = try ReportCase(
      of: ReviewCase("bar-color.json").report(on: ["iphone-14-pro"], themes: ["brand", "night"]))
    let all = try made.pages.values.flatMap(\.everything)
    #expect(all.contains { $0.name == "img" } && !all.contains { $0.name == "picture" })
    let review = made.report.review
    #expect(review.pictures.elementIndices.allSatisfy { made.report.dark[$0] == nil })
    #expect(review.pictures.contains { $0.subject.theme == "brand" })
  }

  /// Returns the addresses of dark pictures by those of the ones that they replace.
  private static func darkAddresses(in main: Element) -> [String: String] {
    let pictures = main.everything.filter { $0.name == "picture" }
    return Dictionary(
      pictures.compactMap { picture in
        guard let image = picture.elements.last?["src"],
          let dark = picture.elements.first?["srcset"]
        else { return nil }
        return (image, dark)
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func part(of address: String) -> Substring? {
    address.split(separator: "#").dropFirst().first
  }

  private static func texts(in drawing: [UInt8]) -> [String]? {
    (try? Element(parsing: drawing, atMost: 1 << 20))?.everything.filter { $0.name == "text" }
      .map(\.words)
  }
}
