/// What all pages of a site or of a report share: its name, the parts that every page links to, its
/// stylesheets and its script.
package struct PageFrame: Sendable {
  /// The name of the site or report.
  let name: String
  /// The page that the name leads to.
  let home: SitePath
  let parts: [SitePart]
  /// The part that the page is in; nil if it is not in one that all pages link to.
  let current: SitePart?
  /// The stylesheets, from general to specific rules.
  let styles: [SitePath]
  let script: SitePath
  /// Whether the script runs before anything of the page is shown.
  let scriptIsFirst: Bool

  package init(
    _ name: String, home: SitePath, parts: [SitePart], in current: SitePart?, styles: [SitePath],
    script: SitePath, scriptIsFirst: Bool = false
  ) {
    self.name = name
    self.home = home
    self.parts = parts
    self.current = current
    self.styles = styles
    self.script = script
    self.scriptIsFirst = scriptIsFirst
  }

  /// Returns the frame with another part after the others.
  func adding(_ part: SitePart) -> PageFrame {
    PageFrame(
      name, home: home, parts: parts + [part], in: current, styles: styles, script: script,
      scriptIsFirst: scriptIsFirst)
  }
}
