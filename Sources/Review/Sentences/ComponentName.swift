import AppLayout
import AppModel
import Wireframe

/// What a component is called.
struct ComponentName: Hashable, Sendable {
  /// The title that it shows.
  let title: String?
  /// Its type, as people say it.
  let type: String?
  /// Whether no other component of its screen has its type, whether that has a title or not.
  let isAloneOfType: Bool
  let id: String
  /// Whether it is a group, whose only sections are its header and its footer.
  let isGroup: Bool
  /// Whether both apps have it.
  fileprivate(set) var isLasting = false
  /// Whether it had another title before.
  fileprivate(set) var isRetitled = false

  /// Which of its type it is on its screen, and in the list that it is in.
  fileprivate(set) var place: Place
  fileprivate var placeInList: Place
  /// How many components of its screen show its title.
  fileprivate(set) var titleCount: Int

  struct Place: Hashable, Sendable {
    let number: Int
    fileprivate(set) var count: Int
    /// Whether the type is enough to know it.
    let isOnlyOfType: Bool
  }

  var isOnlyOfType: Bool { place.isOnlyOfType }

  /// The name in a sentence that says what it is in.
  var inList: ComponentName {
    var name = self
    name.place = placeInList
    return name
  }

  /// The name of one of which only the place is known: its title, or its type with its number.
  var phraseByNumber: String? {
    title
      ?? type.map { type in
        guard place.count > 1 else { return "the \(type)" }
        return "the \(place.number == place.count ? "last" : place.number.ordinal) \(type)"
      }
  }

  /// The name as a part of a sentence; nil without a title and a type.
  var phrase: String? { title ?? bare.map { "the \($0)" } }

  /// The name in an order. Titles may come from the places of components, so one that has another
  /// title now is called by its type.
  var phraseInOrder: String? { isKnownByType ? type.map { "the \($0)" } : phrase }

  /// Whether it has another title now, and its type is enough to know it.
  var isKnownByType: Bool { isRetitled && isAloneOfType && type != nil }

  var isPlural: Bool { title == nil && bare?.isPluralNoun ?? false }

  /// The type, with a number if there are several.
  private var bare: String? {
    type.map { isOnlyOfType ? $0 : "\(place.number.ordinal) \($0)" }
  }
}

extension ComponentName {
  /// Whether another component has the same name, among however many.
  fileprivate func isCalled(like other: ComponentName) -> Bool {
    var name = self
    (name.place.count, name.titleCount) = (other.place.count, other.titleCount)
    name.placeInList.count = other.placeInList.count
    return name == other
  }
}

/// What the components of two apps are called. Components of several screens may have the same id, so
/// the screen counts first.
struct ComponentNames: Sendable {
  /// The names on each screen, by the keys of screens, and by ids or types.
  private var onScreens: [String: [String: ComponentName?]] = [:]
  /// The names by ids or types; nil for several with different names.
  private var anywhere: [String: ComponentName?] = [:]
  /// The names on each side by the keys of screens and where components begin in their file.
  private var places = Sides<[String: [UInt32: ComponentName]]>(old: [:], new: [:])
  private var ownPlaces: [String: [UInt32: ComponentName]] = [:]

  init() {}

  /// Collects the names of two apps. Where both have one, the new one counts, unless only the old one
  /// is a title.
  init(of old: App, _ new: App) {
    let sides = Sides(old: old, new: new).map { ComponentNames(of: $0) }
    for own in [sides.old, sides.new] {
      onScreens.merge(own.onScreens) { $0.merging($1, uniquingKeysWith: Self.joined) }
      anywhere.merge(own.anywhere, uniquingKeysWith: Self.joined)
    }
    places = sides.map(\.ownPlaces)
  }

  /// Returns what is known about a component, by the key of its screen and where it begins.
  func name(on screen: String, at offset: UInt32, isOld: Bool) -> ComponentName? {
    (isOld ? places.old : places.new)[screen]?[offset]
  }

  /// Returns the name of something that both apps have.
  private static func joined(_ old: ComponentName?, _ new: ComponentName?) -> ComponentName? {
    var name = better(old, new)
    name?.isLasting = true
    return name
  }

  private static func better(_ old: ComponentName?, _ new: ComponentName?) -> ComponentName? {
    guard let old, let title = old.title else { return new }
    guard var name = new, name.title != nil else { return old }
    name.isRetitled = title != name.title
    return name
  }

  private init(of app: App) {
    for screen in app.screens where screen.isWritten {
      for (offset, name) in app.names(ofComponentsOn: screen) {
        let same = { (other: ComponentName?) in
          other.map { $0.isCalled(like: name) } ?? false ? name : nil
        }
        ownPlaces[screen.key, default: [:]][offset] = name
        anywhere[name.id] = anywhere[name.id].map(same) ?? name
        let known = onScreens[screen.key]?[name.id]
        onScreens[screen.key, default: [:]][name.id] = known.map(same) ?? name
      }
    }
  }

  /// Returns what is known about a component, by its id or type and the key of its screen; without a
  /// screen, what is the same on all screens.
  func name(of id: String, on screen: String?) -> ComponentName? {
    if let screen, let name = onScreens[screen]?[id] { return name }
    return anywhere[id] ?? nil
  }
}

extension App {
  /// Returns the names of the components of a screen, with where these begin in their file.
  fileprivate func names(ofComponentsOn screen: Screen) -> [(offset: UInt32, name: ComponentName)] {
    var titles: [Location: String] = [:]
    for plan in SectionPlan.sections(of: screen, in: self) where plan.header != nil {
      titles[plan.component.location] = plan.title.flatMap { $0.isEmpty ? nil : $0.readable }
    }
    let all = screen.allComponents
    let titleCounts = Dictionary(titles.values.map { ($0, 1) }, uniquingKeysWith: +)
    let places = Self.places(of: all, titles)
    let inLists = ([screen.components] + all.map(\.components)).map { Self.places(of: $0, titles) }
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    return all.compactMap { component in
      guard let place = places[component.location] else { return nil }
      let name = ComponentName(
        title: titles[component.location], type: component.typeName?.value.spoken,
        isAloneOfType: place.count == 1, id: component.key, isGroup: component.kind == .group,
        place: place, placeInList: inLists[component.location] ?? place,
        titleCount: titles[component.location].flatMap { titleCounts[$0] } ?? 0)
      return (component.location.offset, name)
    }
  }

  /// Returns which of its type each of some components is.
  private static func places(
    of all: [Component], _ titles: [Location: String]
  ) -> [Location: ComponentName.Place] {
    let types = Dictionary(grouping: all, by: { $0.typeName?.value })
    let untitled = types.mapValues { $0.count { titles[$0.location] == nil } }
    var numbers: [String?: Int] = [:]
    return all.reduce(into: [:]) { places, component in
      let type = component.typeName?.value
      numbers[type, default: 0] += 1
      places[component.location] = ComponentName.Place(
        number: numbers[type] ?? 1, count: types[type]?.count ?? 1,
        isOnlyOfType: untitled[type] == 1)
    }
  }
}

extension AuthorNames {
  /// Whether a component is only called by its type, or not at all.
  func isNameless(_ key: ComponentKey, on screen: String?) -> Bool {
    known(key.name, on: screen).map { $0.title == nil } ?? key.name.isForMachines
  }

  /// Whether a component is called by a type of several things, such as tabs.
  func isPlural(_ key: ComponentKey, on screen: String?) -> Bool {
    known(key.name, on: screen)?.isPlural ?? false
  }

  /// Returns the name of a component for people: its title, or its type if there is only one of it
  /// on its screen, or else its id if that is not only for machines.
  func component(_ key: ComponentKey, on screen: String?) -> String {
    let own = key.name
    return known(own, on: screen)?.phrase ?? "a component"
  }

  /// Returns what is known about a component, by its id or type and the key of its screen; without a
  /// screen, what is the same on all screens.
  func known(_ id: String, on screen: String?) -> ComponentName? {
    components.name(of: id, on: screen)
  }

  /// Returns what is known about a component that an edit is of, or inside, by its place.
  func component(_ step: FileNode.Child, of edit: Edit) -> ComponentName? {
    guard case .json(let json) = step.node, let screen = edit.screenKey else { return nil }
    let isOld =
      edit.kind == .removed && edit.trail.steps.last?.node.isWritten(like: step.node) ?? false
    return components.name(on: screen, at: json.range.lowerBound, isOld: isOld)
  }
}
