import AppLayout
import AppModel
import SiteFiles
import Wireframe

extension Site {
  /// The record of the site's files, written as `site.json`.
  var record: SiteRecord {
    SiteRecord(title: name, screens: screens.map(\.key), axes: axes, themes: themes.map(\.name))
  }
}
