import AppModel

/// The path name of something that the app's files name: a screen, a device, a theme or a family.
/// Only `PathNames` creates them, so that no two things in a folder share one.
package struct PathName: Hashable, Sendable {
  /// ASCII letters, digits, hyphens, dots and underscores; the first is a letter or a digit.
  package let text: String

  fileprivate init(_ text: String) {
    self.text = text
  }

  /// Creates the name of a thing without one: the bytes of its key, after a hyphen. No two keys
  /// share one, and no other name begins with a hyphen.
  fileprivate init(ofUnknown key: String) {
    text = "-" + key.utf8.map { $0.hexadecimal(digits: 2) }.joined()
  }
}

/// The names of everything in one folder of the site.
///
/// Each thing gets the name it asks for, adapted if a disk might not accept it, and numbered if it
/// is taken. A name is taken if it differs from another only in capitalization, if the site uses it
/// itself, or if it would be a folder with the name of another thing's file:
///
///     x, X, x.xhtml, index, é    ->    x, X-2, x.xhtml-2, name-index, name
package struct PathNames: Sendable {
  private var names: [String: PathName] = [:]
  /// The names that are taken, in lowercase: those already given out, those of their files, and
  /// those that the site uses itself.
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// Names that nothing may have, in lowercase, regardless of what follows them after a dot.
  private let reserved: Set<String>

  /// Creates the names of a folder that avoid some others, given in lowercase.
  package init(avoiding reserved: Set<String>) {
    self.reserved = reserved
  }

  /// The name of a thing in the folder. A thing that was never named also gets a unique one.
  package subscript(key: String) -> PathName { names[key] ?? PathName(ofUnknown: key) }

  /// Gives a thing the requested name, or a similar one if that is taken. A thing that already has
  /// a name keeps it.
  @discardableResult
  package mutating func add(_ key: String, as wanted: String) -> PathName {
    if let name = names[key] { return name }
    let name = PathName(unique(fit(wanted)))
    names[key] = name
    return name
  }

  /// Returns the name, or its first free numbered form, and takes it.
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

  /// Takes a name and those of its files, unless one of them is taken.
  private mutating func take(_ name: String) -> Bool {
    let folded = ReservedNames.folded(name)
    let claims = [folded] + ReservedNames.endings.map { folded + $0 }
    guard taken.isDisjoint(with: claims) else { return false }
    taken.formUnion(claims)
    return true
  }

  /// Returns a name that every disk accepts and that is not reserved.
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
  /// The maximum number of bytes of a name; with an ending and a number it is still short enough
  /// for every disk.
  private static var longest: Int { 200 }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "_")
  }
}
