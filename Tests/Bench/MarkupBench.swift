import FoundationEssentials
import Markup
import Support

/// Measures what writing and checking a document costs on one thread, next to xmllint, which reads
/// and checks the same documents as files.
enum MarkupBench {
  private static let count = 500

  static func run() throws {
    let documents = (0..<count).map { document($0) }
    let write = try seconds(documents, "open.xsd")
    let both = try seconds(documents, "drawing.xsd")
    let name = "\(count) documents of 124 elements"
    Stopwatch.print("write \(name)", write, "\(each(write)) us each")
    Stopwatch.print("write and check \(name)", both, "\(each(both)) us each")
    guard let xmllint = Program.xmllint else {
      return print("read and check: SKIPPED: xmllint is not installed")
    }
    let reference = try seconds(documents, readBy: xmllint, "drawing.xsd")
    Stopwatch.print(
      "read and check them with xmllint", reference,
      "\(each(reference)) us each; writing and checking takes \(Stopwatch.hundredths(both / reference)) times that"
    )
  }

  private static func each(_ seconds: Double) -> String {
    Stopwatch.fixed(seconds / Double(count) * 1e6)
  }

  /// Returns the time of a whole xmllint for the documents as files.
  private static func seconds(
    _ documents: [Node], readBy xmllint: String, _ schema: String
  ) throws -> Double {
    var writer = try MarkupWriter(checking: [Schema(parsing: Fixtures.bytes("Markup/\(schema)"))])
    var paths: [String] = []
    defer { paths.forEach { Program.remove($0) } }
    for (index, document) in documents.enumerated() {
      let path = Program.temporaryPath("\(index).svg")
      paths.append(path)
      guard Program.write(try writer.bytes(of: document, as: .svg), to: path) else {
        print("cannot write \(path)")
        continue
      }
    }
    let words =
      [xmllint, "--quiet", "--noout", "--schema", Fixtures.url("Markup/\(schema)").path] + paths
    return Stopwatch.median { _ = Program.cost(of: words) }
  }

  /// Returns the time to write documents that are checked with a schema.
  private static func seconds(_ documents: [Node], _ schema: String) throws -> Double {
    var writer = try MarkupWriter(checking: [Schema(parsing: Fixtures.bytes("Markup/\(schema)"))])
    var total = 0
    let time = Stopwatch.median {
      for document in documents {
        do { total += try writer.bytes(of: document, as: .svg).count } catch { print(error) }
      }
    }
    return time
  }

  /// Returns a drawing like that of a screen with 24 cells, different for each number.
  private static func document(_ number: Int) -> Node {
    Node(
      "svg",
      ["width": "390", "height": "\(844 + number)", "role": "img", "aria-labelledby": "title"],
      [
        Node("title", ["id": "title"], [.text("Home \(number) on iPhone")]),
        Node("clipPath", ["id": "screen"], [Node("rect", ["width": "390", "height": "844"])]),
      ] + (0..<24).map { cell($0) })
  }

  private static func cell(_ index: Int) -> Node {
    let top = "\(40 + index * 30).5"
    return Node(
      "g",
      [
        "id": "cell-\(index)", "data-kind": "cell", "data-frame": "0 \(top) 390 30",
        "clip-path": "url(#screen)",
      ],
      [
        Node(
          "rect",
          [
            "x": "0.5", "y": top, "width": "389", "height": "30", "rx": "4", "fill": "#ffffff",
            "stroke": "#c8cfd8", "stroke-width": "0.75",
          ]),
        Node(
          "path",
          [
            "d": "M11 \(top)L309 60.5M309 \(top)L11 60", "fill": "none", "stroke": "#ccd3dc",
            "stroke-width": "0.75",
          ]),
        Node(
          "circle", ["cx": "160", "cy": top, "r": "13", "fill": "#ffffff", "stroke": "#5c6773"]),
        Node(
          "text",
          [
            "x": "22", "y": top, "font-size": "13.5", "font-weight": "700", "fill": "#1f2730",
          ], [.text("Election night \(index) & more")]),
      ])
  }
}
