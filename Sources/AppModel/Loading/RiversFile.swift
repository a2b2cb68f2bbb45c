/// Reads `rivers.json` in all the shapes that the apps and their tools write.
enum RiversFile {
  /// The number of elements that a screen counts as, because it becomes pages and pictures.
  static let weight = 3

  /// Reads the screens, in file order; returns nil where the file does not hold any.
  ///
  /// Screens that are known from an earlier reading are taken from there. If the file with them
  /// could have too many elements, all are read again, because only the first count.
  static func read(
    _ root: JSON, _ diagnostics: inout DiagnosticLog, knowing known: KnownScreens? = nil
  ) -> FileValues.Rivers? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    reader.budget = known?.budget
    let screens = screens(of: root, &reader, known)
    if known != nil, reader.budget?.isExceeded == true { return read(root, &diagnostics) }
    diagnostics = reader.finished()
    return screens.map {
      FileValues.Rivers(
        screens: $0, location: Location(file: root.location.file, offset: 0),
        budget: reader.budget)
    }
  }

  private static func screens(
    of root: JSON, _ reader: inout ObjectReader, _ known: KnownScreens?
  ) -> [Screen]? {
    switch root.content {
    case .array(let elements):
      return reader.elements(
        elements, of: "the list of screens", weight: weight, knowing: { known?.screen($0) },
        Screen.init)
    case .object: return readObject(root, &reader, known)
    case .string, .number, .bool, .null:
      reader.report(.noScreens(root.description))
      return nil
    }
  }

  private static func readObject(
    _ root: JSON, _ reader: inout ObjectReader, _ known: KnownScreens?
  ) -> [Screen]? {
    if let screens = root.member("screens"), let list = read(screens, of: root, &reader, known) {
      return list
    }
    if let dump = root.member("screenMap"), case .object = dump.content {
      reader.report(.androidDump)
      return [reader.lend(to: dump, Screen.init)]
    }
    guard let other = root.members.last(where: { !$1.isObject }) else {
      return keyed(root, &reader, known)
    }
    guard root.isScreen else {
      let screens = root.members.map(\.value.isObject)
      let isKeyed = screens.count(where: \.self) * 2 > screens.count
      reader.report(
        isKeyed
          ? .noScreen(other.key.text, other.value.description) : .noList(nearMiss(in: root)),
        at: isKeyed ? other.value.location : nil)
      return nil
    }
    // An id and a name are also what a layout.json has next to its list.
    if let screens = root.member("screens"), !root.hasContentOfScreen {
      reader.report(.noScreens(screens.description), at: screens.location)
      return nil
    }
    reader.report(.singleScreen)
    return [reader.lend(to: root, Screen.init)]
  }

  /// Reads the screens under `screens`: a list, or an object keyed by their ids.
  private static func read(
    _ screens: JSON, of root: JSON, _ reader: inout ObjectReader, _ known: KnownScreens?
  ) -> [Screen]? {
    let list: [Screen]
    switch screens.content {
    case .array(let elements):
      list = reader.elements(
        elements, of: "'screens'", weight: weight, knowing: { known?.screen($0) }, Screen.init)
    case .object(let members)
    where !screens.isScreen && members.allSatisfy({ $0.value.isObject }):
      list = keyed(screens, &reader, known)
    case .object, .string, .number, .bool, .null: return nil
    }
    for (key, value) in root.members where Nearest.isMisspelled(key.text, "screens") {
      reader.report(.unreadList(key.text), at: value.location)
    }
    return list
  }

  private static func keyed(
    _ screens: JSON, _ reader: inout ObjectReader, _ known: KnownScreens?
  ) -> [Screen] {
    reader.lend(to: screens) { reader in
      reader.named(weight: weight, knowing: { known?.screen($0, $1) }) { id, screen in
        Screen(&screen, keyedBy: id)
      }
    }
  }

  private static func nearMiss(in root: JSON) -> String? {
    root.members.map(\.key.text).first { Nearest.isMisspelled($0, "screens") }
  }
}

extension Nearest {
  fileprivate static func isMisspelled(_ name: String, _ wanted: String) -> Bool {
    self.name(to: name, among: [wanted]) != nil
  }
}

extension JSON {
  /// Whether an object is a screen, by its content or by its id and name.
  fileprivate var isScreen: Bool {
    hasContentOfScreen
      || (member("id")?.isObject == false && member("name")?.isObject == false)
  }

  /// Whether an object has keys that only a screen has.
  fileprivate var hasContentOfScreen: Bool {
    let typicalKeys: [StaticString] = ["ui_components", "navigations", "type", "home"]
    return typicalKeys.contains { member($0).map { !$0.isObject } ?? false }
  }
}

extension Rule {
  static let riversShape = Rule(
    "rivers-shape",
    means:
      "The file of screens is not a list of screens, an object keyed by their ids, or "
      + "an object with \"screens\". A single screen, or an Android dump of one, is read with a "
      + "warning.",
    matters: "The apps read a list; anything else leaves them without screens.",
    fix: "Export rivers.json again, or put the screen into a list.")
}

extension Diagnostic.Message {
  fileprivate static func noScreens(_ kind: Diagnostic.Sentence) -> Self {
    Self(.riversShape, .error, "found \(kind) where a list of screens was expected")
      .leavingUnread
  }

  fileprivate static func noList(_ nearMiss: String?) -> Self {
    Self(
      .riversShape, .error,
      "found an object that is not a screen where a list of screens was expected",
      nearMiss.map { .action("write 'screens' for '\($0.quotable)'") }
    ).leavingUnread
  }

  fileprivate static func noScreen(_ key: String, _ kind: Diagnostic.Sentence) -> Self {
    Self(
      .riversShape, .error,
      "found \(kind) under '\(key.quotable)' where a screen keyed by its id was expected"
    ).leavingUnread
  }

  fileprivate static func unreadList(_ key: String) -> Self {
    Self(
      .riversShape, .warning,
      "'\(key.quotable)' is not read because there is 'screens'",
      .action("remove one of the two"))
  }

  fileprivate static var androidDump: Self {
    Self(.riversShape, .warning, "the file is an Android dump of one screen; its screenMap is read")
  }

  fileprivate static var singleScreen: Self {
    Self(
      .riversShape, .warning, "the file is a single screen where a list belongs",
      .action("put it into [ ]"))
  }
}
