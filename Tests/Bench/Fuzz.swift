import AppLayout
import AppModel
import Support

/// Reads damaged copies of the fixture apps and lays them out. Whoever crashes or never ends fails.
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
      let lint = reading.app?.lint ?? []
      for diagnostic in reading.diagnostics(with: lint) {
        codes[diagnostic.rule.code, default: 0] += 1
      }
      reading.app.map(layOut)
    }
    print("\(count) damaged apps read, seed \(seed): \(readable) still had screens,")
    print("\(codes.values.reduce(0, +)) diagnostics of \(codes.count) kinds, no crash")
  }

  /// Lays a damaged app out: its start, its menu, and one variant of each screen.
  private func layOut(_ app: App) {
    guard let device = app.devices.first else { return }
    _ = app.bootFlow
    _ = MenuLayout(of: app, on: device, in: .portrait, isExpanded: true)
    let axes = VariantAxes(devices: [device], placements: [.overlay], statusBars: [.merged])
    for layout in axes.groups(of: app).flatMap({ $0.layouts() }) {
      _ = layout.hierarchy(in: app)
    }
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
