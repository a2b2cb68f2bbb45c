import Support

/// How long the whole program takes to lay a large app out and write it as JSON or text.
enum InspectBench {
  static func run(_ program: String) {
    let app = LargeApp(screens: 500, components: 8)
    let path = Program.temporaryPath("rivers.json")
    guard Program.write(app.rivers, to: path) else { return print("cannot write \(path)") }
    defer { Program.remove(path) }
    let variants = 500 * 2 * 9
    for (form, options) in [("JSON", ["--json"]), ("text", ["--all"])] {
      guard let cost = Program.cost(of: [program, "inspect", path, "--quiet"] + options) else {
        return print("cannot run \(program)")
      }
      Stopwatch.print(
        "inspect \(variants) variants as \(form)", cost.seconds,
        "\(Int(Double(variants) / cost.seconds)) a second, peak \(cost.megabytes) MB")
    }
  }
}
