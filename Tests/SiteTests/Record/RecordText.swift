import Disk
import Support

@testable import SiteFiles

/// Texts of valid and invalid records.
enum RecordText {
  private static let hash = "cbd8a7b341bd9b025b1e906a48ae1d19"

  /// A record of two files as a build writes it.
  static let good = record([entry("a.svg"), entry("b/c.svg")])

  static var goodFiles: [RecordFiles.File] {
    ContentHash(text: hash).map { hash in
      [.init(path: "a.svg", hash: hash), .init(path: "b/c.svg", hash: hash)]
    } ?? []
  }

  static func entry(_ path: String) -> String {
    "    { \"path\": \"\(path)\", \"hash\": \"\(hash)\", \"kind\": \"variant\" }"
  }

  static func record(_ entries: [String]) -> String {
    "{\n  \"title\": \"App\",\n  \"files\": [\n\(entries.joined(separator: ",\n"))\n  ]\n}\n"
  }

  /// The same record as another tool might write it.
  static let otherForms = [
    good.replacing("\n", with: "\r\n"), good.replacing("\n", with: "\r"),
    good.replacing("\n", with: "").replacing(" ", with: ""), "\u{FEFF}" + good, good + "\n \t\r\n",
    good.replacing("{ ", with: "{\n      ").replacing(", \"", with: ",\n      \""),
    good.replacing("a.svg", with: "a\\u002Esvg").replacing("b/c", with: "b\\/c"),
    good.replacing("\"files\"", with: "\"\\u0066iles\""),
    record([
      "{\"kind\": \"page\", \"more\": {\"path\": \"x\", \"files\": []}, \"hash\": \"\(hash)\", "
        + "\"path\": \"a.svg\"}", entry("b/c.svg"),
    ]),
    good.replacing(
      "  ]\n}", with: "  ], \"z\": [1, -0.5e+7, {\"\": [[], {}]}, null, true, false]}"),
    good.replacing("\"App\"", with: "{\"a\": {\"files\": [1]}, \"b\": \"\\ud83d\\ude00 \\n é 😀\"}"),
  ]

  /// Texts that are not JSON, or are not the record of a site.
  static let invalid = [
    "", "{}\n", "[]", "null", "\"files\"", good + "x", good + good, "\u{FEFF}\u{FEFF}" + good,
    record([]), record(["", entry("a.svg")]), record([entry("a.svg"), ""]),
    good.replacing("},\n    {", with: "}\n    {"), good.replacing("\"App\"", with: "App"),
    good.replacing("\"App\"", with: "\"\\ud83d\""), good.replacing("\"App\"", with: "\"\\x\""),
    good.replacing("\"App\"", with: "\"a\nb\""), good.replacing("\"App\"", with: "01"),
    good.replacing("\"App\"", with: "1."), good.replacing("\"App\"", with: "truE"),
    good.replacing("\"App\"", with: String(repeating: "[", count: 600)),
    good.replacing("\"App\"", with: "[1,]"), good.replacing("\"App\"", with: "{\"a\" 1}"),
    good.replacing("\"App\"", with: "[1}"), good.replacing("\"App\"", with: "'App'"),
    good.replacing("\"title\": \"App\"", with: "\"files\": []"),
    good.replacing("  ]\n}", with: "  ], \"files\": []}"),
    good.replacing(hash, with: hash.uppercased()), good.replacing(hash, with: "0"),
    good.replacing("\"\(hash)\"", with: "7"), good.replacing(", \"kind\": \"variant\"", with: ""),
    good.replacing("\"path\": \"a.svg\"", with: "\"path\": [\"a.svg\"]"),
    good.replacing("\"path\": \"a.svg\"", with: "\"path\": \"z\", \"path\": \"a.svg\""),
    good.replacing("\"path\"", with: "\"Path\""), "{\"files\": {}}", "{\"files\": [\"a.svg\"]}",
  ]

  /// Returns the files that a build reads from a text.
  static func files(of text: String) throws -> [RecordFiles.File] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "site.json")
    return try files(in: folder.path)
  }

  static func files(in path: String) throws -> [RecordFiles.File] {
    var reading = try RecordFiles(of: SiteFolder(at: path, record: SiteContents.recordName))
    var files: [RecordFiles.File] = []
    while let file = try reading.next() { files.append(file) }
    return files
  }
}
