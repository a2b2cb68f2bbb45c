import EmbeddedFiles

/// The files that only reports have, by their names in the folder of every report.
package enum ReportAsset: String, Hashable, Sendable, CaseIterable {
  /// A page for hosts that look for `index.html`; it redirects to the first page.
  case index = "index.html"
  /// The rules that follow those of a site's stylesheet.
  case style = "report.css"
  /// The one script of a report's pages, which only adds keys, ticks and other conveniences.
  case script = "report.js"

  /// The file's bytes.
  package var bytes: [UInt8] {
    switch self {
    case .index: EmbeddedFile.report_index_html.bytes
    case .style: EmbeddedFile.report_css.bytes
    case .script: EmbeddedFile.report_js.bytesInFunction
    }
  }
}
