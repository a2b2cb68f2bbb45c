import AppLayout

/// What the path of a picture says, if it is like those that `SitePaths` makes for pictures that
/// are compared, with or without its ending.
///
///     themes/night/screens/home/iphone-se-1-landscape/on_top.merged.svg
package struct PicturePath {
  /// The theme's name in paths; nil for the first theme.
  package let theme: String?
  /// The name of the screen's folder; nil for the app's open menu.
  package let screen: String?
  /// The device in its orientation, by its name in paths.
  package let device: String
  /// The name of a screen's picture in its folder.
  private let name: String?

  /// Reads the path of a picture.
  package init?(_ path: String) {
    let (theme, steps) = Self.steps(of: Self.stem(of: path))
    self.theme = theme
    if steps.count == 4, steps[0] == Self.screens {
      (screen, device, name) = (steps[1], steps[2], steps[3])
    } else if steps.count == 2, steps[0] == PictureKind.menu.name {
      (screen, device, name) = (nil, steps[1], nil)
    } else {
      return nil
    }
  }

  /// What the picture shows, with the names in paths for the screen and the theme; nil for a
  /// picture of a screen that is not compared.
  package var subject: PictureSubject? {
    guard let kind = name.map(PictureKind.init(named:)) ?? .menu else { return nil }
    let ending = Orientation.landscape.ending
    let isLandscape = device.hasSuffix(ending)
    return PictureSubject(
      screen: screen, device: isLandscape ? String(device.dropLast(ending.count)) : device,
      orientation: isLandscape ? .landscape : .portrait, theme: theme, kind: kind)
  }
}

extension PicturePath {
  private static let screens = "screens"

  /// Returns the path of a picture without its ending.
  package static func stem(of path: String) -> String {
    path.hasSuffix(".svg") ? String(path.dropLast(4)) : path
  }

  /// Returns the folders and the name of a file, without the folder of a theme other than the
  /// first, whose name comes separately.
  private static func steps(of path: String) -> (theme: String?, steps: [String]) {
    let all = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard all.count > 2, all[0] == "themes" else { return (nil, all) }
    return (all[1], Array(all.dropFirst(2)))
  }

  /// Returns the path without the folder of a theme other than the first.
  package static func withoutTheme(_ path: String) -> String {
    steps(of: path).steps.joined(separator: "/")
  }

  /// Returns the name of a screen's folder in the path of one of its files, in whatever folder the
  /// site is: `home` in `old/screens/home/iphone-se-1/full.svg`.
  package static func screenFolder(of path: String) -> String? {
    let steps = path.split(separator: "/")
    guard let place = steps.firstIndex(of: screens[...]), steps.indices.contains(place + 2) else {
      return nil
    }
    return String(steps[place + 1])
  }

  /// Whether a site has a picture at this path that is not compared, such as a specimen.
  package static func isAside(_ path: String) -> Bool {
    let steps = steps(of: stem(of: path)).steps
    return steps.count == 1 && ["icon", "legend"].contains(steps[0])
      || ["families", "presentations"].contains(steps[0])
      || steps.count == 4 && steps[0] == screens && steps[3] == "redlines"
      || steps.count == 3 && steps[0] == screens && steps[2].hasPrefix("window-")
  }
}
