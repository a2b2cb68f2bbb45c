import Markup

/// Measures how fast XML is parsed into a tree, next to xmllint on the same file in the same run.
enum XMLBench {
  static func run() {
    let text = families(20_000)
    let path = Program.temporaryPath("families.xml")
    guard let xmllint = Program.find(["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"]) else {
      return print("parse XML: SKIPPED: xmllint is not installed")
    }
    guard Program.write(text, to: path) else { return print("cannot write \(path)") }
    defer { Program.remove(path) }
    let ours = Stopwatch.median(of: 5) {
      do { _ = try Element(parsing: text, atMost: .max) } catch { print(error) }
    }
    let reference = Stopwatch.median(of: 5) {
      _ = Program.cost(of: [xmllint, "--noout", path])
    }
    Stopwatch.print(
      "parse \(Stopwatch.fixed(Double(text.count) / 1e6)) MB of XML", ours,
      "\(Stopwatch.fixed(ours / reference)) times xmllint --noout as a whole process")
  }

  private static func families(_ cells: Int) -> [UInt8] {
    let cell = """
          <Cell name="LIST_1" layoutId="layout_01_list_01">
            <Screens>
              <Screen type="default" padding="12" aspectCellRatio="0.9" paddingSide="12"/>
            </Screens>
          </Cell>

      """
    return Array("<Family name=\"F\"><Components><ListComponent name=\"LIST\">\n".utf8)
      + repeatElement(Array(cell.utf8), count: cells).joined()
      + Array("</ListComponent></Components></Family>\n".utf8)
  }
}
