import AppModel
import Support

/// Reads damaged copies of the fixture apps. Whoever crashes or never ends fails.
struct Fuzz {
  private let apps: [[String: AppFiles.Content]]
  private let seed: UInt64

  init(seed: UInt64) throws {
    self.seed = seed
    apps = try Fixtures.names(in: "Apps").filter { !$0.hasSuffix(".txt") }.map { app in
      Dictionary(
        uniqueKeysWithValues: try Fixtures.files(in: "Apps/\(app)").map {
          ($0.name, .bytes($0.bytes))
        })
    }
  }

  /// Reads this many damaged apps and says what came of them.
  func run(_ count: Int) {
    var random = SplitMix64(seed: seed)
    var codes: [String: Int] = [:]
    var readable = 0
    for _ in 0..<count {
      let reading = AppReading(AppFiles(damaged(&random)))
      readable += reading.app == nil ? 0 : 1
      for diagnostic in reading.diagnostics { codes[diagnostic.rule.code, default: 0] += 1 }
    }
    print("\(count) damaged apps read, seed \(seed): \(readable) still had screens,")
    print("\(codes.values.reduce(0, +)) diagnostics of \(codes.count) kinds, no crash")
  }

  /// An app of which one file was damaged, most often once.
  private func damaged(
    _ random: inout SplitMix64
  ) -> [String: AppFiles.Content] {
    var app = apps[Int.random(in: 0..<apps.count, using: &random)]
    let names = app.keys.sorted()
    let name = names[Int.random(in: 0..<names.count, using: &random)]
    guard case .bytes(var bytes)? = app[name] else { return app }
    let rounds = 1 + Int.random(in: 0..<8, using: &random) / 6
    for _ in 0..<rounds {
      let kinds = Mutation.allCases
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      bytes = kind.apply(to: bytes, using: &random)
    }
    app[name] = .bytes(bytes)
    return app
  }
}
