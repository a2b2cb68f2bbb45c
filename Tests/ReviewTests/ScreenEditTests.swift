import AppModel
import Support
import Testing

/// What pages say about other screens, tried with every screen of every app: a page that says it is
/// made again.
@Suite struct `Rebuilds after an edit of one screen` {
  /// What is edited: the value of a member, wherever the screen has it.
  enum Edit: String, CaseIterable {
    case name
    case bar = "state"
    case component = "component_type"

    func value(for old: String) -> String {
      switch self {
      // Of the same length, so that nothing else moves in the file.
      case .name: String(repeating: "Q", count: old.utf8.count)
      case .bar: old == "overlay" ? "on_top" : "overlay"
      case .component: old == "list" ? "grid" : "list"
      }
    }
  }

  @Test(arguments: try FixtureApp.names(), Edit.allCases)
  func `pages that say what was edited are made again`(app: String, edit: Edit) throws {
    var contents = try FixtureApp.contents("Apps/\(app)")
    let rivers = AppFiles(contents).rivers
    guard case .bytes(let bytes)? = contents[rivers],
      let tree = try? JSONTree(strictly: bytes), case .array(let screens) = tree
    else { return }
    contents[rivers] = .bytes(tree.json)
    let old = try MadeSite(of: AppFiles(contents), withTelevision: true)
    for place in screens.indices {
      var edited = screens
      edited[place] = screens[place].edited(edit, isInside: false)
      guard edited[place] != screens[place] else { continue }
      contents[rivers] = .bytes(JSONTree.array(edited).json)
      let new = try MadeSite(of: AppFiles(contents), withTelevision: true)
      let found = try RebuildLaw(from: old, to: new).kept()
      #expect(found.stale == [] && found.count > 0, "screen \(place)")
    }
  }
}

extension JSONTree {
  /// Returns the tree with other values of a member; only the screen itself has a name.
  fileprivate func edited(
    _ edit: `Rebuilds after an edit of one screen`.Edit, isInside: Bool
  ) -> JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          var member = member
          if member.key == edit.rawValue, case .string(let text) = member.value {
            if edit != .name || !isInside { member.value = .string(edit.value(for: text)) }
          } else {
            member.value = member.value.edited(edit, isInside: true)
          }
          return member
        })
    case .array(let elements): .array(elements.map { $0.edited(edit, isInside: true) })
    case .string, .number, .bool, .null: self
    }
  }
}
