import AppModel

extension EditSubject {
  /// Names several things of which the same is said, by an edit of each of them: `all 12 lists on 5
  /// screens`. Menus of several screens have the same entries, which are one thing.
  init?(several edits: [Edit], _ names: AuthorNames) {
    let known = edits.map { EditSubject(of: $0, names) }
    guard let first = known.first else { return nil }
    self = first
    let screens = edits.map { EditSubject.screen(of: $0, names) }
    var names = names
    if edits.allSatisfy({ $0.kind == .removed }) { names.totals = names.formerTotals }
    let all = sort == .menuItem ? known.firstOfEach(\.label) : known
    let menus = screens.firstOfEach { $0 }
    if sort == .menuItem, menus.count > 1 {
      holder =
        menus.count < names.totals.menus.count
        ? Holder("on", menus.named(as: "screen", of: names.totals.menus)) : nil
    }
    guard all.count > 1 else { return }
    (count, isPlural, isOnlyOfType) = (all.count, true, false)
    if Set(edits.map(names.look)).count > 1 { component = nil }
    if known.allSatisfy({ $0.way != nil }), Set(known.map(\.keys)).count > 1 {
      (label, keys) = (all.count.of("way"), way ?? [])
      holder = Holder("on", screens.firstOfEach { $0 }.named(as: "screen"))
    } else if edits.allSatisfy({ $0.kind == .renamed }), all.count > .mostNamed {
      count(all, on: screens, names)
    } else if Set(all.map(\.sort)).count > 1 {
      (label, holder) = (all.map(\.phrase).listed(), nil)
    } else if edits.allSatisfy({ $0.isOfComponent && ![.moved, .renamed].contains($0.kind) }) {
      nameWhole(all, EditWords(edits[0], names).wholeName, names)
    } else {
      name(all, on: screens, edits, names)
    }
  }

  /// The key of what a component opens, wherever in the component that is said: in its header, its
  /// footer, or for its items.
  var way: [String]? {
    guard sort == .component, keys.last == "target" else { return nil }
    return ["target"]
  }

  /// Calls the thing that an edit is about by other words.
  init(called label: String, _ edit: Edit, _ names: AuthorNames) {
    self.init(of: edit, names)
    (self.label, holder) = (label, nil)
  }

  /// Gets the name of several things, of which the thing is one.
  mutating func take(nameOf several: EditSubject) {
    let keys = several.keys == way ? several.keys : keys
    self = several
    self.keys = keys
  }

  private mutating func name(
    _ all: [EditSubject], on screens: [String], _ edits: [Edit], _ names: AuthorNames
  ) {
    switch sort {
    case .menu
    where Set(screens) == Set(names.totals.menus) && Set(all.map(\.type)).count == 1:
      // A menu of which every screen has a copy is one thing.
      (count, isPlural, holder) = (1, false, nil)
      label = type.map { "the \($0)" } ?? label
    case .bar, .menu: spread(over: screens.named(as: "screen", of: names.totals.bars), "of")
    case .screen:
      label = screens.named(as: "screen", of: names.totals.screens)
      isPlural = !label.hasPrefix("every ")
    case .barItem where Set(all.map(\.ownName)).count == 1:
      beginning = "the button"
      spread(over: screens.named(as: "screen"), "of")
      (beginning, label) = (label, "\(label) \(ownName)")
    case .menuItem, .plugin,
      .barItem where Set(all.map(\.beginning)).count == 1:
      // Headings and others are all entries.
      if Set(all.map(\.beginning)).count > 1 {
        beginning = "the \(names.menuWord(removed: edits.allSatisfy(\.isRemovedWhole)))"
      }
      beginning = beginning.plural
      ownName = all.map(\.word).listed(atMost: .mostNamed(of: all.count))
      label = "\(beginning) \(ownName)"
    case .component: nameComponents(all, on: screens, edits, names)
    case .barItem, .feed, .item, .note, .journey, .family, .style, .file, .part:
      let isInOne = Set(all.map(\.holder)).count == 1
      guard sort != .item || isInOne || Set(all.map(\.label)).count > 1 else {
        let feeds = all.compactMap(\.holder?.name).listed(atMost: .mostNamed)
        (holder, count, isPlural) = (Holder("in", feeds), 1, false)
        return
      }
      label = all.map { isInOne ? $0.label : $0.phrase }.named(as: sort.rawValue)
      holder = isInOne ? holder : nil
    }
  }

  /// Names one thing of each of some places, or of every one.
  private mutating func spread(over places: String, _ preposition: String) {
    holder = Holder(preposition, places)
    isPlural = !places.hasPrefix("every ")
    let own = beginning.isEmpty ? label : beginning
    label = isPlural ? own.plural : own
  }

  /// Names components that came to several places, or left them.
  private mutating func nameWhole(_ all: [EditSubject], _ name: String, _ names: AuthorNames) {
    let places = all.compactMap(\.holder?.name).firstOfEach { $0 }
    let preposition = holder?.preposition ?? "on"
    holder = Holder(preposition, places.named(as: "screen", of: names.totals.screens))
    isPlural = all.count > places.count || name.isPluralNoun
    label =
      all.count > places.count ? "\(all.count) \((type ?? Sort.component.rawValue).plural)" : name
  }

  private mutating func nameComponents(
    _ all: [EditSubject], on screens: [String], _ edits: [Edit], _ names: AuthorNames
  ) {
    let isOfOneType = Set(all.map(\.type)).count == 1
    let noun = isOfOneType ? type ?? Sort.component.rawValue : Sort.component.rawValue
    let places = screens.firstOfEach { $0 }
    let place = Holder(
      "on", places.count > .mostNamed + 1 ? places.count.of("screen") : places.listed())
    if all.count > .mostNamed + 1 {
      let total = Set(edits.compactMap(\.screenKey)).map {
        names.totals.components(of: isOfOneType ? type : nil, on: $0)
      }.reduce(0, +)
      label = "\(total == all.count ? "all " : "")\(all.count.grouped) \(noun.plural)"
      holder = place
    } else if Set(all.map(\.holder)).count == 1 {
      label = Self.names(of: all).listed()
    } else if Set(all.map(\.label)).count == 1 {
      label = label == "the \(noun)" ? label.plural : label
      holder = place
    } else {
      (label, holder) = (all.map(\.phrase).listed(), nil)
    }
  }

  /// Returns what components of one place are called: those of one title by their types.
  private static func names(of all: [EditSubject]) -> [String] {
    all.map(\.label).firstOfEach { $0 }.map { label in
      let types = all.filter { $0.label == label }.compactMap(\.type)
      return types.count > 1 && Set(types).count == types.count
        ? "\(types.map { "the \($0)" }.listed()) \(label)" : label
    }
  }

  /// Says how many things of each sort there are, and where, if that is one screen.
  private mutating func count(
    _ all: [EditSubject], on screens: [String], _ names: AuthorNames
  ) {
    let nouns = all.map { $0.sort == .menuItem ? names.menuWord() : $0.sort.rawValue }
    label = nouns.firstOfEach { $0 }.map { noun in
      nouns.count { $0 == noun }.of(noun, noun.plural)
    }.listed()
    holder = Set(screens).count == 1 ? Holder("on", screens[0]) : nil
  }
}

extension [String] {
  /// The names of things of a kind: three at most, or all that there are, or all but one.
  func named(as noun: String, of all: [String] = []) -> String {
    guard count > .mostNamed + 1 else { return numbered.listed() }
    let others = all.filter { !contains($0) }
    if all.count == count + others.count, others.count < 2 {
      return (["every \(noun)"] + others).joined(separator: " but ")
    }
    let left = count - .mostNamed
    return (prefix(.mostNamed) + ["\(left.grouped) more \(left.form(noun, noun.plural))"]).listed()
  }
}

extension [String] {
  /// The names, of which those that are the same have numbers: `the first Watch`.
  var numbered: [String] {
    let known = Dictionary(grouping: self) { $0 }
    var numbers: [String: Int] = [:]
    return map { name in
      guard known[name, default: []].count > 1 else { return name }
      numbers[name, default: 0] += 1
      return "the \((numbers[name] ?? 1).ordinal) \(name)"
    }
  }
}

/// How many things of some sorts an app has.
struct ThingTotals: Sendable {
  /// The titles of the screens, and of those with a bar of their own.
  private(set) var screens: [String] = []
  private(set) var bars: [String] = []
  /// The titles of the screens with a menu, and how many show their own.
  private(set) var menus: [String] = []
  private(set) var ownMenus = 0
  /// Whether screens show menus of their own that have other entries.
  private(set) var haveOtherMenus = false
  /// The keys of the screens whose own menus are tabs.
  private(set) var ownTabs: Set<String> = []
  /// The types of the components of each screen, by its key.
  private var types: [String: [String?]] = [:]

  init() {}

  init(of app: App) {
    let written = app.screens.filter(\.isWritten)
    screens = written.map(\.title.quotable)
    bars = written.filter { $0.navigation(.navigationBar) != nil }.map(\.title.quotable)
    menus = written.filter { $0.navigation(.menu) != nil }.map(\.title.quotable)
    let own = written.compactMap { screen in app.ownRoot(of: screen).map { (screen, $0.menu) } }
    ownMenus = own.count
    ownTabs = Set(own.filter { $1.hasTabs }.map(\.0.key))
    haveOtherMenus =
      Set(own.map { $0.0.navigation(.menu)?.items.map { $0.title ?? "" } ?? [] }).count > 1
    for screen in written {
      types[screen.key] = screen.allComponents.map { $0.typeName?.value.spoken }
    }
  }

  /// Whether as many menus are on every screen.
  func areOnEveryScreen(_ count: Int) -> Bool {
    count == menus.count && menus.count == screens.count
  }

  /// Returns how many components of a type, or of any, a screen has.
  func components(of type: String?, on screen: String) -> Int {
    types[screen]?.count { type == nil || $0 == type } ?? 0
  }
}
