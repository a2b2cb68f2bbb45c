/// Runs the real program on a damaged app, each step in a separate process.
struct RealProgram {
  let program: String

  /// The most seconds of processor time, and the most memory, that a step may take.
  private static let mostSeconds = 10.0
  private static let mostMegabytes = 1000

  /// Returns what is wrong with how the program handles the app in a folder; nil where nothing is.
  func complaint(about app: String, in folder: String) -> String? {
    let site = "\(folder)/real-site"
    let steps = [
      ["check", app], ["check", app, "--format", "sarif"], ["inspect", app],
      ["inspect", app, "--json"], ["build", app, "-o", site], ["build", app, "-o", site],
    ]
    for step in steps {
      if let complaint = complaint(about: step, in: folder) {
        return "\(([step[0]] + step.dropFirst(2)).joined(separator: " ")): \(complaint)"
      }
    }
    if let other = Program.names(in: folder).subtracting(Self.own).min() {
      return "'\(other)' was written outside the site"
    }
    guard Program.isFolder(site) else { return nil }
    return SiteReadBack(of: site).complaint
  }

  /// What the folder may hold besides the app.
  private static let own: Set = ["app", "site", "real-site", "output"]

  private func complaint(about step: [String], in folder: String) -> String? {
    let output = "\(folder)/output"
    guard
      let cost = Program.cost(
        of: [program] + step, seconds: Int(Self.mostSeconds) * 3, output: output)
    else { return "cannot be run" }
    guard cost.status.isExpected else { return cost.status.text }
    let isSilent = cost.status != .exit(0) && Program.read(output)?.isEmpty != false
    if isSilent { return "\(cost.status.text) without a message" }
    if cost.processorSeconds > Self.mostSeconds {
      return "takes \(Stopwatch.fixed(cost.processorSeconds)) seconds"
    }
    return cost.megabytes > Self.mostMegabytes ? "takes \(cost.megabytes) MB" : nil
  }
}
