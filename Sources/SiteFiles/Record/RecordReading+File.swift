import Disk

extension RecordReading.File {
  /// The maximum number of bytes of a text that matters: more than any path or hash that a build
  /// writes.
  private static let longestText = 4096

  /// Reads `{ "path": "style.css", "hash": "…", "kind": "asset" }`, in any order and with any other
  /// members.
  init(from stream: inout JSONStream) throws(JSONStream.Failure) {
    var texts: [String: String] = [:]
    try stream.expect(UInt8(ascii: "{"))
    var isFirst = true
    while try stream.advance(isFirst: isFirst, until: UInt8(ascii: "}")) {
      isFirst = false
      let key = try stream.key()
      guard let key, ["path", "hash", "kind"].contains(key) else {
        try stream.skipValue()
        continue
      }
      guard texts[key] == nil, let text = try stream.text(atMost: Self.longestText) else {
        throw .unexpected
      }
      texts[key] = text
    }
    guard let path = texts["path"], let hash = texts["hash"].flatMap(ContentHash.init(text:)),
      texts["kind"] != nil
    else { throw .unexpected }
    self.init(path: path, hash: hash)
  }
}

extension JSONStream {
  /// The maximum number of bytes of a key that matters.
  private static let longestKey = 64

  /// Reads a key and the colon after it; nil if it is longer than any that matters.
  mutating func key() throws(Failure) -> String? {
    let key = try text(atMost: Self.longestKey)
    try expect(UInt8(ascii: ":"))
    return key
  }
}
