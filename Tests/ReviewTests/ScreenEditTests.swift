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
  func `pictures that show what was edited are drawn again`(app: String, edit: Edit) throws {
    var contents = try FixtureApp.contents("Apps/\(app)")
    let rivers = AppFiles(contents).rivers
    let screens = try screens(of: app)
    contents[rivers] = .bytes(JSONTree.array(screens).json)
    let old = try MadeSite(of: AppFiles(contents), withTelevision: true)
    for (place, other) in edits(of: screens, edit) {
      var edited = screens
      edited[place] = other
      contents[rivers] = .bytes(JSONTree.array(edited).json)
      let new = try MadeSite(of: AppFiles(contents), withTelevision: true)
      let found = RebuildLaw(from: old, to: new).kept
      #expect(found.stale == [] && found.count > 0, "screen \(place)")
    }
  }

  @Test(arguments: Edit.allCases) func `many screens of many apps are edited`(edit: Edit) throws {
    let counts = try FixtureApp.names().map { try edits(of: screens(of: $0), edit).count }
    #expect(counts.filter { $0 > 0 }.count > 3 && counts.reduce(0, +) > 8, "\(counts)")
  }

  /// Returns the screens of an app, which may be in a list or in an object.
  private func screens(of app: String) throws -> [JSONTree] {
    let contents = try FixtureApp.contents("Apps/\(app)")
    let rivers = try #require(contents[AppFiles(contents).rivers])
    guard case .bytes(let bytes) = rivers else { return [] }
    switch try JSONTree(strictly: bytes) {
    case .array(let screens): return screens
    case .object(let members): return members.map(\.value)
    case .string, .number, .bool, .null: return []
    }
  }

  /// Returns the screens that an edit changes, each with its place.
  private func edits(of screens: [JSONTree], _ edit: Edit) -> [(place: Int, screen: JSONTree)] {
    screens.enumerated().map { ($0, $1.edited(edit, isInside: false)) }
      .filter { $1 != screens[$0] }
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
