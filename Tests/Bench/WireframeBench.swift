import AppLayout
import AppModel
import Markup
import Support
import Themes
import Wireframe

/// What drawing, writing and checking costs on one thread, beside xmllint that merely reads and checks
/// the same drawings as files.
enum WireframeBench {
  static func run() throws {
    let files = try Fixtures.files(in: "Apps/newsroom").map {
      ($0.name, AppFiles.Content.bytes($0.bytes))
    }
    guard let app = AppReading(AppFiles(Dictionary(uniqueKeysWithValues: files))).app,
      let theme = Theme.named("paper")
    else { return print("there is no showcase to draw") }
    let axes = VariantAxes(
      devices: ["iphone-se-1", "iphone-14-pro", "ipad-9.7"].compactMap(Device.named))
    let layouts = axes.groups(of: app).flatMap { $0.layouts() }
    let svg = SVGWriter(theme)
    var writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    var documents: [[UInt8]] = []
    let drawing = Stopwatch.median { for layout in layouts { _ = Wireframe(layout, in: app) } }
    let time = Stopwatch.median {
      documents.removeAll(keepingCapacity: true)
      for layout in layouts {
        do {
          documents.append(
            try writer.bytes(of: svg.document(of: Wireframe(layout, in: app)), as: .svg))
        } catch { print(error) }
      }
    }
    let bytes = documents.reduce(0) { $0 + $1.count } / max(1, documents.count)
    Stopwatch.print("make \(layouts.count) wireframes", drawing, each(drawing, layouts.count))
    Stopwatch.print(
      "and write and check them", time, "\(each(time, layouts.count)), \(bytes) bytes each")
    try compare(documents, time)
  }

  private static func each(_ seconds: Double, _ count: Int) -> String {
    "\(Stopwatch.fixed(seconds / Double(count) * 1e6)) us each"
  }

  private static func compare(_ documents: [[UInt8]], _ time: Double) throws {
    guard let xmllint = Program.find(["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"]) else {
      return print("read and check: SKIPPED, there is no xmllint")
    }
    let schema = Program.temporaryPath("wireframe.xsd")
    var paths = [schema]
    defer { paths.forEach { Program.remove($0) } }
    guard Program.write(SchemaFile.wireframe.bytes, to: schema) else { return }
    for (index, document) in documents.enumerated() {
      let path = Program.temporaryPath("wireframe-\(index).svg")
      paths.append(path)
      guard Program.write(document, to: path) else { return print("cannot write \(path)") }
    }
    let words = [xmllint, "--quiet", "--noout", "--schema"] + paths
    let reference = Stopwatch.median { _ = Program.cost(of: words) }
    let hundredths = Int((time / reference * 100).rounded())
    let ratio = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
    Stopwatch.print(
      "read and check them by xmllint", reference,
      "\(each(reference, documents.count)); making them takes \(ratio) times that")
  }
}
