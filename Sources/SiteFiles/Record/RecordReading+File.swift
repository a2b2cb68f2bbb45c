import Disk

extension RecordReading.File {
  /// The maximum number of bytes of a text that matters: more than any path or hash that a build
  /// writes.
  private static let longestText = 4096

  private static let keys: Set<RecordKey.OfFile> = [.path, .hash, .kind]

  /// Reads `{ "path": "style.css", "hash": "…", "kind": "asset" }`, in any order and with any other
  /// members.
  init(from stream: inout JSONStream) throws(JSONStream.Failure) {
    let texts = try stream.texts(of: Self.keys, atMost: Self.longestText)
    guard let path = texts[.path], let hash = texts[.hash].flatMap(ContentHash.init(text:)),
      texts[.kind] != nil
    else { throw .unexpected }
    self.init(path: path, hash: hash)
  }
}
