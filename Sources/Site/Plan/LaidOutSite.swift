import AppLayout
import Disk
import Wireframe

/// A site with the layouts that its pages and pictures are made from. Each thread has its own.
struct LaidOutSite {
  let site: Site
  private var layouts = LayoutMemory()
  /// What the pictures of the full content of one screen show, by the devices; the pages of its
  /// viewers follow each other.
  private var fullFrames: (screen: String, frames: [HeldDevice: Rect]) = ("", [:])

  init(_ site: Site) {
    self.site = site
  }

  /// Returns the layout of the configured variant of a screen.
  mutating func layout(of screen: Screen, on held: HeldDevice) -> VariantLayout {
    layouts.layout(of: site.configuredVariant(of: screen, on: held), in: site.app)
  }

  /// Returns what pictures show of the layout that was asked for last.
  mutating func shown(_ layout: VariantLayout) -> ShownScreen {
    layouts.shown(layout, in: site.app)
  }

  /// Returns what the pictures of the full content of a screen show, on a device and on those that
  /// its viewer also has.
  mutating func fullFrames(of screen: Screen, around held: HeldDevice) -> [HeldDevice: Rect] {
    if fullFrames.screen != screen.key { fullFrames = (screen.key, [:]) }
    for other in [held] + site.viewedDevices(around: held) where fullFrames.frames[other] == nil {
      fullFrames.frames[other] = Wireframe.fullContentFrame(of: layout(of: screen, on: other))
    }
    return fullFrames.frames
  }

  /// Returns a picture of a variant: its window, unless something else of it is drawn.
  mutating func picture(
    of variant: Variant, brand: KeyPath<ShownScreen, BrandColors?> = \.brand,
    draw: @escaping (ShownScreen) -> Wireframe = { Wireframe($0) }
  ) -> SitePicture {
    let layout = layouts.layout(of: variant, in: site.app)
    let (shown, content) = layouts.shownWithHash(layout, in: site.app)
    return SitePicture(shown[keyPath: brand]) {
      shown.write(to: &$0, content: content)
    } draw: {
      draw(shown)
    }
  }
}

/// What a picture of the site shows, apart from its theme.
struct SitePicture {
  /// The colors of the app's own bar in it.
  let brand: BrandColors?
  /// Writes all that the picture shows apart from these colors.
  private let write: (inout RunningHash) -> Void
  /// Draws the picture, before a theme gives it colors.
  let draw: () -> Wireframe

  init(
    _ brand: BrandColors? = nil, write: @escaping (inout RunningHash) -> Void,
    draw: @escaping () -> Wireframe
  ) {
    self.brand = brand
    self.write = write
    self.draw = draw
  }

  /// Writes all that the picture shows in a theme, apart from the theme itself.
  func write(to hash: inout RunningHash, in theme: Theme) {
    write(&hash)
    hash.write(theme.wearsAppColors ? brand : nil)
  }
}
