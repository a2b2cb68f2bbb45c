import Disk

extension RecordReading.File {
  /// Reads `    { "path": "style.css", "hash": "…", "kind": "asset" },`, where the comma is missing from
  /// the last line; nil where a line is anything else.
  static func read(_ line: ArraySlice<UInt8>) -> (file: RecordReading.File, isLast: Bool)? {
    var rest = line
    guard let path = rest.text(behind: "    { \"path\": \""),
      let digits = rest.text(behind: ", \"hash\": \""), let hash = ContentHash(text: digits),
      rest.text(behind: ", \"kind\": \"") != nil
    else { return nil }
    let isLast = rest.last != UInt8(ascii: ",")
    guard (isLast ? rest : rest.dropLast()).suffix(2).elementsEqual(" }".utf8) else { return nil }
    return (RecordReading.File(path: path, hash: hash), isLast)
  }
}

extension ArraySlice<UInt8> {
  /// Takes off a beginning, and the text behind it up to the next quotation mark; a path of a site has
  /// nothing in it that JSON would escape.
  fileprivate mutating func text(behind beginning: StaticString) -> String? {
    let length = beginning.utf8CodeUnitCount
    let matches = beginning.withUTF8Buffer { starts(with: $0) }
    guard matches, let end = self[(startIndex + length)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    let text = String(decoding: self[(startIndex + length)..<end], as: UTF8.self)
    self = self[(end + 1)...]
    return text.contains("\\") ? nil : text
  }
}
