import AppModel

/// The name in paths of something that the app's files name: a screen, a device, a theme, a family.
///
/// Only `PathNames` gives one out, so that two things in one folder never share one.
package struct PathName: Hashable, Sendable {
  /// ASCII letters, digits, hyphens, dots and underscores; the first is a letter or a digit.
  package let text: String

  fileprivate init(_ text: String) {
    self.text = text
  }

  /// The name of a thing that was given none: the bytes of its key, after a hyphen. No two keys share
  /// one, and no name that was given out begins with a hyphen.
  fileprivate init(ofUnknown key: String) {
    text = "-" + key.utf8.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The names of everything in one folder of the site.
///
/// Each thing gets the name that it asks for, made fit for every disk where it is not, and with a number
/// where the name is taken. A name is taken where a disk that ignores capitals would take it for another,
/// where the site uses it itself, and where it would be a folder with the name of another thing's file:
///
///     x, X, x.xhtml, index, é    ->    x, X-2, x.xhtml-2, name-index, name
package struct PathNames: Sendable {
  private var names: [String: PathName] = [:]
  /// The names that are taken, in small letters: those that were given out, those of their files, and
  /// those that the site uses itself.
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// Names that nothing may have, in small letters, whatever follows them after a dot.
  private let reserved: Set<String>

  /// Names in a folder of the site that keep away from some others, written in small letters.
  package init(avoiding reserved: Set<String>) {
    self.reserved = reserved
  }

  /// The name of a thing of the folder. What was given no name has one too that nothing else has.
  package subscript(key: String) -> PathName { names[key] ?? PathName(ofUnknown: key) }

  /// Gives a thing a name, unless it has one: what it asks for, or something like it.
  @discardableResult
  package mutating func add(_ key: String, as wanted: String) -> PathName {
    if let name = names[key] { return name }
    let name = PathName(unique(fit(wanted)))
    names[key] = name
    return name
  }

  /// The name, or the first of its numbered forms that is free, which is then taken.
  private mutating func unique(_ name: String) -> String {
    if take(name) { return name }
    let folded = ReservedNames.folded(name)
    var count = counts[folded] ?? 1
    var numbered: String
    repeat {
      count += 1
      numbered = "\(name)-\(count)"
    } while !take(numbered)
    counts[folded] = count
    return numbered
  }

  /// Takes a name with those of its files, unless one of them is taken.
  private mutating func take(_ name: String) -> Bool {
    let folded = ReservedNames.folded(name)
    let claims = [folded] + ReservedNames.endings.map { folded + $0 }
    guard taken.isDisjoint(with: claims) else { return false }
    taken.formUnion(claims)
    return true
  }

  /// A name that every disk takes and that nothing keeps for itself.
  private func fit(_ wanted: String) -> String {
    let words = wanted.utf8.split { !Self.isPlain($0) }
    let text = String(decoding: Array(words.joined(separator: "-".utf8)), as: UTF8.self)
    var name = text.drop { "-._".contains($0) }.prefix(Self.longest)
    while name.last == "." { name.removeLast() }
    guard !name.isEmpty else { return "name" }
    let stems = [name, name.prefix { $0 != "." }].map { ReservedNames.folded($0) }
    return reserved.isDisjoint(with: stems) ? String(name) : "name-\(name)"
  }
}

extension PathNames {
  /// With an ending and a number it is still short enough for every disk.
  private static var longest: Int { 200 }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
