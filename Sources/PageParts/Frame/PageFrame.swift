package import SiteFiles

/// What all pages of a site or of a report share: its name, the parts that every page links to, its
/// stylesheets and its script.
package struct PageFrame: Sendable {
  /// The name of the site or report.
  let name: String
  /// The page that the name leads to.
  let home: SitePath
  let parts: [Part]
  /// The stylesheets, from general to specific rules.
  let styles: [SitePath]
  let script: SitePath
  /// Whether the script runs before anything of the page is shown.
  private(set) var scriptIsFirst = false

  /// A part that every page links to.
  package struct Part: Sendable {
    let title: String
    let path: SitePath
    /// The id of an element of the page to go to.
    let place: String?
    let isForDevelopers: Bool
    let isCurrent: Bool

    package init(
      _ title: String, _ path: SitePath, at place: String? = nil, isForDevelopers: Bool = false,
      isCurrent: Bool = false
    ) {
      self.title = title
      self.path = path
      self.place = place
      self.isForDevelopers = isForDevelopers
      self.isCurrent = isCurrent
    }

    /// Returns the part about what changed, which only some sites have.
    package static func changes(at path: SitePath, isCurrent: Bool = false) -> Part {
      Part("Changes", path, isCurrent: isCurrent)
    }
  }

  package init(
    _ name: String, home: SitePath, parts: [Part], styles: [SitePath], script: SitePath
  ) {
    self.name = name
    self.home = home
    self.parts = parts
    self.styles = styles
    self.script = script
  }

  /// Creates the frame of a site's pages in one of its parts, or in none of those that all sites
  /// have.
  package init(ofSite name: String, in current: SitePart?) {
    self.init(
      name, home: SitePart.gallery.path, parts: Self.parts(ofSite: current),
      styles: ["style.css"], script: "script.js")
  }

  /// Creates the frame of a site's pages with one more stylesheet and with a script of their own,
  /// which runs before anything of the page is shown.
  package init(
    ofSite name: String, in current: SitePart, style: SitePath, firstScript script: SitePath
  ) {
    self.init(
      name, home: SitePart.gallery.path, parts: Self.parts(ofSite: current),
      styles: ["style.css", style], script: script)
    scriptIsFirst = true
  }

  /// Returns the frame with another part after the others.
  func adding(_ part: Part) -> PageFrame {
    var frame = PageFrame(name, home: home, parts: parts + [part], styles: styles, script: script)
    frame.scriptIsFirst = scriptIsFirst
    return frame
  }

  /// Returns the parts of a site, and marks the one that a page is in.
  package static func parts(ofSite current: SitePart?) -> [Part] {
    let parts = SitePart.allCases.map { part in
      Part(
        part.title, part.path, isForDevelopers: part.isForDevelopers, isCurrent: part == current)
    }
    let rules = Part("Problem codes", SitePart.problems.path, at: "rules", isForDevelopers: true)
    return parts + [rules]
  }
}
