import EmbeddedFiles

/// The files for the look and behavior of pages, by their names in every site.
package enum SiteAsset: String, Hashable, Sendable, CaseIterable {
  /// The one stylesheet, from general rules to specific ones.
  case style = "style.css"
  /// The one script, which only adds conveniences: every page is complete without it.
  case script = "script.js"
  /// The script of the pages that explain a screen, which makes a tool of their drawing.
  case inspectScript = "inspect.js"
  /// The rules of the prototype's pages, after those of all pages.
  case playStyle = "play.css"
  /// The one script of the prototype's pages, which adds motion, a mouse that drags, and places that
  /// are kept.
  case playScript = "play.js"
  /// The same for pages on a TV, with a remote.
  case remoteScript = "remote.js"
  /// The icon in the browser's tab.
  case icon = "icon.svg"
  /// A page for hosts that look for `index.html`; it redirects to the gallery.
  case index = "index.html"
  /// A page for hosts to show where an address leads nowhere.
  case notFound = "404.html"

  /// The file's bytes.
  package var bytes: [UInt8] {
    switch self {
    case .style: EmbeddedFile.style_css.bytes
    case .script: EmbeddedFile.script_js.bytesInFunction
    case .inspectScript: EmbeddedFile.inspect_js.bytesInFunction
    case .playStyle: EmbeddedFile.play_css.bytes
    case .playScript: EmbeddedFile.play_js.bytesInFunction
    case .remoteScript: EmbeddedFile.remote_js.bytesInFunction
    case .icon: EmbeddedFile.icon_svg.bytes
    case .index: EmbeddedFile.index_html.bytes
    case .notFound: EmbeddedFile.not_found_html.bytes
    }
  }

  /// The rules for the marks on what changed, which only sites with changes have.
  package static var marks: [UInt8] { EmbeddedFile.marks_css.bytes }
}
