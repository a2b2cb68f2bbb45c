/// The files of an app folder as they came from the disk: nothing in them is vouched for.
package struct AppFiles: Sendable {
  private let contents: [String: Content]
  /// The name of the file that holds the screens.
  let rivers: String
  /// The names of other files that stand beside them, among which a misspelled one may be.
  let neighbours: [String]
  /// How many bytes were read of all files together, kept or not.
  let size: Int

  /// What was found under a name.
  package enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// The file is there but cannot be read; the reason is the system's own.
    case unreadable(String)
    /// The way to the file leads out of the app's folder.
    case outside
    /// With the file the app would have more bytes than this, which is all that may be read.
    case overLimit(Int)
    /// The file is there and was not read, because nothing in the app asks for it.
    case unread
    /// The file was looked at and not kept, because nothing in the app asks for it.
    case examined(Examination)
  }

  /// The files of a folder, by their names inside it.
  package init(
    _ contents: [String: Content], beside neighbours: [String] = [], size: Int = 0
  ) {
    self.contents = contents
    self.size = size
    self.neighbours = neighbours.sorted()
    rivers = Self.riversNames.first { contents[$0] != nil } ?? Self.riversNames[0]
  }

  /// The names of all files, sorted.
  package var names: [String] { contents.keys.sorted() }

  package subscript(name: String) -> Content? { contents[name] }

  /// The files with other content under a name, or without the file where there is none.
  func with(_ content: Content?, named name: String) -> AppFiles {
    var contents = contents
    contents[name] = content
    return AppFiles(contents, beside: neighbours, size: size)
  }
}

extension AppFiles {
  /// The files that an app folder may hold beside those in `feeds/`.
  package static let names =
    riversNames + familiesNames + [
      "plugin_configurations.json", "settings.json", "collections.json", "AppDefine.json",
      "routes.json", "riverbed.json",
    ]

  /// The folder whose JSON files are all read.
  package static let feedsFolder = "feeds"

  /// The file of that folder that lists the others.
  package static let feedIndex = "index.json"

  /// Whatever an app folder may hold that is read.
  package static var inputs: [String] { names + [feedsFolder] }

  /// The names under which the screens may stand, the one that is preferred first.
  static let riversNames = ["rivers.json", "layout.json"]

  /// The names under which families may stand, the one that is preferred first.
  static let familiesNames = ["families.json", "families.plist", "families.xml"]
}
