/// The real program at work on a damaged app: each step in a process of its own.
struct RealProgram {
  let program: String

  /// A step may take so many seconds of a processor's work, and so much memory.
  private static let mostSeconds = 10.0
  private static let mostMegabytes = 1000

  /// What is wrong with how the program takes the app of a folder; nil where nothing is.
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
      return "'\(other)' was written outside of the site"
    }
    guard Program.isFolder(site) else { return nil }
    return SiteReadBack(of: site).complaint
  }

  /// What there may be beside the app.
  private static let own: Set = ["app", "site", "real-site", "output"]

  private func complaint(about step: [String], in folder: String) -> String? {
    let output = "\(folder)/output"
    guard
      let cost = Program.cost(
        of: [program] + step, seconds: Int(Self.mostSeconds) * 3, output: output)
    else { return "cannot be run" }
    guard cost.status.isExpected else { return cost.status.text }
    let isSilent = cost.status != .exit(0) && Program.read(output)?.isEmpty != false
    if isSilent { return "\(cost.status.text) without a sentence" }
    if cost.processorSeconds > Self.mostSeconds {
      return "takes \(Stopwatch.fixed(cost.processorSeconds)) seconds"
    }
    return cost.megabytes > Self.mostMegabytes ? "takes \(cost.megabytes) MB" : nil
  }
}
