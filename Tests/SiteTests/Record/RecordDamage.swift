/// Records with every kind of member and value in them, and what can happen to a byte of one.
enum RecordDamage {
  private static let hash = "cbd8a7b341bd9b025b1e906a48ae1d19"

  private static let axes = """
    "axes": { "screens": ["a", "b"], "screenTitles": ["A", "B"], "devices": ["tv"],
      "orientations": ["portrait"], "themes": ["paper"], "placements": ["on_top"],
      "statusBars": ["merged"] }
    """

  private static let files = """
    "files": [
      { "path": "a.svg", "hash": "\(hash)", "kind": "full", "screen": "a", "theme": "paper" },
      { "path": "b/\\u0063é.svg", "kind": "asset", "hash": "\(hash)" }
    ]
    """

  /// A member that builds do not write, with every kind of value in it.
  static let unknown = """
    "more": [-0.5e+7, 10E-9, 0, true, false, null, "\\b\\u00e9\\\\€", { "a": {}, "": [[]] }]
    """

  /// A site's record as another tool might write it.
  static let site = """
    { "schemaVersion": 1, "title": "\\ud83d\\ude00 \\"é😀\\/", "label": "x\\n", \(axes),
      \(unknown), \(files), "last": { "n": 1.25 } }
    """

  /// A shard's record as a build writes it.
  static let shard = """
    { "schemaVersion": 1, "title": "App", "label": "x", \(axes),
      "shard": { "number": 2, "of": 10, "input": "\(hash)", "plan": "\(hash)" },
      \(files) }
    """

  /// A report's record.
  static let report = "{ \"schemaVersion\": 1, \"title\": \"App\", \"report\": true, \(files) }"

  static let all = [site, shard, report]

  /// What means something in JSON, and what is not text.
  private static let signs: [UInt8] =
    Array("\"\\{}[],: 0e-.tu/".utf8) + [0, 0x0A, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF4, 0xFF]

  /// Returns each beginning of a text.
  static func cut(_ text: String) -> [[UInt8]] {
    (0..<text.utf8.count).map { Array(text.utf8.prefix($0)) }
  }

  /// Returns a text with each byte, one at a time, changed, left out and written twice: it becomes
  /// a similar one, the other case, and some of the signs.
  static func changed(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    return bytes.indices.flatMap { place in
      let byte = bytes[place]
      let signs = (0..<4).map { [Self.signs[(place + $0 * 6) % Self.signs.count]] }
      return ([[], [byte, byte], [byte ^ 1], [byte ^ 0x20]] + signs).map {
        Array(bytes[..<place]) + $0 + bytes[(place + 1)...]
      }
    }
  }
}
