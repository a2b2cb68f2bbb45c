extension GrowthCases {
  /// Cases of one kind, with the word that selects them.
  struct Group {
    let name: String
    let cases: [GrowthCase]
  }

  static let groupNames = [
    "joins", "crosses", "lists", "lines", "objects", "property-lists", "texts",
  ]

  /// All cases, those that find the most first.
  var all: [Group] {
    let cases = [joins, crosses, lists, lines, objects, propertyLists, texts]
    return zip(Self.groupNames, cases).map { Group(name: $0, cases: $1) }
  }

  /// The cases that take a minute or two: every list once or twice, and some of everything else.
  var someOfEach: [Group] {
    all.map { group in
      switch group.name {
      case "joins", "crosses": group
      case "lists":
        Group(name: group.name, cases: group.cases.filter { $0.name.hasSuffix(Self.mostTelling) })
      default:
        Group(
          name: group.name,
          cases: group.cases.enumerated().filter { $0.offset % Self.share == 0 }.map(\.element))
      }
    }
  }

  private static let mostTelling = ", \(GrowthFill.unknown.rawValue)"
  private static let share = 20
}
