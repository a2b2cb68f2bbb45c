/// What a file of screens says besides its screens: the menus and bars that they share, and which
/// screen opens for items of each type.
package struct LayoutFile: Hashable, Sendable {
  /// Whether the file is meant for the client of today.
  let isOfToday: Bool
  /// The location of the version that says so.
  let version: Location?
  private(set) var navigations: [Navigation]
  let contentTypes: ContentTypes

  /// What a file says that has nothing but screens.
  static let none = LayoutFile(
    isOfToday: false, version: nil, navigations: [], contentTypes: .none)

  /// The version of the client of today, as the file writes it.
  static let versionOfToday = "2"

  /// Whether the file says nothing besides its screens.
  var isEmpty: Bool { !isOfToday && navigations.isEmpty && contentTypes.isEmpty }

  /// The same without the client that it is meant for, which only decides what the settings say.
  package var ofAnyClient: LayoutFile {
    LayoutFile(
      isOfToday: false, version: nil, navigations: navigations, contentTypes: contentTypes)
  }

  /// Returns the same from a file with a name.
  func inFile(_ name: String) -> LayoutFile {
    var layout = self
    layout.navigations = navigations.map { $0.shared(in: name) }
    return layout
  }

  /// Whether the bytes of a file are a layout that wins over `rivers.json`.
  static func wins(_ bytes: [UInt8]) -> Bool {
    guard let root = JSONParsing(bytes).document?.root else { return false }
    return root.member("api_version")?.plainText == versionOfToday
      || root.member("navigations") != nil || root.member("content_types") != nil
  }
}

extension LayoutFile {
  init(_ reader: inout ObjectReader) {
    reader.mayHaveOtherKeys()
    reader.knows("screens")
    let version = reader.locatedText("api_version")
    isOfToday = version?.value == Self.versionOfToday
    self.version = isOfToday ? version?.location : nil
    navigations = reader.list("navigations") { Navigation(&$0) }
    contentTypes = reader.object("content_types", ContentTypes.init)
  }
}

/// Which screen opens for items of each type that do not name a screen themselves.
package struct ContentTypes: Hashable, Sendable {
  /// The types in file order.
  package let mappings: [Mapping]
  private let screens: [String: Located<String>]

  /// A type and the id of its screen.
  package struct Mapping: Hashable, Sendable {
    package let type: String
    package let screen: Located<String>?
    /// Where what is said about the type begins.
    let location: Location
  }

  static let none = ContentTypes(mappings: [])

  var isEmpty: Bool { mappings.isEmpty }

  private init(mappings: [Mapping]) {
    self.mappings = mappings
    screens = Dictionary(
      mappings.compactMap { mapping in mapping.screen.map { (mapping.type, $0) } },
      uniquingKeysWith: { _, last in last })
  }

  /// Returns the id of the screen for a type.
  package subscript(type: String) -> Located<String>? { screens[type] }
}

extension ContentTypes {
  init(_ reader: inout ObjectReader) {
    self.init(
      mappings: reader.named { type, mapping in
        mapping.mayHaveOtherKeys()
        return Mapping(
          type: type, screen: mapping.locatedText("screen_id"), location: mapping.location)
      })
  }
}
