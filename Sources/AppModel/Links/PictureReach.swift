/// The screens whose pictures an edit can reach: `PictureBases`, turned around.
package struct PictureReach: Sendable {
  /// The other screens whose pictures are made from each screen.
  private let dependents: ElementTable<Screen, [ElementIndex<Screen>]>
  /// The other screens whose pictures show the outside of each screen.
  private let neighbors: ElementTable<Screen, [ElementIndex<Screen>]>
  /// The screens whose pictures may be made from all screens.
  private let dependingOnAll: [ElementIndex<Screen>]
  /// The screens in containers directly over each screen.
  private let above: ElementTable<Screen, [ElementIndex<Screen>]>

  package init(of app: App) {
    let pictures = PictureBases(of: app)
    dependents = Self.inverted(pictures.bases.values.map { $0 ?? [] })
    neighbors = Self.inverted(pictures.around.values)
    above = Self.inverted(pictures.presenters.values)
    dependingOnAll = app.screens.elementIndices.filter { pictures.bases[$0] == nil }
  }

  /// Returns the screens whose pictures differ where some screens, or how they are reached, differ:
  /// these, those that are made from one of them, and those that may be made from all screens. Where
  /// also the outside of a screen differs, these are also those that show it, and those in containers
  /// over it.
  package func screens(
    from changed: Set<ElementIndex<Screen>>, outside: Set<ElementIndex<Screen>>
  ) -> Set<ElementIndex<Screen>> {
    var found = changed.union(dependingOnAll)
    for screen in changed { found.formUnion(dependents[screen]) }
    for screen in outside { found.formUnion(neighbors[screen]) }
    var covering = outside
    var rest = Array(outside)
    while let screen = rest.popLast() {
      rest += above[screen].filter { covering.insert($0).inserted }
    }
    return found.union(covering)
  }

  /// Returns, for each screen, the others that have it in their lists.
  private static func inverted(
    _ lists: [[ElementIndex<Screen>]]
  ) -> ElementTable<Screen, [ElementIndex<Screen>]> {
    var others = ElementTable<Screen, [ElementIndex<Screen>]>(repeating: [], count: lists.count)
    for (index, list) in lists.enumerated() {
      for screen in list where screen.index != index {
        others[screen].append(ElementIndex(index))
      }
    }
    return others
  }
}
