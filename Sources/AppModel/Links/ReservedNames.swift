/// Names that a file or folder of the site cannot have just because somebody writes them.
package enum ReservedNames {
  /// Names that Windows keeps for its own devices, whatever follows them after a dot.
  package static let ofWindows: Set<String> =
    Set(["con", "prn", "aux", "nul"]).union((0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The name of each folder's first page: `index.xhtml`.
  package static let index = "index"

  /// Names that the site itself gives to files and folders, so that no device has them.
  package static let ofSite: Set<String> = [
    index, "families", "full", "menu", "redlines", "screens", "site", "themes",
  ]

  /// Whether a name, or what it has before its first dot, is one of these, in capitals or not.
  package static func contains(_ name: String, among names: Set<String>) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || names.contains(String(name.prefix { $0 != "." }))
  }
}
