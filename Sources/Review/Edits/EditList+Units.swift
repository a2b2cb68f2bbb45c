import AppModel

extension EditList {
  /// The edits, each alone or with those that only make sense together with it: a new name, and
  /// everything that used the old one.
  var units: [Explanations.Group] {
    var places: [NameChange: ElementIndex<Edit>] = [:]
    for (place, edit) in edits.withIndices where edit.kind == .renamed {
      if let names = edit.names { places[NameChange(names), default: place] = place }
    }
    let homes = homeMove
    guard !places.isEmpty || !homes.isEmpty else { return edits.elementIndices.map { [$0] } }
    var units: [ElementIndex<Edit>: Explanations.Group] = [:]
    for (place, edit) in edits.withIndices {
      let renaming = edit.names.flatMap { places[NameChange($0)] }
      units[renaming ?? (homes.contains(place) ? homes[0] : place), default: []].append(place)
    }
    return units.values.sorted { $0[0] < $1[0] }
  }

  /// The two edits that together make another screen the home screen: either of them alone leaves
  /// two home screens, or none.
  private var homeMove: Explanations.Group {
    let moves = edits.elementIndices.filter { edits[$0].makesHome || edits[$0].takesHome }
    return moves.count == 2 && edits[moves[0]].makesHome != edits[moves[1]].makesHome ? moves : []
  }

  /// The keys of screens that were renamed, by their new keys.
  var renamedScreens: [String: String] {
    var renamed: [String: String] = [:]
    for edit in edits where edit.kind == .renamed && edit.isOfScreen {
      if let names = edit.names { renamed[names.new] = names.old }
    }
    return renamed
  }

  /// Returns the edits around some edits: in the same object, in the one around it, and so on, then
  /// those of the same file, then all.
  func surroundings(of group: Explanations.Group) -> [Explanations.Group] {
    guard let first = group.first else { return [] }
    let edit = edits[first]
    let names = edit.trail.names
    var around: [Explanations.Group] = []
    for depth in stride(from: names.count - 1, through: 0, by: -1).prefix(Self.mostLevels) {
      let others = edits.elementIndices.filter {
        edits[$0].file == edit.file && edits[$0].trail.names.starts(with: names.prefix(depth))
      }
      if others.count > (around.last ?? group).count { around.append(others) }
    }
    if edits.count > (around.last ?? group).count { around.append(edits.elementIndices) }
    return around
  }

  /// The maximum number of objects around an edit in which others are looked for.
  private static let mostLevels = 8

  /// A name before and after.
  private struct NameChange: Hashable {
    let old: String
    let new: String

    init(_ names: (old: String, new: String)) { (old, new) = names }
  }
}

extension Edit {
  /// Whether the edit makes a screen the home screen.
  var makesHome: Bool { isOfHome && new?.text == "true" }

  /// Whether the edit says that a screen is no longer the home screen.
  var takesHome: Bool { isOfHome && old?.text == "true" }

  private var isOfHome: Bool {
    guard AppFile(named: file) == .rivers, trail.names.last == "home" else { return false }
    return trail.steps.count == (trail.names.first == "screens" ? 3 : 2)
  }

  /// Whether the edit is of a whole screen.
  fileprivate var isOfScreen: Bool {
    guard AppFile(named: file) == .rivers else { return false }
    return trail.steps.count == (trail.names.first == "screens" ? 2 : 1)
  }
}
