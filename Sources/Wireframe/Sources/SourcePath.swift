package import AppModel
import Markup

/// Where something of a drawing comes from: a file of the app, and the ids that lead to the value in
/// it. An unrelated edit changes no path, as it would change a line.
///
///     rivers.json#home/ui_components/top-stories/styles/header
///     feeds/news.json#70005
package struct SourcePath: Hashable, Sendable {
  /// The path; whatever is no plain letter in a name or id is percent-encoded.
  package let text: String

  /// A longer path is abridged, and so is a longer id in it.
  private static let longest = 1024

  /// What a file holds under an id.
  init(file: String, id: String) {
    self.init(text: "\(file.percentEncoded(keeping: .segments))#\(id.segment)")
  }

  private init(text: String) {
    self.text = text.utf8.count > Self.longest ? Self.abridged(text) : text
  }

  /// The beginning of a long path and a hash; no encoded byte is cut through.
  private static func abridged(_ path: String) -> String {
    let hash = path.abridged(to: 0)
    let beginning = path.beginning(atMost: longest - hash.utf8.count)
    let cut = beginning.suffix(2).contains("%") ? beginning.lastIndex(of: "%") : nil
    return beginning[..<(cut ?? beginning.endIndex)] + hash
  }

  /// The id with which the path ends, encoded.
  var name: String {
    let name = text.utf8.reversed().prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// The path of what stands inside under an id or a key.
  func appending(_ id: String) -> SourcePath {
    SourcePath(text: "\(text)/\(id.segment)")
  }

  /// The path of what stands inside under a key and there under an id.
  func appending(_ key: StaticString, _ id: String) -> SourcePath {
    SourcePath(text: "\(text)/\(key)/\(id.segment)")
  }
}

/// A path and the place to which it leads.
package struct PlacedSource: Hashable, Sendable {
  package let path: SourcePath
  package let location: Location
}

extension String {
  /// An id as one segment of a path; a very long one is abridged. A segment is never empty, so that
  /// two slashes never meet.
  package var segment: String {
    let longest = 256
    return isEmpty ? "%00" : abridged(to: longest).percentEncoded(keeping: .segment)
  }
}
