import Support

/// The apps that are damaged: those of the fixtures, and one with all that the schemas know.
struct FuzzCorpus {
  let apps: [App]

  /// An app with what damages need to know about it.
  struct App {
    let files: [String: [UInt8]]
    /// The files that are values of JSON or XML, and thus can be damaged as such.
    let trees: [String: JSONTree]
    let names: [String]
    let keys: [String]
  }

  init() throws {
    apps = try GrowthApp.all().map { app in
      let trees = app.others.compactMapValues { JSONTree(xml: $0) }
      return App(
        files: app.others.merging(app.trees.mapValues(\.json)) { first, _ in first },
        trees: trees.merging(app.trees) { first, _ in first },
        names: app.names.sorted(),
        keys: app.trees.values.reduce(into: Set()) { $0.formUnion($1.keys) }.sorted())
    }
  }
}
