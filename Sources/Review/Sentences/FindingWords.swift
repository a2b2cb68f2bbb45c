import AppLayout
import AppModel

/// A finding in words: `Home > hero: 44 pt lower`.
struct FindingWords {
  let finding: Finding
  let names: AuthorNames
  /// Whether the name of the component is left out, because it was just said.
  var isShort = false

  init(_ finding: Finding, _ names: AuthorNames) {
    self.finding = finding
    self.names = names
  }

  var sentence: String {
    guard !finding.box.isEmpty else { return "\(screen ?? screens): \(words)" }
    let place = [screen, many].compactMap(\.self).joined(separator: " > ")
    return "\(place)\(screen == nil ? onScreens : ""): \(words)"
  }

  /// Where it is visible: how many screens, the menu, or pictures known only by their paths.
  var screens: String {
    guard finding.screens.isEmpty else { return finding.screens.count.of("screen") }
    return switch finding.otherPictures {
    case 0: "the menu"
    case 1: finding.example.quotable
    case let count: count.of("picture")
    }
  }

  private var onScreens: String {
    finding.screens.isEmpty || finding.otherPictures > 0 ? "" : " on \(screens)"
  }

  /// The screen, or the other picture, if it is only one.
  private var screen: String? {
    guard finding.otherPictures != 1 || !finding.screens.isEmpty else { return screens }
    return finding.screens.count == 1 ? names.screen(finding.screens[0]) : nil
  }

  /// What happened, without the place.
  var words: String {
    let (old, new) = (finding.oldText, finding.newText)
    if let words = placeholderWords { return words }
    switch finding.kind {
    case .added, .removed: return scopeWords ?? finding.kind.rawValue
    case .moved, .resized: return moveWords
    case .reordered: return "in a different position"
    case .retexted: return textWords(isPlural: isPlural) + (isMany ? ", for example" : "")
    case .restyled: return finding.key.isEmpty ? "looks different" : "drawn differently"
    case .retargeted:
      let isSame = target(new) == target(old)
      return isSame
        ? "opens \(Self.quoted(new)) instead of \(Self.quoted(old))"
        : "opens \(target(new)) instead of \(target(old))"
    case .placement: return "the bar is \(BarWords.place(new)) instead of \(BarWords.place(old))"
    case .statusBar:
      return "the status bar is \(new?.spoken ?? "not set") instead of \(old?.spoken ?? "not set")"
    case .entrance:
      return "entered as \(new?.spoken ?? "nothing") instead of \(old?.spoken ?? "nothing")"
    case .reparented: return nestingWords ?? "\(finding.key.quotable) is \(parentWords)"
    case .renamed: return "has the id \(Self.quoted(new)) instead of \(Self.quoted(old))"
    }
  }

  /// What a controller is in now; some others of its class may still be where they were.
  private var parentWords: String {
    switch (finding.oldText, finding.newText) {
    case (let old?, let new?): "in \(new.quotable) instead of \(old.quotable)"
    case (nil, let new?): "now also in \(new.quotable)"
    case (let old?, nil): "no longer in \(old.quotable)"
    case (nil, nil): "in another controller"
    }
  }

  /// Returns what became of a text.
  func textWords(isPlural: Bool) -> String {
    let (old, new) = (finding.oldText ?? "", finding.newText ?? "")
    if old.isEmpty { return "\(isPlural ? "say" : "says") \(Self.quoted(new)) now" }
    if new.isEmpty { return "no longer \(isPlural ? "say" : "says") \(Self.quoted(old))" }
    if finding.box == "menu-row", !isMany { return "called \(Self.quoted(new)) now" }
    return "\(Self.quoted(old)) became \(Self.quoted(new))"
  }

  /// What it means that only one side has a whole picture; nil for other findings.
  private var scopeWords: String? {
    let isAdded = finding.kind == .added
    return switch finding.scope {
    case nil, .screen: nil
    case .entrance(let entrance):
      "\(isAdded ? "now also" : "no longer") entered as \(entrance.words)"
    case .mainEntrance(let entrance):
      isAdded
        ? "still entered as \(entrance.words), besides the main way"
        : "mainly entered as \(entrance.words) now"
    case .menu: isAdded ? "opens now" : "no longer opens"
    case .picture where finding.screens.isEmpty:
      "only in the \(isAdded ? "new" : "old") pictures"
    case .picture:
      "\(finding.screens.count > 1 ? "have" : "has") \(isAdded ? "more" : "fewer") pictures"
    }
  }

  /// What it means that a controller is, or was, inside another one of its own class; nil for
  /// others.
  private var nestingWords: String? {
    let own = finding.key == Self.rootContainer ? "root container" : finding.key.quotable
    switch (finding.oldText == finding.key, finding.newText == finding.key) {
    case (true, false) where finding.newText == nil: return "no longer has a \(own) of its own"
    case (false, true) where finding.oldText == nil: return "has a \(own) of its own now"
    case (_, _): return nil
    }
  }

  /// Whether it says that a controller is, or was, inside another one of its own class.
  var isNesting: Bool { finding.kind == .reparented && nestingWords != nil }

  /// The class of the controller around everything that is presented.
  private static let rootContainer = "GARootViewContainerController"

  /// What happened to a box that is drawn for something that does not exist; nil for others.
  private var placeholderWords: String? {
    let (isOld, isNew) = (finding.isOldPlaceholder, finding.isNewPlaceholder)
    switch finding.kind {
    case .added where isNew && finding.box == "notice": return "the screen is missing now"
    case .removed where isOld && finding.box == "notice": return "the screen is no longer missing"
    case .retexted where isOld != isNew:
      let text = Self.quoted(isOld ? finding.newText : finding.oldText)
      let name = Self.quoted(isOld ? finding.oldText : finding.newText)
      let placeholder = name == "nothing" ? "a placeholder" : "a placeholder for \(name)"
      return isNew ? "\(placeholder) instead of \(text)" : "\(text) instead of \(placeholder)"
    case .restyled where isOld != isNew:
      return isNew ? "now a placeholder" : "no longer a placeholder"
    case .added, .removed, .moved, .resized, .reordered, .retexted, .restyled, .retargeted,
      .placement, .statusBar, .entrance, .reparented, .renamed:
      return nil
    }
  }

  private func target(_ key: String?) -> String { key.map(names.screen) ?? "nothing" }

  static func quoted(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "nothing" }
    return "'\(text.quotable)'"
  }

  /// How far it moved and how much it grew, as a range if pictures differ: `8 to 10 pt lower`.
  private var moveWords: String {
    guard let least = finding.least, let most = finding.most else { return "moved" }
    let parts = [
      Self.range(least.dx, most.dx, "to the right", "to the left"),
      Self.range(least.dy, most.dy, "lower", "higher"),
      Self.range(least.dw, most.dw, "wider", "narrower"),
      Self.range(least.dh, most.dh, "taller", "shorter"),
    ].compactMap(\.self)
    return parts.isEmpty ? "moved" : parts.joined(separator: ", ")
  }

  private static func range(_ least: Int, _ most: Int, _ up: String, _ down: String) -> String? {
    let (low, high) = (min(abs(least), abs(most)), max(abs(least), abs(most)))
    guard high > 0 else { return nil }
    // People see tenths of a point; less is only exact where it is all there is.
    let number = { (value: Int) in
      (Double(value < 50 ? value : (value + 50) / 100 * 100) / 1000).shortText
    }
    let amount = low == high ? number(low) : "\(number(low)) to \(number(high))"
    return "\(amount) pt \(most > 0 ? up : down)"
  }
}

/// The states of a bar in words.
enum BarWords {
  /// Returns where a bar in a state is.
  static func place(_ state: String?) -> String {
    switch state {
    case "on_top": "above its content"
    case "overlay": "over its content"
    case "hidden": "hidden"
    case let other: other?.spoken ?? "not set"
    }
  }
}
