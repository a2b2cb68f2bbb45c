import AppLayout
import AppModel
import Testing

@testable import Site

/// The names of devices in titles and controls.
struct DeviceNameTests {
  @Test func `a device whose name lists several has a short one that no other has`() throws {
    let names = Device.all.map(\.shortName)
    #expect(Set(names).count == Device.all.count)
    #expect(try #require(Device.named("ipad-air-4")).shortName == "iPad Air 4/5")
    #expect(try #require(Device.named("ipad-9.7")).shortName == "iPad 9.7")
    #expect(try #require(Device.named("iphone-17")).fullName == nil)
  }

  @Test func `pages of a device have its short name in titles, and the whole one once`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: ["ipad-air-4", "iphone-17"].compactMap(Device.named),
        screens: Set(app.home.map { [$0.key] } ?? []))
    }
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.viewer) || $0.isOf(.inspection) }
    let tablets = pages.filter { $0.path.contains("ipad-air-4") }
    #expect(tablets.count == 2)
    for page in tablets {
      #expect(page.all("h1").map(\.wholeText) == ["Home on iPad Air 4/5"])
      #expect(page.root.wholeText.contains("iPad Air 4/5, iPad 10th gen, Air 11 M2/M3"))
    }
  }
}
