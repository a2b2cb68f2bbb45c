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
        #expect(walk.pages[back]?.all.contains(seen[seen.count - 1]) == true, "\(back)")
        seen.append(back)
      }
      let last = seen[seen.count - 1]
      #expect(last == walk.start || walk.roots.contains(last), "\(seen)")
    }
  }

  @Test func `what leads nowhere says why`() throws {
    let walk = try PrototypeWalk(of: SiteOfApp.named("newsroom"))
    let dead = walk.readings.flatMap { page in
      page.elements.filter { $0["class"] == "dead" }
    }
    #expect(dead.count > 5)
    for element in dead {
      let title = try #require(element.elements.first { $0.name == "title" }?.wholeText)
      #expect(title.contains(": "))
      #expect(element.elements.last?.name == "rect")
    }
  }

  @Test func `a prototype is built for the devices that are chosen`() throws {
    let names = ["iphone-8", "iphone-17", "apple-tv-4k", "ipad-9.7", "ipad-10.2"]
    let devices = try names.flatMap { name in
      let device = try #require(Device.all.first { $0.id == name })
      return [Orientation.portrait, .landscape].map { HeldDevice(device, in: $0) }
    }
    let ids = { (choice: PrototypeChoice) in
      let chosen = choice.devices(among: devices)
      #expect(chosen.allSatisfy(devices.contains))
      return chosen.filter { $0.orientation == .portrait }.map(\.device.id)
    }
    #expect(ids(.firstOfEachClass) == ["iphone-8", "apple-tv-4k", "ipad-9.7"])
    #expect(ids(.all) == names)
    #expect(ids(.none) == [])
    // In the order of the site, each once.
    #expect(
      ids(.devices(["ipad-9.7", "iphone-17", "ipad-9.7"])) == ["iphone-17", "ipad-9.7"])
  }
}
