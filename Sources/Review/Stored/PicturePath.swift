import AppLayout
import AppModel
import SiteFiles

/// What the path of a picture says, if it is like those of a site.
struct PicturePath {
  let subject: PictureSubject

  /// Reads the path of a picture without its ending.
  ///
  ///     themes/night/screens/home/iphone-se-1-landscape/on_top.merged
  init?(stem: String) {
    let path = PictureSteps(of: stem)
    let steps = path.steps
    let screen: String?
    let device: String
    let kind: PictureSubject.Kind
    if steps.count == 4, steps[0] == "screens", let found = Self.kind(of: steps[3]) {
      (screen, device, kind) = (steps[1], steps[2], found)
    } else if steps.count == 2, steps[0] == "menu" {
      (screen, device, kind) = (nil, steps[1], .menu)
    } else {
      return nil
    }
    let isLandscape = device.hasSuffix(Self.landscape)
    subject = PictureSubject(
      screen: screen, device: isLandscape ? String(device.dropLast(Self.landscape.count)) : device,
      orientation: isLandscape ? .landscape : .portrait, theme: path.theme, kind: kind)
  }

  private static let landscape = "-landscape"

  private static func kind(of name: String) -> PictureSubject.Kind? {
    if name == "menu" { return .menu }
    switch PictureState(named: name) {
    case .full?: return .full
    case .entrance(let entrance)?: return .entrance(entrance)
    case .bars(let placement, let statusBar)?: return .variant(placement, statusBar)
    case nil: return nil
    }
  }

  /// Whether a site has a picture at this path that is not compared, such as a specimen.
  static func isAside(stem: String) -> Bool {
    let steps = PictureSteps(of: stem).steps
    return steps.count == 1 && ["icon", "legend"].contains(steps[0])
      || ["families", "presentations"].contains(steps[0])
      || steps.count == 4 && steps[0] == "screens" && steps[3] == "redlines"
  }
}
