/// A file that Zapp publishes for an app, wherever in the app's folder it lies: `layout.json`, or
/// `layouts/layout-3f2a.json`.
package struct PublishedFile: Hashable, Sendable {
  /// The name under which the file is read; nil if Riverbed does not read it.
  package let name: String?
  /// What it has before any suffix, the preferred spelling first.
  let stems: [String]

  /// The kinds of files, each of which an app has once.
  package static let all = [
    PublishedFile(name: layout, stems: ["layout"]),
    PublishedFile(name: AppFile.rivers.name, stems: ["rivers"]),
    PublishedFile(
      name: AppFile.plugins.name,
      stems: [
        "plugin_configurations", "plugin_configuration", "pluginconfigurations",
        "pluginconfiguration",
      ]),
    PublishedFile(name: nil, stems: ["tablet_layout"]),
    PublishedFile(name: nil, stems: ["cell_styles", "cellstyles", "cell_style", "cellstyle"]),
    PublishedFile(name: nil, stems: ["tablet_cell_styles"]),
    PublishedFile(name: nil, stems: ["presets_mapping", "presetsmapping"]),
    PublishedFile(name: nil, stems: ["tablet_presets_mapping"]),
    PublishedFile(
      name: nil,
      stems: [
        "remote_configurations", "remote_configuration", "remoteconfigurations",
        "remoteconfiguration",
      ]),
    PublishedFile(name: nil, stems: ["runtime_configuration_urls"]),
  ]

  /// Finds the kind of the file at a path; nil for any other file.
  init?(at path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let kind = Self.all.first(where: { $0.isCalled(name) }) else { return nil }
    self = kind
  }

  private init(name: String?, stems: [String]) { (self.name, self.stems) = (name, stems) }

  /// The file of screens that may have the menus and the mapping of types, too.
  package static let layout = "layout.json"

  /// The keys of `files` in `riverbed.json`, and the names under which these files are read.
  static let options: [(key: StaticString, name: String)] = [
    ("layout", layout), ("rivers", AppFile.rivers.name), ("plugins", AppFile.plugins.name),
    ("settings", AppFile.settings.name),
  ]

  /// The ending of all of them.
  private static let ending = ".json"

  /// Whether a file in a folder can be this one: with or without a hash or a version.
  package func isCalled(_ name: String) -> Bool {
    guard name.hasSuffix(Self.ending) else { return false }
    let start = name.dropLast(Self.ending.count)
    return stems.contains { stem in
      start.hasPrefix(stem) && start.dropFirst(stem.count).allSatisfy(\.isOfSuffix)
    }
  }

  /// Whether a file in a folder has exactly the preferred name.
  func isExactly(_ name: String) -> Bool { name == stems[0] + Self.ending }
}

extension Character {
  /// Whether a hash or a version in the name of a file can have the character.
  fileprivate var isOfSuffix: Bool {
    isASCII && (isLetter || isNumber) || self == "_" || self == "-"
  }
}
