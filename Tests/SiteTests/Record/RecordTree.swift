import Disk

@testable import AppModel
@testable import Reading
@testable import SiteFiles

/// A record as the app's JSON parser reads it.
struct RecordTree {
  private let root: JSON

  /// Parses a text; nil if it is not JSON. The app's parser also accepts a comma before a closing
  /// bracket, which is not JSON.
  init?(_ bytes: [UInt8]) {
    let parsing = JSONParsing(bytes)
    guard let document = parsing.document,
      !parsing.diagnostics.contains(where: { $0.message.rule == .jsonTrailingComma })
    else { return nil }
    root = document.root
  }

  /// The files of the record; nil if it is not clearly one.
  var files: [RecordFiles.File]? {
    let keys = root.members.map(\.key.text)
    guard let list = Self.only(root, "files"), case .array(let elements) = list.content else {
      return nil
    }
    let files = elements.compactMap(Self.file)
    let isOfShard = keys.prefix { $0 != "files" }.contains("shard")
    guard files.count == elements.count, !files.isEmpty || isOfShard else { return nil }
    return files
  }

  private static func file(_ entry: JSON) -> RecordFiles.File? {
    guard let path = text(entry, "path"), let hash = text(entry, "hash"),
      text(entry, "kind") != nil, let hash = ContentHash(text: hash)
    else { return nil }
    return RecordFiles.File(path: path, hash: hash)
  }

  private static func text(_ object: JSON, _ key: String) -> String? {
    guard case .string(let text)? = only(object, key)?.content else { return nil }
    return text
  }

  /// Returns the value of a key that an object has once.
  private static func only(_ object: JSON, _ key: String) -> JSON? {
    let values = object.members.filter { $0.key.text == key }.map(\.value)
    return values.count == 1 ? values[0] : nil
  }
}
