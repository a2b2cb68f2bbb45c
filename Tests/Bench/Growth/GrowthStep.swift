import Support

/// What is done with an app that grows, by the real program, and what it cost in two sizes.
enum GrowthStep: String, CaseIterable {
  case check, inspect, build

  /// The words of the command line; only one variant of each screen is made, unless the app has to say
  /// which there are.
  func words(_ program: String, app: String, site: String, allVariants: Bool) -> [String] {
    let axes = allVariants ? [] : Self.axes
    return switch self {
    case .check: [program, "check", app, "--quiet"]
    case .inspect: [program, "inspect", app, "--json", "--quiet"] + axes
    case .build: [program, "build", app, "-o", site, "--quiet", "--jobs", "1"] + axes
    }
  }

  private static let axes = [
    "--device", "iphone-8", "--orientation", "portrait", "--placement", "on_top", "--status-bar",
    "separate",
  ]
}

/// What a step cost for an input.
struct GrowthCost {
  let count: Int
  let bytes: Int
  let cost: Program.Cost

  /// Times are those of processors, so that others who use the machine do not count.
  var seconds: Double { cost.processorSeconds }

  /// What a step may take at most: 25 times its input and 200 MB.
  var mostMegabytes: Int { 25 * bytes / 1_000_000 + 200 }
}
