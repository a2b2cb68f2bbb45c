import EmbeddedFiles

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
      EmbeddedFile.base_css.bytes + EmbeddedFile.gallery_css.bytes + EmbeddedFile.matrix_css.bytes
        + EmbeddedFile.inspect_css.bytes + EmbeddedFile.flow_css.bytes
        + EmbeddedFile.reference_css.bytes
    case .script: EmbeddedFile.script_js.bytes
    case .icon: EmbeddedFile.icon_svg.bytes
    case .index: EmbeddedFile.index_html.bytes
    }
  }
}
