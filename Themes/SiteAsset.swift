import EmbeddedFiles

/// What the pages of a site look like and do: files that every site has, by
/// their names.
package enum SiteAsset: String, Hashable, Sendable, CaseIterable {
  /// The one stylesheet, from the general to the particular.
  case style = "style.css"
  /// The one script, which only adds: every page is complete without it.
  case script = "script.js"
  /// The picture in the browser's tab.
  case icon = "icon.svg"
  /// A page for hosts that look for `index.html`: it leads to the gallery.
  case index = "index.html"

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
