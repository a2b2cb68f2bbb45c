import AppModel
import Disk
import SiteFiles

extension ReviewSide {
  /// The words that select screens of the side: keys and the names of folders, and for an app also
  /// ids and names.
  package var screenNames: Set<String> {
    switch self {
    case .app(let app, _):
      Set(app.screens.flatMap { [$0.key, $0.id, $0.slug, $0.name].compactMap(\.self) })
    case .site(let site):
      Set(site.contents.axes.screens + Self.folders(of: site.contents.files.map(\.path)))
    case .pictures(let folder): Set(Self.folders(of: folder.listing.paths))
    }
  }

  /// Returns the names of the folders of screens: `home` in `screens/home/iphone-se-1/full.svg`.
  private static func folders(of paths: [String]) -> [String] {
    paths.compactMap { path in
      let steps = path.split(separator: "/")
      guard let place = steps.firstIndex(of: "screens"), steps.indices.contains(place + 2) else {
        return nil
      }
      return String(steps[place + 1])
    }
  }
}
