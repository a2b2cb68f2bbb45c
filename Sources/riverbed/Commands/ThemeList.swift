import Themes
import Wireframe

/// Lists Riverbed's own themes.
struct ThemeList: Hashable {
  func run(on console: inout Console) -> ExitCode {
    console.output.write(Self.text)
    return .clean
  }

  /// Every theme with its summary.
  private static var text: ShownText {
    let rows: [[ShownText]] = ThemeFile.allCases.compactMap { ThemeReading($0).theme }.map {
      theme in
      ["\(theme.name)", "\(theme.summary)"]
    }
    return TextTable(rows: [["NAME", "LOOKS"]] + rows).text
      + "\nA custom file works too: --theme my-theme.json, or \"themes\" in riverbed.json.\n"
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
