import AppModel

/// How much a cause matters: what broke comes first, then what is seen most.
struct CauseRank: Comparable {
  let isBreaking: Bool
  let isStated: Bool
  /// Whether it is only that things have other ids, or the order of scenes in a file.
  let isSlight: Bool
  /// Whether it is seen, rather than only where something leads.
  let isSeen: Bool
  /// The number of pictures that users see, the number of screens and of all pictures, and how much
  /// of them changes.
  let configured: Int
  let screens: Int
  let pictures: Int
  let area: Double
  let finding: ElementIndex<Finding>

  static func < (one: Self, other: Self) -> Bool {
    if one.isBreaking != other.isBreaking { return one.isBreaking }
    if one.isSlight != other.isSlight { return other.isSlight }
    if one.isStated != other.isStated { return other.isStated }
    if (one.pictures > 0) != (other.pictures > 0) { return one.pictures > 0 }
    if one.isSeen != other.isSeen { return one.isSeen }
    if one.configured != other.configured { return one.configured > other.configured }
    if one.screens != other.screens { return one.screens > other.screens }
    if one.area != other.area { return one.area > other.area }
    return (other.pictures, one.finding) < (one.pictures, other.finding)
  }
}
