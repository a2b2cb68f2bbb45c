import AppModel
import Support
import Testing

@testable import Review

/// What is said about each key that the apps' files are read by.
@Suite struct `Sentences for every key that is read` {
  @Test func `a key has words of its own and is not named as it is written`() throws {
    var seen: [Place: Int] = [:]
    var plain: [String: String] = [:]
    var said: Set<String> = []
    for app in try FixtureApp.names() {
      let contents = try FixtureApp.contents("Apps/\(app)")
      for name in contents.keys.sorted() where Self.isOfTheApps(name) {
        guard case .bytes(let bytes)? = contents[name], let tree = JSONTree(bytes) else { continue }
        var changed = contents
        changed[name] = .bytes(tree.json)
        let old = AppFiles(changed)
        let before = try #require(AppReading(old).app)
        for leaf in tree.leaves(under: []) {
          let place = Place(file: AppFile(named: name), keys: leaf.keys)
          guard seen[place, default: 0] < 8 else { continue }
          seen[place, default: 0] += 1
          changed[name] = .bytes(leaf.changed.json)
          let new = AppFiles(changed)
          let reading = AppReading(new)
          guard let after = reading.app, after != before else { continue }
          let edits = EditList(from: old, to: new, reading: reading).edits
          let (edit, names) = (try #require(edits.first), AuthorNames(from: before, to: after))
          let key = "\(EditWords(edit, names).subject.sort).\(place.key)"
          said.insert(key)
          let sentence = edit.sentence(names)
          if sentence.contains("`\(place.key)`") { plain[key] = sentence }
        }
      }
    }
    #expect(said.count > 60, "the fixtures hold few keys that are read")
    #expect(plain.isEmpty, "\(plain.values.sorted())")
  }

  private static func isOfTheApps(_ name: String) -> Bool {
    switch AppFile(named: name) {
    case .rivers, .appDefine, .families, .plugins, .collections, .feedIndex:
      name.hasSuffix(".json")
    case .settings, .routes, .riverbed: false
    case nil: AppFile.isInFeeds(name)
    }
  }

  /// A key in a kind of file, with the key of the object around it.
  private struct Place: Hashable {
    let file: AppFile?
    let around: String?
    let key: String

    init(file: AppFile?, keys: [String]) {
      self.file = file
      around = keys.dropLast().last
      key = keys.last ?? ""
    }
  }
}

extension JSONTree {
  /// The same tree with one value changed, and the keys around that value.
  fileprivate struct Leaf {
    let keys: [String]
    var changed: JSONTree
  }

  /// Returns a leaf for each value inside, which is changed to another text of the same length, so
  /// that everything else keeps its place.
  fileprivate func leaves(under keys: [String]) -> [Leaf] {
    switch self {
    case .object(let members):
      members.indices.flatMap { index in
        members[index].value.leaves(under: keys + [members[index].key]).map { leaf in
          var copy = members
          copy[index].value = leaf.changed
          return Leaf(keys: leaf.keys, changed: .object(copy))
        }
      }
    case .array(let elements):
      elements.indices.flatMap { index in
        elements[index].leaves(under: keys).map { leaf in
          var copy = elements
          copy[index] = leaf.changed
          return Leaf(keys: leaf.keys, changed: .array(copy))
        }
      }
    case .string(let text): [Leaf(keys: keys, changed: .string(text.rotated))]
    case .number(let text): [Leaf(keys: keys, changed: .number(text.rotated))]
    // These texts are as long as the values that they replace.
    case .bool(true): [Leaf(keys: keys, changed: .number("null"))]
    case .bool(false): [Leaf(keys: keys, changed: .number("null "))]
    case .null: []
    }
  }
}

extension String {
  /// The text with its last letter or digit replaced by the next one.
  fileprivate var rotated: String {
    var scalars = Array(unicodeScalars)
    guard
      let last = scalars.lastIndex(where: {
        $0.properties.isAlphabetic && $0.isASCII || ("0"..."9").contains($0)
      })
    else { return self }
    switch scalars[last] {
    case "z", "Z": scalars[last] = "a"
    case "9": scalars[last] = "1"
    case let other: scalars[last] = Unicode.Scalar(other.value + 1) ?? other
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
