import AppLayout
import AppModel
import PageParts
import Support
import Testing
import Wireframe

@testable import Site

/// The pictures of presentations of tvOS storyboards, next to those of iOS.
@Suite struct TelevisionRouteTests {
  private func site(on devices: String) throws -> Site {
    let files = try Fixtures.files(in: "Routes/television").map {
      ($0.name, String(decoding: $0.bytes, as: UTF8.self))
    }
    return try SiteOfApp.with(
      Dictionary(uniqueKeysWithValues: files).merging([
        "riverbed.json": #"{"devices": [\#(devices)]}"#
      ]) { $1 })
  }

  /// Returns the names of the devices that each presentation has pictures on.
  private func pictures(of site: Site) -> [[String]] {
    site.presentations.elementIndices.map { index in
      site.pictures(of: site.presentations[index].presentation).map(\.held.device.id)
    }
  }

  @Test func `presentations of tvOS are drawn on TVs, those of iOS on the others, code on all`()
    throws
  {
    let site = try site(on: #""iphone-x", "apple-tv-hd""#)
    #expect(
      pictures(of: site) == [
        ["iphone-x"], ["apple-tv-hd"], ["apple-tv-hd"], ["apple-tv-hd"],
        ["iphone-x", "apple-tv-hd"],
      ])
    let text = PageOutline(site.routesPage).text
    #expect(text.contains("on every device of the site that can show it"))
    #expect(!text.contains("no pictures of it"))
    let paths = try site.documents().map(\.name).filter { $0.contains("presentations/") }
    #expect(paths.count == 6)
  }

  @Test func `a page says why a presentation has no pictures`() throws {
    let phone = try site(on: #""iphone-x""#)
    #expect(pictures(of: phone) == [["iphone-x"], [], [], [], ["iphone-x"]])
    let text = PageOutline(phone.routesPage).text
    #expect(text.count(of: "It is for tvOS, and this site has no TV") == 3)
    let television = try site(on: #""apple-tv-hd""#)
    let sentence = "It is for iOS, and all devices of this site are TVs"
    #expect(PageOutline(television.routesPage).text.count(of: sentence) == 1)
  }

  @Test func `the start names the scenes of both windows`() throws {
    let text = PageOutline(try site(on: #""iphone-x", "apple-tv-hd""#).bootPage).text
    #expect(text.contains("On iOS") && text.contains("StartViewController"))
    #expect(text.contains("On tvOS") && text.contains("tv-tabs"))
  }
}

extension String {
  /// Returns how often the text has another one in it.
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
