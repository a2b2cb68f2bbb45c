import Support

/// Measures the time and memory of the whole program for a large app.
enum CheckBench {
  static func run(_ program: String) {
    for hasMistakes in [false, true] {
      let app = LargeApp(screens: 5_000, components: 7, hasMistakes: hasMistakes)
      let kind = hasMistakes ? "full of mistakes" : "5,000 screens"
      measure([program, "check"], app, "check", kind)
    }
    measure(
      [program, "check", "--widths"], LargeApp(screens: 1_000, components: 7),
      "check --widths", "1,000 screens")
    // 500 screens on two devices in nine variants each.
    let app = LargeApp(screens: 500, components: 8)
    measure([program, "inspect", "--json", "--quiet"], app, "inspect --json", "9,000 variants")
  }

  private static func measure(_ words: [String], _ app: LargeApp, _ name: String, _ kind: String) {
    let path = Program.temporaryPath("rivers.json")
    let rivers = app.rivers
    guard Program.write(rivers, to: path) else { return print("cannot write \(path)") }
    defer { Program.remove(path) }
    let size = "\(Stopwatch.fixed(Double(rivers.count) / 1e6)) MB"
    guard let cost = Program.cost(of: words + [path]) else {
      return print("cannot run \(words[0])")
    }
    Stopwatch.print("\(name) \(size), \(kind)", cost.seconds, "peak \(cost.megabytes) MB")
  }
}
