import AppLayout
import AppModel

/// What the path of a picture says, if it is like those of a site.
struct PicturePath {
  let subject: PictureSubject

  /// Reads the path of a picture without its ending.
  ///
  ///     themes/night/screens/home/iphone-se-1-landscape/on_top.merged
  init?(stem: String) {
    var steps = stem.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    var theme: String?
    if steps.count > 2, steps[0] == "themes" {
      theme = steps[1]
      steps.removeFirst(2)
    }
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
      orientation: isLandscape ? .landscape : .portrait, theme: theme, kind: kind)
  }

  private static let landscape = "-landscape"

  private static func kind(of name: String) -> PictureSubject.Kind? {
    if name == "full" { return .full }
    if name == "menu" { return .menu }
    let entrance = "entrance-"
    if name.hasPrefix(entrance) {
      return Entrance(rawValue: String(name.dropFirst(entrance.count))).map { .entrance($0) }
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, let placement = Placement(rawValue: words[0]),
      let statusBar = StatusBar(rawValue: words[1])
    else { return nil }
    return .variant(placement, statusBar)
  }

  /// Whether a site has a picture at this path that is not compared, such as a specimen.
  static func isAside(stem: String) -> Bool {
    let steps = stem.split(separator: "/")
    return ["icon", "legend"].contains(stem)
      || ["families", "presentations"].contains(steps.first ?? "")
      || steps.count == 4 && steps[0] == "screens" && steps[3] == "redlines"
  }
}
