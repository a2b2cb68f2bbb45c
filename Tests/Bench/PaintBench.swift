import Support

/// Measures how soon a reader sees the first page of a large site that is opened from a disk.
enum PaintBench {
  /// Measures a site, or a site of a thousand screens that it builds first with a program.
  static func run(_ path: String) throws {
    guard !Program.isFolder(path) else { return try measure(path) }
    let folder = try TemporaryFolder()
    let app = LargeApp(screens: 1_000, components: 8)
    try folder.write(String(decoding: app.rivers, as: UTF8.self), to: "app/rivers.json")
    let site = "\(folder.path)/site"
    guard
      let cost = Program.cost(of: [path, "build", "\(folder.path)/app", "-o", site, "--quiet"])
    else { return print("cannot run \(path)") }
    Stopwatch.print("build 1,000 screens", cost.seconds, "peak \(cost.megabytes) MB")
    try measure(site)
  }

  /// Measures the first page of a site or a report.
  static func measure(_ site: String) throws {
    guard Tool.chromium.path != nil else {
      return print("first paint: SKIPPED: chromium is not installed")
    }
    var browser = try Browser.start()
    try browser.setWindow(width: 1400, height: 900)
    // The first time is not counted: the browser itself is still starting.
    _ = try browser.open("file://\(site)/index.xhtml?0")
    let paints = try (1...5).map { run in
      _ = try browser.open("file://\(site)/index.xhtml?\(run)")
      return try browser.firstPaint()
    }.sorted()
    Stopwatch.print(
      "first paint of \(site)/index.xhtml", paints[2] / 1000,
      "from \(Stopwatch.fixed(paints[0])) to \(Stopwatch.fixed(paints[4])) ms")
  }
}
