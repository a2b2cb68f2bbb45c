import AppModel

/// Which values of one app's files are which of another's.
///
/// Values that belong together are compared from the outside in: those under the same key, and those
/// of a list that have the same id or the same content. Things without a partner in their place are
/// looked for everywhere, by what they have inside.
struct Correspondence {
  /// The objects and lists that are compared, by the new one.
  private(set) var compared: [ValueKey: ComparedValues] = [:]
  /// Where things are on the other side that were looked for everywhere.
  private(set) var newPlaces: [ValueKey: PlacedValue] = [:]
  private(set) var oldPlaces: [ValueKey: PlacedValue] = [:]
  /// What is in the place of something else now, by the new thing, and what that was.
  private(set) var replaced: [ValueKey: PlacedValue] = [:]
  private(set) var replacing: [ValueKey: PlacedValue] = [:]
  /// The new value for each old one that is compared.
  private(set) var containers: [ValueKey: PlacedValue] = [:]
  /// What things with another name are called now.
  private(set) var renamed: [Name: String] = [:]
  /// The values without a partner in their place, and those inside things that are in other places,
  /// or have other ids.
  private var gone: [PlacedValue] = []
  private var come: [PlacedValue] = []
  private var inside: (gone: [PlacedValue], come: [PlacedValue]) = ([], [])
  /// The words that are others now.
  private var changedWords: Set<Sides<String>> = []

  /// What a thing of a kind is called.
  struct Name: Hashable {
    let kind: ThingKind
    let text: String

    init(_ text: String, of kind: ThingKind) { (self.text, self.kind) = (text, kind) }

    init?(_ value: PlacedValue) {
      guard let kind = value.kind else { return nil }
      self.init(value.isFile ? value.file : value.child.ownName, of: kind)
    }
  }

  /// A file on each side that has it and can be read.
  struct File {
    let name: String
    let old: FileNode?
    let new: FileNode?
  }

  init(of files: [File]) {
    for file in files {
      let old = file.old.map { PlacedValue(of: $0, named: file.name) }
      let new = file.new.map { PlacedValue(of: $0, named: file.name) }
      switch (old, new) {
      case (let old?, let new?): compare(old, new)
      case (let old?, nil): gone.append(old)
      case (nil, let new?): come.append(new)
      case (nil, nil): break
      }
    }
    guard !gone.isEmpty, !come.isEmpty else { return }
    let names = (gone + come).reduce(into: [:]) { $1.addNames(to: &$0) }
    let all = (old: LoneThings(in: gone, naming: names), new: LoneThings(in: come, naming: names))
    ThingSearch(all.old.all, all.new.all).findEqual(&self)
    // A reference to something with another id is the same reference.
    var oldNames = names
    for thing in all.old.all {
      if let new = newPlaces[thing.value.key] { oldNames[thing.id] = new.child.ownName }
    }
    let newNames = names.merging(oldNames.values.map { ($0, $0) }) { $1 }
    let rest = (
      old: LoneThings(in: gone, naming: oldNames), new: LoneThings(in: come, naming: newNames)
    )
    ThingSearch(rest.old.all, rest.new.all).findSimilar(&self)
    pairRest(naming: Sides(old: oldNames, new: newNames))
  }

  /// Pairs what is left in lists by names, in order, and finds what is in the place of something else.
  private mutating func pairRest(naming names: Sides<[String: String]>) {
    let lists = compared.filter { !$0.value.oldRest.isEmpty && !$0.value.newRest.isEmpty }
    for key in lists.keys {
      guard var values = compared[key] else { continue }
      let rest = (
        old: values.oldRest.filter { isLone(old: values.old[$0]) },
        new: values.newRest.filter { isLone(new: values.new[$0]) }
      )
      values.pairInOrder(rest.old, rest.new)
      compared[key] = values
      for place in rest.new {
        guard let other = values.partners[place] else { continue }
        join(values.old[other], values.new[place])
      }
    }
    let lone = Sides(
      old: (gone + inside.gone).filter { isLone(old: $0) && $0.kind != nil },
      new: (come + inside.come).filter { isLone(new: $0) && $0.kind != nil })
    guard !lone.old.isEmpty, !lone.new.isEmpty else { return }
    for (old, new) in Replacements(of: lone, in: self, changedWords).pairs {
      if Sides(old: old, new: new).areOneComponent(naming: names) {
        join(old, new)
      } else {
        replaced[new.key] = old
        replacing[old.key] = new
      }
    }
  }

  /// Whether a thing of either side has no partner.
  func isLone(old: PlacedValue) -> Bool { newPlaces[old.key] == nil }
  func isLone(new: PlacedValue) -> Bool { oldPlaces[new.key] == nil }

  /// Returns the object or list around something new, and what corresponds to it; nil where that is
  /// new, too.
  func surroundings(of new: PlacedValue) -> Sides<PlacedValue>? {
    guard let old = new.container.flatMap({ compared[$0]?.oldList }) else { return nil }
    return containers[old.key].map { Sides(old: old, new: $0) }
  }

  /// Whether two things are in lists, or in objects, that belong together.
  func areTogether(_ old: PlacedValue, _ new: PlacedValue) -> Bool {
    guard let list = old.container else { return new.container == nil }
    return containers[list].map { $0.key == new.container } ?? false
  }

  /// Returns the values inside two that belong together which do so, too.
  func pairs(
    inside old: PlacedValue, _ new: PlacedValue
  ) -> [(old: PlacedValue, new: PlacedValue)] {
    var values = compared[new.key] ?? ComparedValues(old, new)
    // Equal values are not compared.
    if compared[new.key] == nil { values.pairKnown(values.oldRest, values.newRest) }
    return zip(values.partners, values.new).compactMap { partner, value in
      partner.map { (values.old[$0], value) }
    }
  }

  /// Makes two things the same that are in other places, or have other ids.
  mutating func join(_ old: PlacedValue, _ new: PlacedValue) {
    newPlaces[old.key] = new
    oldPlaces[new.key] = old
    if let name = Name(old), let other = Name(new), name != other, renamed[name] == nil {
      renamed[name] = other.text
    }
    if let list = new.container, areTogether(old, new) {
      compared[list]?.pair(old.key, new.key)
    }
    compare(old, new, isElsewhere: true)
  }

  /// Compares two values that belong together, with everything inside.
  private mutating func compare(
    _ old: PlacedValue, _ new: PlacedValue, isElsewhere: Bool = false
  ) {
    // What is in a file is known by its file, also where only white space around it differs.
    guard isElsewhere || old.isFile || !old.node.isWritten(like: new.node) else { return }
    if let screens = Sides(old: old, new: new).screensInOtherForms {
      return compare(screens.old, screens.new, isElsewhere: isElsewhere)
    }
    switch (old.node.shape, new.node.shape) {
    case (.keyed, .keyed), (.list, .list): break
    // Things may be listed, or be under their ids.
    case (.keyed, .list), (.list, .keyed):
      guard [old, new].allSatisfy({ $0.children.allSatisfy { $0.node.shape == .keyed } }),
        !Set(old.children.map(\.child.ownName)).isDisjoint(with: new.children.map(\.child.ownName))
      else { return }
    case (.single, .single):
      changedWords.insert(Sides(old: old.node.words, new: new.node.words))
      return
    default: return
    }
    containers[old.key] = new
    var values = ComparedValues(old, new)
    if isElsewhere {
      for child in values.old {
        if let other = newPlaces[child.key] { values.pair(child.key, other.key) }
      }
    }
    let exchanged = isElsewhere ? Sides(old: [], new: []) : values.exchanged
    values.pairKnown(
      values.oldRest.filter { isLone(old: values.old[$0]) && !exchanged.old.contains($0) },
      values.newRest.filter { isLone(new: values.new[$0]) && !exchanged.new.contains($0) })
    compared[new.key] = values
    for (place, other) in values.partners.enumerated() {
      guard let other else { continue }
      let (before, after) = (values.old[other], values.new[place])
      if isElsewhere, before.node.shape.isContainer {
        newPlaces[before.key] = after
        oldPlaces[after.key] = before
      }
      compare(before, after, isElsewhere: isElsewhere)
    }
    let rest = (
      old: values.oldRest.map { values.old[$0] }, new: values.newRest.map { values.new[$0] }
    )
    if isElsewhere {
      inside.gone += rest.old
      inside.come += rest.new
    } else {
      gone += rest.old
      come += rest.new
    }
  }
}

extension Correspondence.File {
  /// Creates the sides of a file; nil where one that is there cannot be compared.
  init?(_ file: ComparedFile) {
    name = file.name
    switch file.content {
    case .values(let old, let new): (self.old, self.new) = (old, new)
    case .whole(let content):
      guard let content, file.old.isMissing != file.new.isMissing else { return nil }
      (old, new) = file.old.isMissing ? (nil, content) : (content, nil)
    }
  }
}
