import AppLayout
import AppModel
import Markup
import Support
import Themes
import Wireframe

/// What it costs to lay out, draw, write and check variants on one thread, beside xmllint that merely
/// checks the same documents as files. Both are counted in processor time.
enum DrawBench {
  static func run() throws {
    guard let app = AppReading(AppFiles(["rivers.json": .bytes(rivers)])).app,
      let theme = Theme.named("paper")
    else { return print("the app to be drawn is no app") }
    let devices = ["iphone-se-1", "iphone-14-pro"].compactMap(Device.named)
    let groups = VariantAxes(devices: devices).groups(of: app)
    let schema = SchemaFile.wireframe.bytes
    var writer = try MarkupWriter(checking: [Schema(parsing: schema)])
    var documents: [[UInt8]] = []
    let start = Program.processorSeconds
    for group in groups {
      for layout in group.layouts() {
        let node = SVGWriter(theme).document(of: Wireframe(layout, in: app))
        documents.append(try writer.bytes(of: node, as: .svg))
      }
    }
    let own = Program.processorSeconds - start
    let kilobytes = documents.reduce(0) { $0 + $1.count } / documents.count / 1_000
    Stopwatch.print(
      "draw and check \(documents.count) variants of \(kilobytes) kB", own,
      "\(Int(Double(documents.count) / own)) validated variants a second on one core")
    guard let xmllint = Program.xmllint else {
      return print("check: SKIPPED, there is no xmllint")
    }
    let reference = try check(documents, by: xmllint, schema)
    Stopwatch.print(
      "check them by xmllint --noout --schema", reference,
      "drawing and checking takes \(Stopwatch.hundredths(own / reference)) times that")
  }

  private static var rivers: [UInt8] { LargeApp(screens: 56, components: 8).rivers }

  /// The processor time of one xmllint that checks all documents.
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
      print("the files to be checked cannot be written")
      return .infinity
    }
    return cost.processorSeconds
  }
}
