/// The screens of an earlier reading, for those that a revised file still has as they were.
struct KnownScreens {
  private let revised: RevisedJSON
  /// The screens by the places of their objects.
  private let screens: [UInt32: Screen]
  /// The number of elements that the earlier reading left.
  let budget: ElementBudget?

  init(_ rivers: FileValues.Rivers, in revised: RevisedJSON) {
    self.revised = revised
    budget = rivers.budget
    screens = Dictionary(
      rivers.screens.map { ($0.location.offset, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the screen that an object was read as; nil if something about it changed.
  func screen(_ object: JSON) -> Screen? {
    revised.keeps(object) ? screens[object.location.offset] : nil
  }

  /// Returns the screen that an object was read as under its id; nil if something changed.
  func screen(_ name: String, _ object: JSON) -> Screen? {
    screen(object).flatMap { $0.id == name ? $0 : nil }
  }
}
