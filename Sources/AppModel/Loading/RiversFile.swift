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
    let layout = layout(of: root, &reader)
    if known != nil, reader.budget?.isExceeded == true { return read(root, &diagnostics) }
    diagnostics = reader.finished()
    return screens.map {
      FileValues.Rivers(
        screens: $0, location: Location(file: root.location.file, offset: 0),
        budget: reader.budget, layout: layout)
    }
  }

  /// Reads what an object that has the screens says besides.
  private static func layout(of root: JSON, _ reader: inout ObjectReader) -> LayoutFile {
    switch Shape(of: root) {
    case .list(let list) where list.location != root.location,
      .keyed(let list) where list.location != root.location:
      reader.lend(to: root, LayoutFile.init)
    case .list, .keyed, .dump, .single, .nothing: .none
    }
  }

  /// Where the screens are in the file.
  enum Shape {
    /// A list of screens, or an object keyed by their ids: the file, or what it has under `screens`.
    case list(JSON), keyed(JSON)
    /// An Android dump of one screen, under `screenMap`.
    case dump(JSON)
    case single
    case nothing

    init(of root: JSON) {
      if case .array = root.content {
        self = .list(root)
      } else if let screens = root.member("screens"), let list = Shape(ofScreens: screens) {
        self = list
      } else if let dump = root.member("screenMap"), dump.isObject {
        self = .dump(dump)
      } else if root.isObject, root.members.allSatisfy(\.value.isObject) {
        self = .keyed(root)
      } else {
        // An id and a name are also what a layout.json has next to its list.
        let isScreen =
          root.isScreen && (root.member("screens") == nil || root.hasContentOfScreen)
        self = isScreen ? .single : .nothing
      }
    }

    private init?(ofScreens screens: JSON) {
      switch screens.content {
      case .array: self = .list(screens)
      case .object(let members)
      where !screens.isScreen && members.allSatisfy({ $0.value.isObject }):
        self = .keyed(screens)
      case .object, .string, .number, .bool, .null: return nil
      }
    }
  }

  private static func screens(
    of root: JSON, _ reader: inout ObjectReader, _ known: KnownScreens?
  ) -> [Screen]? {
    switch Shape(of: root) {
    case .list(let list):
      let isFile = list.location == root.location
      if !isFile { reportOtherLists(in: root, &reader) }
      return reader.elements(
        list.elements, of: isFile ? "the list of screens" : "'screens'", weight: weight,
        knowing: { known?.screen($0) }, Screen.init)
    case .keyed(let list):
      if list.location != root.location { reportOtherLists(in: root, &reader) }
      return keyed(list, &reader, known)
    case .dump(let dump):
      reader.report(.androidDump)
      return [reader.lend(to: dump, Screen.init)]
    case .single:
      reader.report(.singleScreen)
      return [reader.lend(to: root, Screen.init)]
    case .nothing:
      reportNothing(in: root, &reader)
      return nil
    }
  }

  private static func reportOtherLists(in root: JSON, _ reader: inout ObjectReader) {
    for (key, value) in root.members where Nearest.isMisspelled(key.text, "screens") {
      reader.report(.unreadList(key.text), at: value.location)
    }
  }

  private static func reportNothing(in root: JSON, _ reader: inout ObjectReader) {
    guard let other = root.members.last(where: { !$1.isObject }) else {
      reader.report(.noScreens(root.description))
      return
    }
    if root.isScreen, let screens = root.member("screens") {
      reader.report(.noScreens(screens.description), at: screens.location)
      return
    }
    let screens = root.members.map(\.value.isObject)
    let isKeyed = screens.count(where: \.self) * 2 > screens.count
    reader.report(
      isKeyed
        ? .noScreen(other.key.text, other.value.description) : .noList(nearMiss(in: root)),
      at: isKeyed ? other.value.location : nil)
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
      "found \(kind) under '\(name: key)' where a screen keyed by its id was expected"
    ).leavingUnread
  }

  fileprivate static func unreadList(_ key: String) -> Self {
    Self(
      .riversShape, .warning,
      "'\(name: key)' is not read because there is 'screens'",
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
