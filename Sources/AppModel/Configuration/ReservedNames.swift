/// Names that the input may not choose for files or folders of the site.
///
/// The names that the site itself uses are listed here, not where the site is planned, because
/// device ids are checked against them while they are read. A test compares the list with the plans
/// of real sites.
package enum ReservedNames {
  /// Names that Windows reserves for devices, with or without an extension.
  package static let ofWindows: Set<String> =
    Set(["con", "prn", "aux", "nul"]).union((0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The name of each folder's first page: `index.xhtml`.
  package static let index = "index"

  /// Names of the site's own files and folders, without extensions, which no device may have.
  package static let ofSite: Set<String> = [
    index, "404", "boot", "families", "flow", "full", "icon", "inspect", "journeys", "label",
    "legend", "looks", "menu", "play", "plugins", "presentations", "print", "problems", "redlines",
    "routes", "screens", "script", "site", "sources", "style", "themes", "view",
  ]

  /// The extensions of the files of screens, devices and families.
  package static let endings = [".xhtml", ".svg"]

  /// Whether a name, or its part before the first dot, is one of these, ignoring case.
  package static func contains(_ name: String, among names: Set<String>) -> Bool {
    let name = folded(name)
    return names.contains(name) || names.contains(String(name.prefix { $0 != "." }))
  }

  /// Returns a name or path as a case-insensitive disk sees it.
  package static func folded(_ name: some StringProtocol) -> String { name.lowercased() }
}
