import AppLayout
import AppModel
package import SiteFiles
import Wireframe

extension Site {
  /// The record of the site's files, written as `site.json`.
  package var record: SiteRecord {
    SiteRecord(
      title: name, label: label, screens: screens.map(\.key), screenTitles: screens.map(\.title),
      axes: axes,
      themes: themes.map(\.name))
  }
}
