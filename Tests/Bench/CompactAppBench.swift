import Support

/// Measures what the whole program does with 10,000 screens in compact JSON, and says where it takes
/// more than ten times the memory of its input.
enum CompactAppBench {
  ///
  /// Returns whether everything is within that.
  static func run(_ program: String) -> Bool {
    let apps = [nil, screens / 2].map { CompactApp(screens: screens, renaming: $0).rivers }
    let (old, new) = (Program.temporaryPath("old.json"), Program.temporaryPath("new.json"))
    let site = Program.temporaryPath("site")
    defer {
      [old, new].forEach(Program.remove)
      Program.removeFolder(site)
    }
    guard zip(apps, [old, new]).allSatisfy({ Program.write($0, to: $1) }) else {
      print("cannot write \(old)")
      return false
    }
    let size = apps[0].count
    // A renamed screen is a difference.
    return [
      measure("check", [program, "check", old, "--quiet"], size),
      measure("inspect", [program, "inspect", old, "--json", "--quiet"] + axes, size),
      measure(
        "diff", [program, "diff", old, new, "--quiet"] + axes, size + apps[1].count,
        endingWith: 1),
      measure(
        "build", [program, "build", old, "-o", site, "--quiet", "--prototype", "none"] + axes,
        size),
    ].allSatisfy { $0 }
  }

  private static let screens = 10_000
  /// One variant of each screen.
  private static let axes = [
    "--device", "iphone-8", "--orientation", "portrait", "--placement", "on_top", "--status-bar",
    "separate",
  ]
  /// The most memory that a command may take, as a multiple of its input.
  private static let mostTimes = 10.0

  /// Measures a command, and returns whether it takes little enough memory.
  private static func measure(
    _ name: String, _ words: [String], _ size: Int, endingWith code: Int32 = 0
  ) -> Bool {
    guard let cost = Program.cost(of: words) else {
      print("cannot run \(words[0])")
      return false
    }
    let times = Double(cost.megabytes << 20) / Double(size)
    let isWithin = times <= mostTimes
    let remark = isWithin ? "" : ", MORE THAN TEN TIMES"
    let end = cost.status == .exit(code) ? "" : ", \(cost.status.text)"
    Stopwatch.print(
      "\(name) 10,000 compact screens", cost.seconds,
      "peak \(cost.megabytes) MB, \(Stopwatch.fixed(times)) times the input\(remark)\(end)")
    return isWithin
  }
}
