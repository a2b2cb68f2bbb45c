import AppLayout
import AppModel
import PageParts
import Wireframe

/// Makes the pages of a site as values. Each thread has its own.
struct PageMaker {
  let site: Site
  var layouts = LayoutMemory()
  /// What the pictures of the full content of one screen show, by the devices; the pages of its
  /// viewers follow each other.
  private var fullFrames: (screen: String, frames: [HeldDevice: Rect]) = ("", [:])

  init(site: Site) {
    self.site = site
  }

  /// Returns a page, which is not written yet.
  mutating func page(about topic: DocumentContent.Topic) -> Page {
    switch topic {
    case .part(let part): page(part)
    case .gallery(let page): site.galleryPage(page)
    case .contactSheet: site.contactSheetPage
    case .matrix(let screen): site.matrixPage(of: site.screens[screen])
    case .inspection(let screen, let device):
      inspectPage(of: site.screens[screen], on: site.devices[device])
    case .viewer(let screen, let device):
      viewerPage(of: site.screens[screen], on: site.devices[device])
    case .menu(let open): site.page(of: open)
    case .prototype(let screen, let device):
      prototypePage(of: site.screens[screen], on: site.devices[device])
    case .family(let family): site.familyPage(site.families.entries[family])
    case .journeys: site.journeysPage
    case .journeyStep(let journey, let step, let device):
      page(of: JourneyWalk(site.journeys[journey], step: step, on: device, in: site))
    }
  }

  private func page(_ part: SitePart) -> Page {
    switch part {
    case .gallery: site.galleryPage(0)
    case .map: site.mapPage
    case .boot: site.bootPage
    case .families: site.familiesPage
    case .plugins: site.pluginsPage
    case .routes: site.routesPage
    case .problems: site.problemsPage
    case .legend: site.legendPage
    }
  }

  private mutating func inspectPage(of screen: Screen, on held: HeldDevice) -> Page {
    let variant = site.configuredVariant(of: screen, on: held)
    let layout = layouts.layout(of: variant, in: site.app)
    return site.inspectPage(of: layout, showing: layouts.shown(layout, in: site.app))
  }

  private mutating func viewerPage(of screen: Screen, on held: HeldDevice) -> Page {
    if fullFrames.screen != screen.key { fullFrames = (screen.key, [:]) }
    for other in [held] + site.viewedDevices(around: held) where fullFrames.frames[other] == nil {
      let variant = site.configuredVariant(of: screen, on: other)
      let layout = layouts.layout(of: variant, in: site.app)
      fullFrames.frames[other] = Wireframe.fullContentFrame(of: layout)
    }
    return site.viewerPage(of: screen, on: held, fullFrames: fullFrames.frames)
  }

  private mutating func page(of walk: JourneyWalk) -> Page {
    let variant = site.configuredVariant(of: walk.screen, on: site.devices[walk.device])
    return site.prototypePage(of: layouts.layout(of: variant, in: site.app), on: walk)
  }

  private mutating func prototypePage(of screen: Screen, on held: HeldDevice) -> Page {
    let variant = site.configuredVariant(of: screen, on: held)
    return site.prototypePage(of: layouts.layout(of: variant, in: site.app))
  }
}
