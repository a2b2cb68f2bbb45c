import AppLayout
import AppModel
import Wireframe

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
    if let journey = finding.journey { return journey.sentence }
    if case .value = finding.subject { return "\(screen ?? pages): \(words)" }
    if let words = placeholderSentence { return words }
    guard finding.box != nil else { return "\(screen ?? screens): \(words)" }
    let place = [screen, many].compactMap(\.self).joined(separator: " > ")
    return "\(place)\(screen == nil ? onScreens : ""): \(words)"
  }

  /// Where it is visible: how many screens, the menu, or pictures known only by their paths.
  var screens: String {
    guard finding.screens.isEmpty else {
      let titles = finding.screens.prefix(.mostNamed + 2).map(names.screen)
      return titles.count > .mostNamed + 1 ? finding.screens.count.of("screen") : titles.listed()
    }
    return switch finding.otherPictures {
    case 0: "the menu"
    case 1: (finding.example ?? "").quotable
    case let count: count.of("picture")
    }
  }

  /// What it means that all placeholders for missing screens come or go; nil for other findings.
  private var placeholderSentence: String? {
    guard finding.scope == .screen, finding.isPlaceholder.old != finding.isPlaceholder.new,
      let first = finding.screens.first
    else { return nil }
    let isOne = finding.screens.count == 1
    if isOne, finding.isPlaceholder.old, names.isRemoved(first) {
      return "nothing leads to \(names.removedScreen(first)) any more"
    }
    let subject =
      isOne
      ? AuthorNames.missing(first) : "\(finding.screens.count) missing screens"
    let verb = isOne ? "is" : "are"
    return "\(subject) \(finding.isPlaceholder.new ? "\(verb)" : "\(verb) no longer") asked for"
  }

  /// The pages of several screens, or those about the app.
  private var pages: String {
    finding.screens.isEmpty ? "the app" : "the pages of \(finding.screens.count.of("screen"))"
  }

  private var onScreens: String {
    finding.screens.isEmpty || finding.otherPictures > 0 ? "" : " on \(screens)"
  }

  /// The screen, or the other picture, if it is only one.
  private var screen: String? {
    guard finding.otherPictures != 1 || !finding.screens.isEmpty else { return screens }
    guard finding.screens.count == 1, let key = finding.screens.first else { return nil }
    return finding.kind == .removed && finding.scope == .screen
      ? names.removedScreen(key) : names.screen(key)
  }

  /// What happened, without the place.
  var words: String {
    if let words = placeholderWords { return words }
    switch finding.event {
    case .added, .removed: return scopeWords ?? viewWords ?? finding.kind.rawValue
    case .moved, .resized: return moveWords
    case .reordered:
      if case .value = finding.subject { return "pages have another order" }
      return "in a different position"
    case .retexted(let texts):
      return words(of: texts, isPlural: isPlural) + (isMany ? ", for example" : "")
    case .restyled:
      guard finding.subject == .picture else { return "drawn differently" }
      return areMany ? "look different" : "looks different"
    case .retargeted(let targets):
      return "\(isPlural ? "open" : "opens") \(words(ofTargets: targets))"
    case .placement(let bars):
      let places = bars.map { $0?.state ?? "not set" }
      return "the bar is \(places.new) instead of \(places.old)"
    case .statusBar(let bars):
      let states = bars.map { $0?.words ?? "not set" }
      return "the status bar is \(states.new) instead of \(states.old)"
    case .entrance(let entrances):
      return words(ofEntrances: entrances)
    case .reparented(let outer):
      guard let nesting = nestingWords else { return "\(controller) is \(parentWords(outer))" }
      return areMany ? nesting.many : nesting.one
    case .retitled(let texts):
      guard let old = texts.old, let new = texts.new else { return "another name" }
      return "\(Self.quoted(old)) is called \(Self.quoted(new)) now"
    case .renoted(let texts): return words(ofPages: texts, "the note is", "the note is no longer")
    case .reworded(let texts): return words(ofPages: texts, "pages say", "pages no longer say")
    case .journey(let change): return change.sentence
    case .renamed(let ids):
      return "has the id \(Self.quoted(ids.new)) instead of \(Self.quoted(ids.old))"
    }
  }

  /// Returns what pages say now, and what they said before.
  private func words(
    ofPages texts: Sides<String?>, _ beginning: String, _ ending: String
  ) -> String {
    // What pages say may be the end of a sentence.
    let texts = texts.map { text in
      text.map { String($0.drop { ",. ".contains($0) }) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    return switch (texts.old, texts.new) {
    case (let old?, let new?) where old.quotable == new.quotable:
      "\(beginning) \(Self.quoted(new.rest(after: old))) instead of "
        + Self.quoted(old.rest(after: new))
    case (let old?, let new?): "\(beginning) \(Self.quoted(new)) instead of \(Self.quoted(old))"
    case (nil, let new?): "\(beginning) \(Self.quoted(new)) now"
    case (let old?, nil): "\(ending) \(Self.quoted(old))"
    case (nil, nil): "\(beginning) something else"
    }
  }

  /// The class of the controllers that are in other ones now.
  private var controller: String { finding.subject.keyText.quotable }

  /// Returns what a controller is in now; some others of its class may still be where they were.
  private func parentWords(_ outer: Sides<Set<String>>) -> String {
    let lists = BoxChange.Event.reparented(outer).texts.map { $0?.quotable }
    return switch (lists.old, lists.new) {
    case (let old?, let new?): "in \(new) instead of \(old)"
    case (nil, let new?): "now also in \(new)"
    case (let old?, nil): "no longer in \(old)"
    case (nil, nil): "in another controller"
    }
  }

  /// Returns what became of a text.
  func words(of texts: Sides<String>, isPlural: Bool) -> String {
    if let words = iconWords(insteadOf: texts, isPlural: isPlural) { return words }
    if texts.old.isEmpty { return "\(isPlural ? "say" : "says") \(Self.quoted(texts.new)) now" }
    if texts.new.isEmpty {
      return "no longer \(isPlural ? "say" : "says") \(Self.quoted(texts.old))"
    }
    if finding.box == .menuRow, !isMany { return "called \(Self.quoted(texts.new)) now" }
    return "\(Self.quoted(texts.old)) became \(Self.quoted(texts.new))"
  }

  /// What it means that only one side has a whole picture; nil for other findings.
  private var scopeWords: String? {
    let isAdded = finding.kind == .added
    return switch finding.scope {
    case nil, .screen: nil
    case .entrance(let entrance): own(words(of: entrance, isMain: false))
    case .mainEntrance(let entrance): own(words(of: entrance, isMain: true))
    case .menu: isAdded ? "opens now" : "no longer opens"
    case .picture where finding.screens.isEmpty:
      "only in the \(isAdded ? "new" : "old") pictures"
    case .picture:
      "\(finding.screens.count > 1 ? "have" : "has") \(isAdded ? "more" : "fewer") pictures"
    }
  }

  private func own(_ words: (one: String, many: String)) -> String {
    areMany ? words.many : words.one
  }

  /// What it means that a controller is, or was, inside another one of its own class; nil for
  /// others.
  var nestingWords: (one: String, many: String)? {
    guard case .controller(let name) = finding.subject,
      case .reparented(let outer) = finding.event
    else { return nil }
    let own =
      name == ControllerName.appContainer
      ? HierarchyNode.Role.presentationContainer.words : controller
    if outer.old == [name], outer.new.isEmpty {
      return ("no longer has its own \(own)", "no longer have their own \(own)")
    }
    return outer.new == [name] && outer.old.isEmpty
      ? ("has its own \(own) now", "have their own \(own) now") : nil
  }

  /// Whether the pictures are those of several screens, or several that belong to no screen.
  var areMany: Bool {
    (finding.screens.isEmpty ? finding.otherPictures : finding.screens.count) > 1
  }

  /// What happened to a box that is drawn for something that does not exist; nil for others.
  private var placeholderWords: String? {
    let (isOld, isNew) = (finding.isPlaceholder.old, finding.isPlaceholder.new)
    switch finding.event {
    case .added where isNew && finding.box == .notice: return "the screen is missing now"
    case .removed where isOld && finding.box == .notice: return "the screen is no longer missing"
    case .retexted(let texts) where isOld != isNew:
      let text = Self.quoted(isOld ? texts.new : texts.old)
      let name = isOld ? texts.old : texts.new
      let placeholder =
        name.isEmpty ? "a placeholder" : "a placeholder for \(Self.quoted(name))"
      if text == Self.quoted("") { return "\(isNew ? "now" : "no longer") \(placeholder)" }
      return isNew ? "\(placeholder) instead of \(text)" : "\(text) instead of \(placeholder)"
    case .restyled where isOld != isNew:
      return isNew ? "now a placeholder" : "no longer a placeholder"
    case .added, .removed, .moved, .resized, .reordered, .retexted, .restyled, .retargeted,
      .placement, .statusBar, .entrance, .reparented, .renamed, .retitled, .renoted, .reworded,
      .journey:
      return nil
    }
  }

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
