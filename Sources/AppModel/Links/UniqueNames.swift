/// Makes names unique: a repeated name gets a number.
package struct UniqueNames: Sendable {
  /// The text between a name and its number.
  let separator: String
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  package init(separator: String) {
    self.separator = separator
  }

  /// Returns the name, or the first of its numbered forms that is not taken.
  package mutating func unique(_ name: String) -> String {
    // In one expression, the names would be copied each time.
    let ordinal = ordinal(of: name)
    return numbered(name, ordinal)
  }

  /// Returns the number that makes the name unique: 1 for the name itself.
  mutating func ordinal(of name: String) -> Int {
    if taken.insert(name).inserted { return 1 }
    var count = counts[name] ?? 1
    var isNew: Bool
    repeat {
      count += 1
      let numbered = numbered(name, count)
      isNew = taken.insert(numbered).inserted
    } while !isNew
    counts[name] = count
    return count
  }

  /// Whether the name is taken.
  func has(_ name: String) -> Bool { taken.contains(name) }

  private func numbered(_ name: String, _ ordinal: Int) -> String {
    ordinal == 1 ? name : "\(name)\(separator)\(ordinal)"
  }
}

/// The names of screens in files and addresses.
package enum Slugs {
  /// Gives each screen a unique slug, regardless of their order: its name. Where several screens
  /// share a name, the first letters of their ids are added to each; where those are the
  /// same too, their whole ids.
  static func assign(to screens: inout [Screen]) {
    let plain = screens.map { slug(of: $0.name ?? $0.id) }
    let ids = screens.map(\.id)
    let short = { (index: Int) in joined(plain[index], letters(of: ids[index], atMost: shortID)) }
    let long = { (index: Int) in joined(plain[index], letters(of: ids[index], atMost: longest)) }
    let plainCounts = plain.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let needsID = { (index: Int) in plainCounts[plain[index]] != 1 || plain[index] == anonymous }
    // A name with letters of an id counts even where it is not needed itself.
    let mayNeedID = screens.indices.contains(where: needsID)
    let shortCounts =
      mayNeedID ? screens.indices.reduce(into: [:]) { $0[short($1), default: 0] += 1 } : [:]
    let slugs = screens.indices.map { index in
      !needsID(index) ? plain[index] : shortCounts[short(index)] != 1 ? long(index) : short(index)
    }
    var names = UniqueNames(separator: "-")
    for index in screens.indices { screens[index].slug = names.unique(slugs[index]) }
  }

  private static func joined(_ name: String, _ id: String) -> String {
    id.isEmpty ? name : "\(name)-\(id)"
  }

  /// Returns a name in lowercase letters, digits and hyphens, which every file system and server
  /// accepts.
  package static func slug(of name: String) -> String {
    let words = name.lowercased().utf8.split { !$0.isLowercaseLetterOrDigit }
      .map { String(decoding: $0, as: UTF8.self) }
    let cut = words.joined(separator: "-").prefix(longest)
    let slug = cut.last == "-" ? String(cut.dropLast()) : String(cut)
    guard !slug.isEmpty else { return anonymous }
    return reserved.contains(slug) ? slug + "-screen" : slug
  }

  /// Whether a text could be the slug of a screen.
  static func isSlug(_ text: String) -> Bool {
    text.utf8.count <= longestOfAll && !reserved.contains(text)
      && text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLowercaseLetterOrDigit) }
  }

  /// The slug of screens whose names have no letter that a slug can keep; their ids follow it.
  private static let anonymous = "screen"
  private static let longest = 60
  private static let shortID = 8
  /// A slug may be a name, an id and a number.
  private static let longestOfAll = 2 * longest + 20

  /// Names that Windows reserves for devices, and the name of a folder's first page.
  private static let reserved = ReservedNames.ofWindows.union([ReservedNames.index])

  private static func letters(of id: String, atMost most: Int) -> String {
    String(
      decoding: id.lowercased().utf8.filter(\.isLowercaseLetterOrDigit).prefix(most),
      as: UTF8.self)
  }
}
