import Support

/// An app whose lists can grow: the files of a fixture, with JSON and XML as trees.
struct GrowthApp {
  let name: String
  private(set) var trees: [String: JSONTree] = [:]
  /// The files that are neither JSON nor XML.
  private(set) var others: [String: [UInt8]] = [:]

  init(name: String, _ files: [(name: String, bytes: [UInt8])]) {
    self.name = name
    for file in files {
      let isXML = GrowthFormat(ofFile: file.name) == .xml
      if let tree = isXML ? JSONTree(xml: file.bytes) : JSONTree(file.bytes) {
        trees[file.name] = tree
      } else {
        others[file.name] = file.bytes
      }
    }
  }

  /// Returns an app with everything in the schemas, and the fixture apps, those with the most files
  /// first.
  static func all() throws -> [GrowthApp] {
    let apps = try FixtureApp.names().map {
      GrowthApp(name: $0, try Fixtures.files(in: "Apps/\($0)"))
    }
    let showcase = apps.first { $0.name == "newsroom" }
    let complete = try showcase.map { try $0.completed() }
    return [complete].compactMap(\.self) + apps.sorted { $0.size > $1.size }
  }

  /// The texts of keys that name things, which other texts may refer to.
  var names: Set<String> {
    var names: Set<String> = []
    for tree in trees.values {
      _ = tree.mapStrings { text, key in
        if let key, GrowthFill.isName(key) { names.insert(text) }
        return text
      }
    }
    return names
  }

  private var size: Int { trees.count + others.count }

  /// Returns the app with an example of everything in the published schemas, and a theme.
  private func completed() throws -> GrowthApp {
    var app = self
    for (schema, file) in Self.schemas {
      guard let rules = JSONTree(try Fixtures.schema(schema)) else { continue }
      let example = SchemaExample(of: rules).value
      let own = file == Self.theme ? JSONTree(try Fixtures.theme("paper")) : trees[file]
      app.trees[file] = own.map { $0.merged(with: example) } ?? example
    }
    // The files of the example do not exist.
    app.trees["riverbed.json"]?["files"] = .object([])
    app.trees["riverbed.json"]?["themes"] = .array([.string("paper"), .string(Self.theme)])
    return GrowthApp(app, named: "newsroom and all schemas")
  }

  private init(_ app: GrowthApp, named name: String) {
    self.name = name
    trees = app.trees
    others = app.others
  }

  private static let theme = "theme.json"

  /// The schemas of formats that Riverbed reads, and the files that it reads them from.
  private static let schemas = [
    ("riverbed", "riverbed.json"), ("routes", "routes.json"), ("families", "families.json"),
    ("feeds-index", "feeds/index.json"), ("theme", theme),
  ]
}

extension JSONTree {
  /// Returns this value merged with another one: its own parts win, and new ones come last.
  fileprivate func merged(with other: JSONTree) -> JSONTree {
    switch (self, other) {
    case (.object, .object(let members)):
      var merged = self
      for member in members {
        merged[member.key] = self[member.key].map { $0.merged(with: member.value) } ?? member.value
      }
      return merged
    case (.array(let elements), .array(let others)): return .array(elements + others)
    default: return self
    }
  }
}
