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
