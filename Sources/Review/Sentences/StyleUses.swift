import AppLayout
import AppModel

/// The components, and their headers and footers, that use the styles of families, with what the
/// styles say about them on each side.
struct StyleUses: Sendable {
  private var all = Sides<[Place: Use]>(old: [:], new: [:])
  /// The places of the new app, in its order, and their numbers in it by what edits know their styles
  /// by.
  private var order: [Place] = []
  private var index: [String: [Int]] = [:]
  /// How many there are by what uses a style.
  private var counts: [String: Int] = [:]

  /// What uses a style.
  private struct Place: Hashable {
    let screen: String
    let component: String
    let part: Part
  }

  private enum Part: String { case cells, header, footer }

  /// A style that something uses.
  private struct Use: Hashable {
    let style: String
    /// The sections of families that it may be in.
    let sections: [String]
    /// Whether it is the style of cells.
    let isOfCells: Bool
    /// What uses it, in general and by its name.
    let noun: String
    let name: String
    let screen: String
    let template: CellTemplate?
    let attributes: [DeviceClass: LayoutAttributes]

    init(
      _ style: CellStyle, in sections: [String], by noun: String, named name: String,
      on screen: Screen
    ) {
      (self.style, self.sections, self.noun, self.name) = (style.id, sections, noun, name)
      isOfCells = !sections.contains(Family.headerSection)
      self.screen = screen.title.quotable
      template = style.template
      attributes = Dictionary(
        uniqueKeysWithValues: StyleUses.classes.map { ($0, style.attributes(on: $0)) })
    }
  }

  /// The classes of devices that a family distinguishes.
  private static let classes = [DeviceClass.iphone, .ipad]

  init() {}

  init(from old: App, to new: App, _ names: ComponentNames) {
    let found = Sides(old: old, new: new).map { Self.uses(in: $0, names) }
    order = found.new.map(\.place)
    all = found.map { Dictionary($0.map { ($0.place, $0.use) }) { first, _ in first } }
    for (number, place) in order.enumerated() {
      guard let use = all.new[place] else { continue }
      for name in Set([use.style] + use.sections) { index[name, default: []].append(number) }
    }
    for use in all.new.values { counts[use.noun, default: 0] += 1 }
  }

  /// Returns the places with a style, by its name or the section of a family that it is of.
  private func places(of style: String) -> [Place] {
    Set([style, style.lowercased()].flatMap { index[$0] ?? [] }).sorted().map { order[$0] }
  }

  private static func uses(
    in app: App, _ names: ComponentNames
  ) -> [(place: Place, use: Use)] {
    app.screens.filter(\.isWritten).flatMap { screen -> [(place: Place, use: Use)] in
      let family = app.family(of: screen) ?? app.families.standard
      return SectionPlan.sections(of: screen, in: app).flatMap {
        plan -> [(place: Place, use: Use)] in
        let key = plan.component.key
        let type = plan.component.spokenType
        let name = names.name(of: key, on: screen.key)?.phrase ?? "the \(type)"
        let sections = plan.kind.familySections
        let standard = sections.lazy.compactMap { family.section($0)?.styles.first }.first
        let cells = plan.cellStyles.first.map { family.style($0.value, in: sections) } ?? standard
        let parts = [
          (Part.header, plan.component.styles.header, plan.header != nil),
          (.footer, plan.component.styles.footer, plan.footer != nil),
        ].compactMap { part, header, isShown -> (place: Place, use: Use)? in
          guard isShown, let style = header?.style.value,
            let known = family.style(style, in: [Family.headerSection])
          else { return nil }
          let own = "the \(part.rawValue) of \(name)"
          return (
            Place(screen: screen.key, component: key, part: part),
            Use(known, in: [Family.headerSection], by: part.rawValue, named: own, on: screen)
          )
        }
        guard plan.role == .component, let cells else { return parts }
        return parts + [
          (
            Place(screen: screen.key, component: key, part: .cells),
            Use(cells, in: sections, by: type, named: name, on: screen)
          )
        ]
      }
    }
  }
}

extension StyleUses {
  /// What a value of a style makes of everything that uses it.
  struct Change: Hashable {
    let subject: String
    let isPlural: Bool
    /// Whether there is nothing else of its kind.
    let isAll: Bool
    /// The cells of that.
    let cells: String?
    /// The devices where that is so; empty for all.
    let place: String
    /// What it is in general, and the screens that it is on.
    let nouns: String
    let screens: [String]
  }

  /// Returns what another value of an attribute of a style changes, by the style or what it is one of;
  /// nil if nothing uses it.
  func change(of attribute: LayoutAttribute, to value: Double, in style: String) -> Change? {
    change(in: style) { use, device in
      use.attributes[device]?[attribute]
    } isNew: {
      $0 == value
    }
  }

  /// Returns what another way to draw the cells of a style changes; nil if nothing uses it.
  func change(to template: CellTemplate, in style: String) -> Change? {
    change(in: style) { use, _ in
      use.template
    } isNew: {
      $0 == template
    }
  }

  private func change<Value: Equatable>(
    in style: String, of value: (Use, DeviceClass) -> Value?, isNew: (Value) -> Bool
  ) -> Change? {
    var devices: [DeviceClass] = []
    var uses: [Use] = []
    for place in places(of: style) {
      guard let use = all.new[place], let old = all.old[place] else { continue }
      let changed = Self.classes.filter { device in
        let now = value(use, device)
        return now.map(isNew) == true && now != value(old, device)
      }
      guard !changed.isEmpty else { continue }
      uses.append(use)
      devices += changed
    }
    guard let first = uses.first else { return nil }
    let place = Set(devices).count > 1 ? "" : devices[0] == .ipad ? " on tablets" : " on phones"
    let screens = uses.map(\.screen).firstOfEach { $0 }
    let isOfOneNoun = Set(uses.map(\.noun)).count == 1
    let noun = isOfOneNoun ? first.noun.plural : "components"
    let isAll = isOfOneNoun && counts[first.noun] == uses.count
    let change = { (subject: String, isPlural: Bool) in
      let cells = uses.allSatisfy(\.isOfCells) ? "the cells of \(subject)" : nil
      return Change(
        subject: subject, isPlural: isPlural, isAll: isAll, cells: cells, place: place, nouns: noun,
        screens: screens)
    }
    guard uses.count > 1 else {
      return change("\(first.name) on \(first.screen)", first.name.isPluralNoun)
    }
    let every = isAll ? uses.count == 2 ? "both" : "all \(uses.count)" : "\(uses.count)"
    let spread = screens.count > .mostNamed ? screens.count.of("screen") : screens.listed()
    return change("\(every) \(noun) on \(spread)", true)
  }
}
