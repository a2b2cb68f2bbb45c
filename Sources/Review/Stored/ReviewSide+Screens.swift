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
      Set(
        site.contents.axes.screens
          + site.contents.files.compactMap { PicturePath.screenFolder(of: $0.path) })
    case .pictures(let folder): Set(folder.listing.paths.compactMap(PicturePath.screenFolder))
    }
  }
}
