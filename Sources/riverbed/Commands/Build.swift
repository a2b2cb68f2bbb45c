import AppLayout
import AppModel
import Disk
import FoundationEssentials
import Site
import Themes
import Wireframe

/// Makes the preview site of an app.
struct Build: Hashable {
  let app: String
  let output: String?
  let axes: AxisWords
  let themes: [String]
  let options: ReportOptions

  func run(on console: inout Console) -> ExitCode {
    guard let source = console.source(at: app) else { return .file }
    let reading = AppReading(source.files())
    let report = Report(of: source, reading, options: options)
    do {
      guard let app = reading.app else { return report.exitCode }
      let themes = (self.themes.isEmpty ? ["paper"] : self.themes).compactMap(Theme.named)
      let site = Site(
        of: app, named: source.name ?? "App", axes: try axes.axes(of: app), themes: themes,
        sources: reading.sources, diagnostics: reading.diagnostics(with: app.lint))
      var maker = try DocumentMaker(for: site, checking: .init())
      let folder = output ?? "Output/\(source.name ?? "app")"
      for task in site.tasks {
        try maker.make(task) { document in
          let url = URL(filePath: "\(folder)/\(document.name)")
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(document.bytes).write(to: url)
        }
      }
      console.output.write("\(folder)/index.xhtml\n")
    } catch let error as InvalidDocument {
      console.errors.write("riverbed: error: \(error.text)\n")
      return .internal
    } catch {
      console.errors.write("riverbed: error: \(error)\n")
      return .file
    }
    return report.exitCode
  }
}

extension Option {
  fileprivate static let output = Option(
    name: "output", letter: "o", value: Value(placeholder: "DIR"),
    summary: "The folder of the site; Output/<app> without it.")

  fileprivate static let theme = Option(
    name: "theme", value: Value(placeholder: "NAME", isList: true),
    summary: "The themes, by name or as a file.")
}

extension Command {
  static let build = Command(
    name: "build",
    summary:
      "Make the preview site: a picture of every screen on every device, and pages to browse them.",
    operands: [.app],
    options: [.output] + Option.axes + [.theme] + Option.everywhere,
    exitCodes: [.clean, .wrongInput, .failOn, .usage, .internal, .file],
    examples: ["riverbed build Fixtures/Apps/newsroom"],
    read: { (arguments) throws(UsageError) in
      .build(
        Build(
          app: arguments.operands.first ?? ".", output: arguments.value(of: .output),
          axes: AxisWords(arguments), themes: arguments.values(of: .theme),
          options: try ReportOptions(arguments)))
    })
}
