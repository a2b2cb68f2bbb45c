import Support

extension GrowthCases {
  /// Two lists at once, where elements of one refer to elements of the other, with as many
  /// references as targets.
  var joins: [GrowthCase] {
    let lists = places.filter { $0.kind == .list }
    return lists.flatMap { things in
      let ids = Set(things.value.children.flatMap(\.ownNames))
      return lists.compactMap { references -> GrowthCase? in
        guard references.app.name == things.app.name,
          let pattern = references.value.children.first(where: { $0.refers(to: ids) }),
          let thing = things.value.children.first(where: { !$0.ownNames.isEmpty })
        else { return nil }
        return join(of: things, thing, with: references, pattern, ids)
      }
    }
  }

  private func join(
    of things: GrowthPlace, _ thing: JSONTree, with references: GrowthPlace, _ pattern: JSONTree,
    _ ids: Set<String>
  ) -> GrowthCase? {
    let isInside = things.file == references.file && references.path.starts(with: things.path)
    let isAround = things.file == references.file && things.path.starts(with: references.path)
    guard !isInside, !isAround else { return nil }
    return GrowthCase(
      name: "\(references.name) referring to \(things.name)", app: things.app,
      holes: [
        GrowthCase.Hole(
          file: things.file, path: things.path,
          content: .elements { number in
            thing.mapStrings { text, key in
              key.map(GrowthFill.isName) == true ? "n\(number)" : text
            }
          }),
        GrowthCase.Hole(
          file: references.file, path: references.path,
          content: .elements { number in
            pattern.mapStrings { text, key in ids.contains(text) ? "n\(number)" : text }
          }),
      ])
  }

  /// Many screens or components, and as many entries in a feed that they show.
  var crosses: [GrowthCase] {
    let lists = places.filter { $0.kind == .list }
    return lists.filter { $0.name.hasPrefix("feeds/*") }.flatMap { feed in
      lists.filter { ["rivers.json", "rivers.json *.ui_components"].contains($0.name) }
        .compactMap { list in
          let app = feed.app.name == list.app.name ? list.app : feed.app
          guard app.trees[list.file]?.hasValue(at: list.path) == true else { return nil }
          let names = app.names
          let (items, screens) = (feed.value.children, list.value.children)
          guard !items.isEmpty, !screens.isEmpty else { return nil }
          return GrowthCase(
            name: "\(list.name) and \(feed.name) at once", app: app,
            holes: [
              GrowthCase.Hole(
                file: feed.file, path: feed.path,
                content: .elements { number in
                  GrowthFill.distinct.element(
                    number, from: items[number % items.count], referring: names)
                }),
              GrowthCase.Hole(
                file: list.file, path: list.path,
                content: .elements { number in
                  GrowthFill.distinct.element(
                    number, from: screens[number % screens.count], referring: names)
                }),
            ])
        }
    }
  }
}
