import Support

/// The apps to damage: the fixture apps, and one with everything in the schemas.
struct FuzzCorpus {
  let apps: [App]

  /// An app with what damaging it needs to know.
  struct App {
    let files: [String: [UInt8]]
    /// The files that parse as JSON or XML and can be damaged as values.
    let trees: [String: JSONTree]
    let names: [String]
    let keys: [String]
  }

  init() throws {
    apps = try GrowthApp.all().map { app in
      let texts = app.trees.map { name, tree in
        (name, GrowthFormat(ofFile: name).bytes(of: tree))
      }
      return App(
        files: app.others.merging(texts) { first, _ in first }, trees: app.trees,
        names: app.names.sorted(),
        keys: app.trees.values.reduce(into: Set()) { $0.formUnion($1.keys) }.sorted())
    }
  }
}
