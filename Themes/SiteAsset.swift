/// What the pages of a site look like and do: files that every site has.
package enum SiteAsset: Hashable, Sendable, CaseIterable {
  /// The one stylesheet, from the general to the particular.
  case style
  /// The one script, which only adds: every page is complete without it.
  case script
  /// The picture in the browser's tab.
  case icon
  /// A page for hosts that look for `index.html`: it leads to the gallery.
  case index

  /// The file's name in the site.
  package var name: String {
    switch self {
    case .style: "style.css"
    case .script: "script.js"
    case .icon: "icon.svg"
    case .index: "index.html"
    }
  }

  /// The file's bytes.
  package var bytes: [UInt8] {
    switch self {
    case .style:
      PackageResources.base_css + PackageResources.gallery_css + PackageResources.matrix_css
        + PackageResources.inspect_css + PackageResources.flow_css + PackageResources.reference_css
    case .script: PackageResources.script_js
    case .icon: PackageResources.icon_svg
    case .index: PackageResources.index_html
    }
  }
}
