/// Reads `rivers.json` in all the shapes in which the apps and their tools write it.
enum RiversFile {
  /// The screens of the file, in file order; nil where it holds no screens at all.
  static func read(_ root: JSON, _ diagnostics: inout [Diagnostic]) -> [Screen]? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    defer { diagnostics = reader.finished() }
    switch root.content {
    case .array(let elements):
      return reader.elements(elements, of: "the list of screens", Screen.init)
    case .object: return readObject(root, &reader)
    case .string, .number, .bool, .null:
      reader.report(.noScreens(root.description))
      return nil
    }
  }

  private static func readObject(_ root: JSON, _ reader: inout ObjectReader) -> [Screen]? {
    if let screens = root.member("screens"), case .array(let elements) = screens.content {
      return reader.elements(elements, of: "'screens'", Screen.init)
    }
    if let dump = root.member("screenMap"), case .object = dump.content {
      reader.report(.androidDump)
      return [reader.lend(to: dump, Screen.init)]
    }
    let values = root.members.map(\.value)
    if values.allSatisfy(\.isObject) {
      return reader.lend(to: root) { reader in
        reader.named { id, screen in Screen(&screen, keyedBy: id) }
      }
    }
    guard screenKeys.contains(where: { root.member($0) != nil }) else {
      reader.report(.noScreens("an object that is no screen"))
      return nil
    }
    reader.report(.singleScreen)
    return [reader.lend(to: root, Screen.init)]
  }

  /// Keys by which an object is known to be a screen.
  private static let screenKeys: [StaticString] = ["ui_components", "navigations", "type"]
}

extension JSON {
  fileprivate var isObject: Bool { node.kind == .object }
}

extension Rule {
  static let riversShape = Rule(
    "rivers-shape",
    means:
      "The file of screens is neither a list of screens, nor an object keyed by their ids, nor "
      + "an object with \"screens\". One screen alone, or an Android dump of one, is read with a "
      + "warning.",
    matters: "The apps read a list; anything else leaves them without screens.",
    mend: "Export rivers.json again, or put the screen into a list.")
}

extension Diagnostic.Message {
  fileprivate static func noScreens(_ kind: String) -> Self {
    Self(.riversShape, .error, "found \(kind) where a list of screens was expected")
  }

  fileprivate static var androidDump: Self {
    Self(.riversShape, .warning, "the file is an Android dump of one screen; its screenMap is read")
  }

  fileprivate static var singleScreen: Self {
    Self(
      .riversShape, .warning, "the file is one screen where a list belongs",
      .action("put it into [ ]"))
  }
}
