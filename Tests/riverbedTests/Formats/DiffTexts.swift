import AppModel
import FoundationEssentials
import Printing
import Support

@testable import riverbed

/// What `riverbed diff` says of a fixture of `Fixtures/Review` to other programs, in all formats of
/// one run, which is made for the first test that asks for it.
struct DiffTexts: Sendable {
  /// The path of the new side, and its files.
  let side: String
  let files: AppFiles
  private let texts: [DiffFormat: String]

  private static let formats: [DiffFormat] = [.json, .sarif, .gitlab, .junit]
  private static let made = MadeOnce<DiffTexts>()

  static func of(_ fixture: String, isReversed: Bool = false) throws -> DiffTexts {
    try made.value("\(fixture) \(isReversed)") {
      try DiffTexts(DiffRun(of: fixture, isReversed: isReversed))
    }
  }

  private init(_ run: borrowing DiffRun) throws {
    let file = { [folder = run.folder.path] (format: DiffFormat) in "\(folder)/\(format.rawValue)" }
    _ = run.result(Self.formats.flatMap { ["--format", "\($0.rawValue)=\(file($0))"] })
    texts = try Dictionary(
      uniqueKeysWithValues: Self.formats.map { format in
        (format, String(decoding: try Data(contentsOf: URL(filePath: file(format))), as: UTF8.self))
      })
    (side, files) = (run.newSide, run.newFiles)
  }

  subscript(format: DiffFormat) -> String { texts[format, default: ""] }

  func tree(_ format: DiffFormat) throws -> JSONTree {
    try JSONTree(strictly: Array(self[format].utf8))
  }
}
