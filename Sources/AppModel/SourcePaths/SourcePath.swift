import Markup

/// Where something of an app is defined: a file, and the ids that lead to the value
/// in it. Unlike a line number, a path does not change with an unrelated edit.
///
///     rivers.json#home/ui_components/top-stories/styles/header
///     feeds/news.json#70005
package struct SourcePath: Hashable, Sendable {
  /// The path; special characters in a name or id are percent-encoded.
  package let text: String

  /// The longest path and the longest id in it; longer ones are shortened.
  private static let longest = 1024

  /// Whether it is the path of a whole file.
  private let isFile: Bool

  /// Makes the path of a file.
  package init(file: String) {
    text = file.percentEncoded(keeping: .segments)
    isFile = true
  }

  /// Takes a path as it is written.
  package init(reading text: String) {
    self.text = text
    isFile = !text.utf8.contains(UInt8(ascii: "#"))
  }

  /// Makes the path of the value under an id of a file.
  init(file: String, id: String) {
    self = SourcePath(file: file).appending(id)
  }

  private init(inside text: String) {
    self.text = text.utf8.count > Self.longest ? Self.abridged(text) : text
    isFile = false
  }

  /// Returns the beginning of a long path and a hash, without cutting through an encoded byte.
  private static func abridged(_ path: String) -> String {
    let hash = path.abridged(to: 0)
    let beginning = path.beginning(atMost: longest - hash.utf8.count)
    let cut = beginning.suffix(2).contains("%") ? beginning.lastIndex(of: "%") : nil
    return beginning[..<(cut ?? beginning.endIndex)] + hash
  }

  /// The last id of the path, encoded.
  package var name: String {
    let name = text.utf8.reversed().prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Returns the path of the value inside, under an id or a key.
  package func appending(_ id: String) -> SourcePath {
    SourcePath(inside: "\(text)\(isFile ? "#" : "/")\(id.segment)")
  }

  /// Returns the path of the value inside, under a key and then an id.
  func appending(_ key: StaticString, _ id: String) -> SourcePath {
    appending("\(key)").appending(id)
  }

  /// The path and those of everything around it, to the whole file.
  package var withOuter: [SourcePath] {
    guard let start = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return [self] }
    let ends = text.utf8[start...].indices.filter {
      $0 == start || text.utf8[$0] == UInt8(ascii: "/")
    }
    return [self] + ends.map { SourcePath(reading: String(text[..<$0])) }
  }

  /// Whether another path is the same, or that of something inside.
  package func contains(_ other: SourcePath) -> Bool {
    guard other.text.utf8.starts(with: text.utf8) else { return false }
    let next = other.text.utf8.dropFirst(text.utf8.count).first
    return next == nil || next == UInt8(ascii: isFile ? "#" : "/")
  }
}

/// A path and the location it leads to.
package struct PlacedSource: Hashable, Sendable {
  package let path: SourcePath
  package let location: Location
}

extension String {
  /// An id as one segment of a path; a very long one is shortened. A segment is never empty, so
  /// that two slashes never meet.
  package var segment: String {
    let longest = 256
    return isEmpty ? "%00" : abridged(to: longest).percentEncoded(keeping: .segment)
  }
}

extension App {
  /// Passes on every path that a drawing may name as a source, with its place: screens in file
  /// order, then shared bars and menus, then feeds. If two values have the same path, this has the first.
  /// They are more text than the app, and are not kept.
  package func forEachSource(_ body: (PlacedSource) -> Void) {
    // Paths of different screens differ, because they begin with their keys.
    for screen in screens { Self.pass(ScreenSources(of: screen).placed, to: body) }
    Self.pass(sharedSources, to: body)
    Self.pass(FeedSources(self).placed, to: body)
  }

  /// The paths of the menus and bars that no screen has of its own.
  var sharedSources: [PlacedSource] {
    let separate = settings.navigationBar.map { NavigationSources($0, at: .sharedBar).placed } ?? []
    return separate
      + sharedNavigations.flatMap { NavigationSources($0, at: .shared($0)).placed }
  }

  private static func pass(_ placed: [PlacedSource], to body: (PlacedSource) -> Void) {
    var seen: Set<SourcePath> = []
    for source in placed where seen.insert(source.path).inserted { body(source) }
  }
}
