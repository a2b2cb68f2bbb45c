import FoundationEssentials
package import Testing

/// A text next to a fixture, which is the expected result of the fixture.
package struct Golden: Sendable {
  /// The path inside the folder of fixtures.
  let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Expects a text to equal the golden; with `RECORD=1` in the environment, writes it as the
  /// golden.
  package func expect(_ text: String, at place: SourceLocation = #_sourceLocation) throws {
    let url = Fixtures.url(path)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      Issue.record("\(path) does not exist; RECORD=1 writes it", sourceLocation: place)
      return
    }
    let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    guard golden != text else { return }
    Issue.record(
      "\(path) differs; RECORD=1 rewrites it\n\(LineDiff(from: golden, to: text).text)",
      sourceLocation: place)
  }
}
