import AppLayout
import AppModel
import Disk
import Markup
import Support
import Themes
import Wireframe

/// Measures what it costs to lay out, draw, write and check variants on one thread, next to
/// xmllint, which only checks the same documents as files. Both are processor time.
enum DrawBench {
  static func run() throws {
    guard let app = AppReading(AppFiles(["rivers.json": .bytes(rivers)])).app,
      let theme = Theme.named("paper")
    else { return print("the app to draw cannot be read") }
    let devices = ["iphone-se-1", "iphone-14-pro"].compactMap(Device.named)
    let groups = VariantAxes(devices: devices).groups(of: app)
    let schema = SchemaFile.wireframe.bytes
    let start = Program.processorSeconds
    let documents = try draw(groups, of: app, in: theme, schema)
    let own = Program.processorSeconds - start
    let kilobytes = documents.reduce(0) { $0 + $1.count } / documents.count / 1_000
    Stopwatch.print(
      "draw and check \(documents.count) variants of \(kilobytes) kB", own,
      "\(Int(Double(documents.count) / own)) validated variants a second on one core")
    let both = try onTwoCores(groups, of: app, in: theme, schema)
    Stopwatch.print(
      "the same on two cores", both,
      "\(Int(Double(documents.count) / both)) validated variants a second")
    guard let xmllint = Program.xmllint else {
      return print("check: SKIPPED: xmllint is not installed")
    }
    let reference = try check(documents, by: xmllint, schema)
    Stopwatch.print(
      "check them with xmllint --noout --schema", reference,
      "drawing and checking takes \(Stopwatch.hundredths(own / reference)) times that")
  }

  /// Lays out, draws, writes and checks variants, one after the other.
  private static func draw(
    _ groups: some Sequence<VariantGroup>, of app: App, in theme: Theme, _ schema: [UInt8]
  ) throws -> [[UInt8]] {
    var writer = try MarkupWriter(checking: [Schema(parsing: schema)])
    var documents: [[UInt8]] = []
    for group in groups {
      for layout in group.layouts() {
        let node = SVGWriter(theme).document(of: Wireframe(ShownScreen(layout, in: app)))
        documents.append(try writer.bytes(of: node, as: .svg))
      }
    }
    return documents
  }

  /// Returns the wall-clock time of two threads that share the groups.
  private static func onTwoCores(
    _ groups: [VariantGroup], of app: App, in theme: Theme, _ schema: [UInt8]
  ) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    _ = try Workers.run(2) { worker in
      let own = stride(from: worker, to: groups.count, by: 2).map { groups[$0] }
      return try draw(own, of: app, in: theme, schema).count
    }
    return Stopwatch.seconds(clock.now - start)
  }

  private static var rivers: [UInt8] { LargeApp(screens: 56, components: 8).rivers }

  /// Returns the processor time of one xmllint that checks all documents.
  private static func check(
    _ documents: [[UInt8]], by xmllint: String, _ schema: [UInt8]
  ) throws -> Double {
    let schemaPath = Program.temporaryPath("wireframe.xsd")
    let paths = documents.indices.map { Program.temporaryPath("\($0).svg") }
    defer { (paths + [schemaPath]).forEach { Program.remove($0) } }
    var isWritten = Program.write(schema, to: schemaPath)
    for (path, document) in zip(paths, documents) {
      isWritten = Program.write(document, to: path) && isWritten
    }
    guard isWritten,
      let cost = Program.cost(of: [xmllint, "--quiet", "--noout", "--schema", schemaPath] + paths)
    else {
      print("the files to check cannot be written")
      return .infinity
    }
    return cost.processorSeconds
  }
}
