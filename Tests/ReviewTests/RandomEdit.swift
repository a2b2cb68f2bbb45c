import AppModel
import Support
import Testing

/// One random edit of a file of an app, as an author might make it.
enum RandomEdit: CaseIterable {
  case changeScalar, remove, addMember, repeatElement, retarget, removeLink, retitle

  /// Returns two states of a fixture app with another title for one item of a feed.
  static func title(of app: String, seed: UInt64) throws -> ReviewCase {
    var random = SplitMix64(seed: seed)
    var contents = try FixtureApp.contents("Apps/\(app)")
    let before = AppFiles(contents)
    let feeds = contents.keys.filter { $0.hasPrefix("feeds/") && isEdited($0) }.sorted()
    let name = try #require(feeds.randomElement(using: &random))
    guard case .bytes(let bytes)? = contents[name] else { throw Unreadable(app: app) }
    let key = "\"title\": \""
    var parts = String(decoding: bytes, as: UTF8.self)
      .split(separator: key, omittingEmptySubsequences: false).map(String.init)
    let place = try #require(parts.indices.dropFirst().randomElement(using: &random))
    parts[place] = "New: \(parts[place])"
    contents[name] = .bytes(Array(parts.joined(separator: key).utf8))
    return ReviewCase(old: before, new: AppFiles(contents))
  }

  /// Returns two states of a fixture app with one edit between them, or several, in one file or any,
  /// which both can be read.
  static func pair(
    of app: String, seed: UInt64, edits count: Int = 1, in file: String? = nil
  ) throws -> ReviewCase {
    var random = SplitMix64(seed: seed)
    var contents = try FixtureApp.contents("Apps/\(app)")
    let names = contents.keys.filter { isEdited($0) && (file ?? $0) == $0 }.sorted()
    for name in names {
      guard case .bytes(let bytes)? = contents[name] else { throw Unreadable(app: app) }
      contents[name] = .bytes(try JSONTree(strictly: bytes).json)
    }
    let before = AppFiles(contents)
    var left = count
    for _ in 0..<100 * count {
      let name = try #require(names.randomElement(using: &random))
      guard case .bytes(let bytes)? = contents[name] else { throw Unreadable(app: app) }
      let old = try JSONTree(strictly: bytes)
      var new = old
      let edit = try #require(allCases.randomElement(using: &random))
      edit.apply(to: &new, using: &random)
      var changed = contents
      changed[name] = .bytes(new.json)
      let after = AppFiles(changed)
      guard new != old, AppReading(after).app != nil else { continue }
      (contents, left) = (changed, left - 1)
      if left == 0 { break }
    }
    // After some edits, all others may leave nothing that can be read.
    guard left < count else { throw Unreadable(app: app) }
    return ReviewCase(old: before, new: AppFiles(contents))
  }

  /// A file is not JSON, or no edit leaves an app.
  struct Unreadable: Error { let app: String }

  static func isEdited(_ name: String) -> Bool {
    [
      "rivers.json", "families.json", "settings.json", "plugin_configurations.json",
      "collections.json",
    ].contains(name)
      || (name.hasPrefix("feeds/") && name != "feeds/index.json")
  }

  func apply(to tree: inout JSONTree, using random: inout SplitMix64) {
    let places = tree.paths.filter { isPlace(tree[$0]) }
    guard let path = places.randomElement(using: &random) else { return }
    switch (self, tree[path]) {
    case (.changeScalar, .string(let text)): tree[path] = .string(text + " more")
    case (.changeScalar, .number):
      tree[path] = .number(String(Int.random(in: 1...90, using: &random)))
    case (.changeScalar, .bool(let truth)): tree[path] = .bool(!truth)
    case (.remove, .array(var elements)):
      elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
      tree[path] = .array(elements)
    case (.remove, .object(var members)):
      members.remove(at: Int.random(in: 0..<members.count, using: &random))
      tree[path] = .object(members)
    case (.addMember, .object(let members)):
      let others = tree.all.flatMap(\.members).filter { other in
        !members.contains { $0.key == other.key }
      }
      guard let member = others.randomElement(using: &random) else { return }
      tree[path] = .object(members + [member])
    case (.repeatElement, .array(let elements)):
      guard let element = elements.randomElement(using: &random) else { return }
      tree[path] = .array(elements + [element])
    case (.retarget, .object):
      let screens = tree.all.filter { $0["ui_components"] != nil }.compactMap { $0["id"] }
      tree[path]["target"] =
        Int.random(in: 0..<8, using: &random) == 0
        ? .string("missing") : screens.randomElement(using: &random)
    case (.removeLink, .array(var elements)):
      let links = elements.indices.filter { elements[$0].isLink }
      guard let link = links.randomElement(using: &random) else { return }
      elements.remove(at: link)
      tree[path] = .array(elements)
    case (.retitle, .object):
      tree[path]["title"] = .string("\(tree[path]["title"]?.text ?? "") again")
    default: break
    }
  }

  /// Whether the edit can be made to a value.
  private func isPlace(_ value: JSONTree) -> Bool {
    switch (self, value) {
    case (.changeScalar, .string), (.changeScalar, .number), (.changeScalar, .bool): true
    case (.remove, .array), (.remove, .object): !value.children.isEmpty
    case (.addMember, .object): true
    case (.repeatElement, .array): !value.children.isEmpty
    case (.retarget, .object): value["target"] != nil
    case (.removeLink, .array): value.children.contains(where: \.isLink)
    case (.retitle, .object): value.isLink
    default: false
    }
  }
}

extension JSONTree {
  /// Whether it is a component, or an entry of a navigation, that opens a screen.
  fileprivate var isLink: Bool { self["data"]?["target"] != nil }
}
