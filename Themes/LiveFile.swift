import EmbeddedFiles

/// The files that only a site that is served has, by their paths in it.
package enum LiveFile: String, Hashable, Sendable, CaseIterable {
  /// The script that shows what each save did.
  case script = ".live/live.js"
  /// The rules for what it adds to pages.
  case style = ".live/live.css"
  /// The page that is shown until an app can be read.
  case waiting = ".live/waiting.html"

  /// The file's bytes.
  package var bytes: [UInt8] {
    switch self {
    case .script: EmbeddedFile.live_js.bytesInFunction
    case .style: EmbeddedFile.live_css.bytes
    case .waiting: EmbeddedFile.waiting_html.bytes
    }
  }
}
