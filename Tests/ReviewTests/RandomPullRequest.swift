import AppModel
import Support
import Testing

/// Some random edits of an app, as a pull request has them: some of them depend on each other.
enum RandomPullRequest: CaseIterable {
  case edit, addScreen, removeScreen, renameScreen, reorder, replace, restyle

  /// The maximum number of steps.
  private static let most = 6

  /// Returns two states of a fixture app with one to six steps between them, which both can be
  /// read.
  static func pair(of app: String, seed: UInt64) throws -> ReviewCase {
    var random = SplitMix64(seed: seed)
    var contents = try FixtureApp.contents("Apps/\(app)")
    for name in contents.keys.filter(RandomEdit.isEdited) {
      contents[name] = .bytes(try contents.tree(of: name).json)
    }
    let before = AppFiles(contents)
    let names = contents.keys.filter(RandomEdit.isEdited).sorted()
    var left = Int.random(in: 1...most, using: &random)
    for _ in 0..<100 where left > 0 {
      let step = try #require(allCases.randomElement(using: &random))
      let other = try #require(names.randomElement(using: &random))
      let name = step == .edit ? other : "rivers.json"
      let old = try contents.tree(of: name)
      var new = old
      step.apply(to: &new, using: &random)
      var changed = contents
      changed[name] = .bytes(new.json)
      guard new != old, AppReading(AppFiles(changed)).app != nil else { continue }
      (contents, left) = (changed, left - 1)
    }
    return ReviewCase(old: before, new: AppFiles(contents))
  }

  private func apply(to tree: inout JSONTree, using random: inout SplitMix64) {
    let screens = tree.children.indices.filter { tree.children[$0]["ui_components"] != nil }
    guard let place = screens.randomElement(using: &random) else { return }
    let screen = tree.children[place]
    let id = screen["id"]?.text ?? ""
    let number = Int.random(in: 0..<100, using: &random)
    switch self {
    case .edit: RandomEdit.allCases.randomElement(using: &random)?.apply(to: &tree, using: &random)
    case .addScreen:
      var added = screen
      added["id"] = .string("new-\(number)")
      added["name"] = .string("New \(number)")
      added["home"] = .bool(false)
      tree.retargetOne(to: "new-\(number)", using: &random)
      tree.insert(added, named: "new-\(number)")
    case .removeScreen:
      tree.removeChild(at: place)
      if Bool.random(using: &random) { tree = tree.withoutWays(to: id) }
    case .renameScreen:
      tree = tree.mapStrings { text, _ in text == id && !id.isEmpty ? "\(id)-renamed" : text }
    case .reorder, .replace:
      guard case .array(var components)? = screen["ui_components"], !components.isEmpty
      else { return }
      if self == .reorder {
        components.shuffle(using: &random)
      } else if let old = components.indices.randomElement(using: &random) {
        let type = components.compactMap { $0["component_type"] }.randomElement(using: &random)
        components[old]["id"] = .string("replaced-\(number)")
        components[old]["component_type"] = type
      }
      tree[[place]]["ui_components"] = .array(components)
    case .restyle:
      let bars = tree.paths.filter { tree[$0]["state"] != nil }
      guard let bar = bars.randomElement(using: &random) else { return }
      tree[bar]["state"] = ["hidden", "overlay", "on_top"].randomElement(using: &random)
        .map(JSONTree.string)
      tree[bar]["style"] = .string(Bool.random(using: &random) ? "left" : "center")
    }
  }
}

extension [String: AppFiles.Content] {
  /// Returns a file of JSON that can be changed.
  fileprivate func tree(of name: String) throws -> JSONTree {
    guard case .bytes(let bytes)? = self[name] else { throw RandomEdit.Unreadable(app: name) }
    return try JSONTree(strictly: bytes)
  }
}

extension JSONTree {
  /// Lets one of the ways inside lead to a screen.
  fileprivate mutating func retargetOne(to id: String, using random: inout SplitMix64) {
    let ways = paths.filter { self[$0]["target"] != nil }
    if let way = ways.randomElement(using: &random) { self[way]["target"] = .string(id) }
  }

  /// Adds a value at the end.
  fileprivate mutating func insert(_ value: JSONTree, named key: String) {
    switch self {
    case .array(let elements): self = .array(elements + [value])
    case .object(let members): self = .object(members + [Member(key, value)])
    case .string, .number, .bool, .null: break
    }
  }

  fileprivate mutating func removeChild(at index: Int) {
    switch self {
    case .array(var elements):
      elements.remove(at: index)
      self = .array(elements)
    case .object(var members):
      members.remove(at: index)
      self = .object(members)
    case .string, .number, .bool, .null: break
    }
  }

  /// Returns the value without the elements of lists that open a screen.
  fileprivate func withoutWays(to id: String) -> JSONTree {
    switch self {
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.withoutWays(to: id)) })
    case .array(let elements):
      .array(
        elements.filter { $0["data"]?["target"]?.text != id }.map { $0.withoutWays(to: id) })
    case .string, .number, .bool, .null: self
    }
  }
}
