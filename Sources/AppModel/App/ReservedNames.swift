/// Names that a file or folder of the site cannot have just because somebody writes them.
///
/// What the site uses itself is listed here, and not where the site is planned, because the ids of
/// devices are checked against it as they are read. A test compares it with the plans of real sites.
package enum ReservedNames {
  /// Names that Windows keeps for its own devices, whatever follows them after a dot.
  package static let ofWindows: Set<String> =
    Set(["con", "prn", "aux", "nul"]).union((0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// The name of each folder's first page: `index.xhtml`.
  package static let index = "index"

  /// Names that the site itself gives to files and folders, without their endings, so that no device
  /// has them.
  package static let ofSite: Set<String> = [
    index, "boot", "families", "flow", "full", "icon", "legend", "menu", "plugins", "problems",
    "redlines", "routes", "screens", "script", "site", "sources", "style", "themes",
  ]

  /// What the names of the files of screens, devices and families end in.
  package static let endings = [".xhtml", ".svg"]

  /// Whether a name, or what it has before its first dot, is one of these, in capitals or not.
  package static func contains(_ name: String, among names: Set<String>) -> Bool {
    let name = folded(name)
    return names.contains(name) || names.contains(String(name.prefix { $0 != "." }))
  }

  /// A name or path as a disk sees it that ignores capitals.
  package static func folded(_ name: some StringProtocol) -> String { name.lowercased() }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, which every disk takes in a name.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
