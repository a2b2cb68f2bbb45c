import AppModel
import Support
import Testing

@testable import Review

/// Laws about which problems are new, tried with fixture apps in which elements of lists have a key
/// that nothing reads.
@Suite struct `Laws of new problems` {
  private static let apps = ["newsroom", "nested-menu", "groups", "hooks", "own-families"]
  private static let key = "zzz"

  /// Returns a file of an app as a value, with the other files.
  private func app(_ name: String) throws -> (tree: JSONTree, files: [String: AppFiles.Content]) {
    let files = try FixtureApp.contents("Apps/\(name)")
    guard case .bytes(let bytes)? = files["rivers.json"] else {
      throw RandomEdit.Unreadable(app: name)
    }
    return (try JSONTree(strictly: bytes), files)
  }

  private func files(
    _ tree: JSONTree, _ others: [String: AppFiles.Content]
  ) -> AppFiles {
    AppFiles(others.merging(["rivers.json": .bytes(tree.json)]) { $1 })
  }

  /// Returns the problems with the key that only one side has.
  private func changes(
    from old: AppFiles, to new: AppFiles
  ) throws -> (new: [String], fixed: [String]) {
    let found = try ReviewCase(old: old, new: new).problemChanges()
    let places = { (problems: [PlacedDiagnostic]) in
      problems.filter { $0.message.text.contains("'\(Self.key)'") }.map { $0.path ?? "" }
    }
    return (places(found.new), places(found.fixed))
  }

  @Test(arguments: apps)
  func `what is inserted or removed makes no other problem new`(name: String) throws {
    let (tree, others) = try app(name)
    var broken = tree
    for path in tree.elementPaths { broken[path] = broken[path].with(Self.key) }
    let old = files(broken, others)
    let lists = tree.paths.filter { tree[$0].elements.contains { !$0.members.isEmpty } }
    try #require(!lists.isEmpty)
    for list in lists {
      let elements = broken[list].elements
      for place in elements.indices {
        var inserted = elements
        inserted.insert(tree[list].elements[place].copied, at: place)
        var changed = broken
        changed[list] = .array(inserted)
        let new = files(changed, others)
        let found = try changes(from: old, to: new)
        #expect(found.new.isEmpty && found.fixed.isEmpty, "\(name) \(list) \(place)")
        let back = try changes(from: new, to: old)
        #expect(back.new.isEmpty && back.fixed.isEmpty, "\(name) \(list) \(place)")
      }
    }
  }

  @Test(arguments: LawCount.seeds(30))
  func `one more and one less are one new and one fixed`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (tree, others) = try app(Self.apps[Int(seed) % Self.apps.count])
    let paths = tree.elementPaths.shuffled(using: &random)
    let (lost, got) = (paths[0], paths[1])
    var (old, new) = (tree, tree)
    for path in paths.dropFirst(2) where Bool.random(using: &random) {
      (old[path], new[path]) = (old[path].with(Self.key), new[path].with(Self.key))
    }
    old[lost] = old[lost].with(Self.key)
    new[got] = new[got].with(Self.key)
    let found = try changes(from: files(old, others), to: files(new, others))
    #expect(found.new.count == 1 && found.fixed.count == 1, "\(lost) \(got) \(found)")
  }

  @Test(arguments: LawCount.seeds(42))
  func `an app has no new problems against itself, and both directions mirror`(
    seed: UInt64
  ) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed, edits: 3)
    for files in [pair.old, pair.new] {
      let same = try ReviewCase(old: files, new: files).problemChanges()
      #expect(same.new.isEmpty && same.fixed.isEmpty)
    }
    let (there, back) = (try pair.problemChanges(), try pair.reversed.problemChanges())
    #expect(there.new == back.fixed && there.fixed == back.new)
  }
}

extension JSONTree {
  /// The paths of the objects in lists.
  fileprivate var elementPaths: [[Int]] {
    paths.flatMap { path in
      self[path].elements.enumerated().filter { !$0.element.members.isEmpty }
        .map { path + [$0.offset] }
    }
  }

  /// Returns an object with one more key.
  fileprivate func with(_ key: String) -> JSONTree {
    .object(members + [Member(key, .number("1"))])
  }

  /// The same with other ids.
  fileprivate var copied: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          let text = member.value.text
          let isID = ["id", "identifier"].contains(member.key)
          return Member(
            member.key, isID && text != nil ? .string("\(text ?? "") copy") : member.value.copied)
        })
    case .array(let elements): .array(elements.map(\.copied))
    case .string, .number, .bool, .null: self
    }
  }
}
