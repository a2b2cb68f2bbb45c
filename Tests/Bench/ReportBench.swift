import Support

/// Measures the report of many causes: how long it takes to write, and to open.
enum ReportBench {
  private static let causes = 300

  static func run(_ program: String) {
    let sides = [Program.temporaryPath("before"), Program.temporaryPath("after")]
    let report = Program.temporaryPath("report")
    defer { (sides + [report]).forEach(Program.removeFolder) }
    let rivers = String(
      decoding: LargeApp(screens: 450, components: 8).rivers, as: UTF8.self)
    for (folder, text) in zip(sides, [rivers, edited(rivers)]) {
      guard Program.createFolder(folder),
        Program.write(Array(text.utf8), to: "\(folder)/rivers.json")
      else { return print("cannot write \(folder)") }
    }
    let words = [program, "diff"] + sides + ["--device=iphone-14-pro", "--quiet", "-o", report]
    for (name, note) in [("report", "with its comparison"), ("the same again", "nothing is made")] {
      guard let cost = Program.cost(of: words) else { return print("cannot run \(program)") }
      let files = Program.files(in: report)
      Stopwatch.print(
        "\(name): \(causes) causes, \(files) files", cost.seconds,
        "\(note), peak \(cost.megabytes) MB")
    }
    do {
      try PaintBench.measure(report)
    } catch {
      print("first paint: SKIPPED: \(error)")
    }
  }

  /// Returns the app with another name, or another state of the bar, for each of 300 screens.
  private static func edited(_ rivers: String) -> String {
    let bar = "\"id\": \"bar-"
    var parts = rivers.split(separator: bar, omittingEmptySubsequences: false).map(String.init)
    for screen in 0..<causes {
      if screen.isMultiple(of: 2) {
        parts[screen] = parts[screen].replacing(
          "\"name\": \"Screen \(screen)\"", with: "\"name\": \"Another name \(screen)\"")
      } else {
        parts[screen + 1] = parts[screen + 1].replacing(
          "\"state\": \"on_top\"", with: "\"state\": \"overlay\"", maxReplacements: 1)
      }
    }
    return parts.joined(separator: bar)
  }
}
