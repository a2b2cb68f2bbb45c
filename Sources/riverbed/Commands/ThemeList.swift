import Printing

/// Lists Riverbed's own themes.
struct ThemeList: Hashable {
  func run(on console: inout Console) -> ExitCode {
    console.output.write(Listing.themes)
    return .clean
  }
}

extension Command {
  static let themes = Command(
    name: "themes",
    summary: "List the themes in which screens can be drawn.",
    operands: [],
    options: [.help, .version],
    examples: ["riverbed themes", "riverbed build newsroom --theme paper,night"],
    read: { _ in .themes(ThemeList()) })
}
