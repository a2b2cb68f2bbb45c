import Support

/// How long the whole program takes for a large app, and how much memory.
enum CheckBench {
  static func run(_ program: String) {
    for hasMistakes in [false, true] {
      let app = LargeApp(screens: 5_000, components: 7, hasMistakes: hasMistakes)
      let path = Program.temporaryPath("rivers.json")
      let rivers = app.rivers
      guard Program.write(rivers, to: path) else { return print("cannot write \(path)") }
      defer { Program.remove(path) }
      let size = "\(Stopwatch.fixed(Double(rivers.count) / 1e6)) MB"
      let kind = hasMistakes ? "full of mistakes" : "5,000 screens"
      guard let cost = Program.cost(of: [program, "check", path]) else {
        return print("cannot run \(program)")
      }
      Stopwatch.print("check \(size), \(kind)", cost.seconds, "peak \(cost.megabytes) MB")
    }
  }
}
