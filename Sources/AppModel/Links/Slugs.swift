/// The names of screens in files and addresses.
package enum Slugs {
  /// Gives each screen a unique slug, regardless of their order: its name. Where several screens
  /// share a name, the first letters of their ids are added to each; where those are the
  /// same too, their whole ids.
  static func assign(to screens: inout [Screen]) {
    let plain = screens.map { slug(of: $0.name ?? $0.id) }
    let short = screens.indices.map { joined(plain[$0], id(of: screens[$0], letters: shortID)) }
    let long = screens.indices.map { joined(plain[$0], id(of: screens[$0], letters: longest)) }
    let isShared = { (slugs: [String]) in
      let counts = slugs.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return slugs.map { counts[$0] != 1 }
    }
    let (plainIsShared, shortIsShared) = (isShared(plain), isShared(short))
    var names = UniqueNames(separator: "-")
    for index in screens.indices {
      let needsID = plainIsShared[index] || plain[index] == anonymous
      let slug =
        !needsID ? plain[index] : shortIsShared[index] ? long[index] : short[index]
      screens[index].slug = names.unique(slug)
    }
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

  /// The slug of screens whose names have no letter that a slug can keep; their ids follow it.
  private static let anonymous = "screen"
  private static let longest = 60
  private static let shortID = 8

  /// Names that Windows reserves for devices, and the name of a folder's first page.
  private static let reserved = ReservedNames.ofWindows.union([ReservedNames.index])

  private static func id(of screen: Screen, letters: Int) -> String {
    String(
      decoding: screen.id.lowercased().utf8.filter(\.isLowercaseLetterOrDigit).prefix(letters),
      as: UTF8.self)
  }
}
