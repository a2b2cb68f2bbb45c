import Support

/// What the real program does with an app that grows.
enum GrowthStep: String, CaseIterable {
  case check, inspect, build

  /// Returns the words of the command line. Only one variant of each screen is made, unless the app
  /// itself must decide which there are.
  func words(_ program: String, app: String, site: String, allVariants: Bool) -> [String] {
    let axes = allVariants ? [] : Self.axes
    return switch self {
    case .check: [program, "check", app, "--quiet"]
    case .inspect: [program, "inspect", app, "--json", "--quiet"] + axes
    case .build: [program, "build", app, "-o", site, "--quiet", "--jobs", "1"] + axes
    }
  }

  /// Options that leave one variant of each screen.
  static let axes = [
    "--device", "iphone-8", "--orientation", "portrait", "--placement", "on_top", "--status-bar",
    "separate",
  ]
}

/// The cost of a step for an input.
struct GrowthCost {
  let count: Int
  let bytes: Int
  let cost: Program.Cost

  /// The time of the program itself: other programs do not count, nor does the file system, whose
  /// time for twice as many files differs from disk to disk.
  var seconds: Double { cost.programSeconds }

  /// The most memory that a step may take: 25 times its input and 200 MB.
  var mostMegabytes: Int { 25 * bytes / 1_000_000 + 200 }
}
