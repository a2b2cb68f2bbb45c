import AppModel

/// A finding in words: `Home > hero: 44 pt lower`.
struct FindingWords {
  let finding: Finding
  let names: AuthorNames

  init(_ finding: Finding, _ names: AuthorNames) {
    self.finding = finding
    self.names = names
  }

  var sentence: String {
    guard !finding.box.isEmpty else { return "\(screen ?? screens): \(words)" }
    let place = [screen, many].compactMap(\.self).joined(separator: " > ")
    return "\(place)\(screen == nil ? onScreens : ""): \(words)"
  }

  /// What shows it: how many screens, the menu, or pictures of which only the paths are known.
  var screens: String {
    guard finding.screens.isEmpty else { return finding.screens.count.of("screen") }
    return switch finding.otherPictures {
    case 0: "the menu"
    case 1: finding.example.quotable
    case let count: count.of("picture")
    }
  }

  private var onScreens: String {
    if finding.otherPictures > 0 { return " in \(screens)" }
    return finding.screens.isEmpty ? "" : " on \(screens)"
  }

  /// The screen, or the other picture, if it is only one.
  private var screen: String? {
    guard finding.otherPictures != 1 || !finding.screens.isEmpty else { return screens }
    return finding.screens.count == 1 ? names.screen(finding.screens[0]) : nil
  }

  /// The name of the box: that of the component, and what it is in the component.
  var name: String {
    let parts = finding.key.split(separator: "#", maxSplits: 1).map(String.init)
    let own = parts.first.map { $0.split(separator: "/").map(String.init) } ?? []
    switch finding.box {
    case "": return finding.screens.isEmpty && finding.otherPictures == 0 ? "the menu" : ""
    case "section": return names.component(own.first ?? "")
    case "header", "footer", "strip":
      return "the \(finding.box) of \(names.component(own.first ?? ""))"
    case "cell":
      return "\(own.last.map(cell) ?? "a cell") in \(names.component(own.first ?? ""))"
    case "tab", "menu-row", "bar-button":
      let id = (parts.last ?? "").split(separator: "/").last.map(String.init) ?? ""
      let noun = Self.noun(finding.box)
      return id.isForMachines ? "a \(noun)" : "the \(noun) '\(id.quotable)'"
    default: return "the \(Self.noun(finding.box))"
    }
  }

  /// The name of a cell, which is its item's id or its place.
  private func cell(_ key: String) -> String {
    let number = key.split(separator: "-").last.flatMap { Int($0) }
    if key.hasPrefix("cell-"), let number { return "cell \(number + 1)" }
    return key.isForMachines ? "item \(key.quotable)" : "'\(key.quotable)'"
  }

  /// Whether the boxes are more than one in the same place of each screen.
  var isMany: Bool { finding.keys > 1 }

  /// The name of the box, or the number of boxes: `42 sections`.
  var many: String {
    guard isMany else { return name }
    let noun = Self.noun(finding.box)
    return noun.hasSuffix("y")
      ? finding.boxes.of(noun, "\(noun.dropLast())ies") : finding.boxes.of(noun)
  }

  /// What a kind of box is called.
  static func noun(_ box: String) -> String {
    switch box {
    case "root": "content"
    case "navigation-bar": "bar"
    case "bar-title": "title"
    case "window", "status-bar": "status bar"
    case "context-button": "menu button"
    case "menu-row": "menu entry"
    case "fold": "end of the first screenful"
    case "legend": "legend"
    default: box.spoken
    }
  }

  /// What happened, without the place.
  var words: String {
    let (old, new) = (finding.oldText, finding.newText)
    if let words = placeholderWords { return words }
    switch finding.kind {
    case .added: return finding.box.isEmpty ? "only in the new pictures" : "added"
    case .removed: return finding.box.isEmpty ? "only in the old pictures" : "removed"
    case .moved, .resized: return moveWords
    case .reordered: return "in another place"
    case .retexted:
      return "\(Self.quoted(old)) became \(Self.quoted(new))\(isMany ? ", for example" : "")"
    case .restyled: return finding.key.isEmpty ? "looks different" : "drawn differently"
    case .retargeted:
      let isSame = target(new) == target(old)
      return isSame
        ? "opens \(Self.quoted(new)) instead of \(Self.quoted(old))"
        : "opens \(target(new)) instead of \(target(old))"
    case .placement: return "the bar is \(BarWords.place(new)) instead of \(BarWords.place(old))"
    case .statusBar:
      return "the status bar is \(new?.spoken ?? "") instead of \(old?.spoken ?? "")"
    case .entrance:
      return "entered as \(new?.spoken ?? "nothing") instead of \(old?.spoken ?? "nothing")"
    case .reparented: return "\(finding.key.quotable) is \(parentWords)"
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

  /// What happened to a box that is drawn for something that does not exist; nil for others.
  private var placeholderWords: String? {
    let (isOld, isNew) = (finding.isOldPlaceholder, finding.isNewPlaceholder)
    switch finding.kind {
    case .added where isNew && finding.box == "notice": return "the screen is missing now"
    case .removed where isOld && finding.box == "notice": return "the screen is not missing anymore"
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
  /// Where a bar in a state is.
  static func place(_ state: String?) -> String {
    switch state {
    case "on_top": "above its content"
    case "overlay": "over its content"
    case "hidden": "hidden"
    case let other: other?.spoken ?? "not set"
    }
  }
}
