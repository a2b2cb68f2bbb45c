import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing

@testable import Site

/// The prototype, walked by what its drawings link to.
struct PrototypeTests {
  /// The apps whose screens are all drawn with everything that leads on.
  private static let drawn = ["newsroom", "tab-bar", "rtl", "nested-menu", "two-level-menu"]
  private static let apps =
    drawn + [
      "hooks", "qa-app", "quick-brick", "legacy", "groups", "footers", "plugin-area",
      "presentations",
      "single-tv", "many-buttons", "hostile-names", "flags-off", "no-settings",
    ]

  @Test(arguments: drawn)
  func `tapping what is drawn reaches exactly the screens that the map reaches`(
    app: String
  ) throws {
    let walk = try PrototypeWalk(of: SiteOfApp.named(app))
    #expect(walk.reached(by: \.drawn) == walk.mapped)
    #expect(walk.mapped.count > 1)
  }

  @Test(arguments: apps)
  func `all links together reach exactly the screens that the map reaches`(app: String) throws {
    let walk = try PrototypeWalk(of: SiteOfApp.named(app))
    #expect(walk.reached(by: \.all) == walk.mapped)
  }

  @Test(arguments: apps)
  func `going back leads to a screen that opens this one, and at last to the start`(
    app: String
  ) throws {
    let walk = try PrototypeWalk(of: SiteOfApp.named(app))
    for path in walk.reached(by: \.all) where path != walk.start {
      var seen = [path]
      while let back = walk.pages[seen[seen.count - 1]]?.back, !seen.contains(back) {
        #expect(walk.opens(seen[seen.count - 1], from: back), "\(back)")
        seen.append(back)
      }
      let last = seen[seen.count - 1]
      #expect(last == walk.start || walk.roots.contains(last), "\(seen)")
    }
  }

  @Test func `a prototype is built for the devices that are chosen`() throws {
    let site = try SiteOfApp.named("newsroom")
    let ids = site.devices.map(\.device.id)
    #expect(PrototypeChoice.first.devices(among: site.devices).map(\.device.id) == [ids[0]])
    #expect(PrototypeChoice.all.devices(among: site.devices) == site.devices)
    #expect(PrototypeChoice.none.devices(among: site.devices).isEmpty)
    #expect(
      PrototypeChoice.device(ids[1]).devices(among: site.devices).map(\.device.id) == [ids[1]])
  }
}
