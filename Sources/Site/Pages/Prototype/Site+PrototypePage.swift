import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension DocumentKind {
  /// A screen of the prototype on each device that has one.
  static let prototype = DocumentKind("prototype") { site in
    site.prototypes.compactMap { site.places[$0] }.flatMap { device in
      site.screens.indices.map { SiteTask(number: $0, device: device) }
    }
  } documents: { site, task in
    let (screen, held) = (site.screens[task.screen], site.devices[task.device])
    return [
      .page(at: site.paths.prototype(of: screen, on: held), about: screen.key, on: held) {
        $0.site.prototypePage(of: $0.layout(of: screen, on: held))
      }
    ]
  }
}

extension Site {
  /// Returns the page of a screen in the prototype: the device, and little else. On a step of a
  /// journey it also says what to tap next.
  func prototypePage(of layout: VariantLayout, on walk: JourneyWalk? = nil) -> Page {
    let played = PlayedScreen(layout, in: self, on: walk)
    return Page(
      at: played.path, "\(played.screen.title), played on \(played.held.title)",
      in: PageFrame(
        ofSite: name, in: .gallery, style: "play.css",
        firstScript: SitePath("\(played.held.playScript)")),
      heading: [.appText(played.screen.title)]
    ) {
      Node("div", ["class": "play", "id": PlayedScreen.screenID]) {
        walk.map { [$0.note(on: layout)] } ?? []
        PlayedDevice(played).node
        PrototypeControls(played: played).nodes
      }
    }
  }

  /// Returns the address where the prototype on a device starts: the home screen, after what comes
  /// before it, or the first screen that the site shows; nil without a prototype.
  func prototypeStart(on held: HeldDevice, seenFrom path: SitePath) -> String? {
    guard prototypes.contains(held), let screen = startScreen else { return nil }
    return PlayedSteps(of: self, on: held, seenFrom: path).address(startingWith: screen)
  }

  /// The address where the prototype for a phone starts, as seen from the folder of the site, or one for
  /// another device if there is none; nil without a prototype.
  package var phoneStart: String? {
    let held = prototypes.first { $0.device.deviceClass == .iphone } ?? prototypes.first
    return held.flatMap { prototypeStart(on: $0, seenFrom: "index.xhtml") }
  }

  /// Returns the prototype for a reader who looks at a device: the one on that device, or else one
  /// of the same class, if possible in the same orientation, with the title of links to it; nil
  /// without a prototype.
  func prototype(near held: HeldDevice) -> (played: HeldDevice, title: String)? {
    if prototypes.contains(held) { return (held, "Play") }
    let deviceClass = held.device.deviceClass
    let alike = prototypes.filter { $0.device.deviceClass == deviceClass }
    let others = alike.isEmpty ? prototypes : alike
    let near = others.first { $0.orientation == held.orientation } ?? others.first
    return near.map { ($0, "Play on \($0.title)") }
  }

  /// The screen that prototypes start with.
  var startScreen: Screen? { app.home.flatMap { shows($0) ? $0 : nil } ?? screens.first }
}
