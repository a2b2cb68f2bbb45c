import AppModel

/// The colors of a theme's file, one for every role, each with its location.
struct RoleColors {
  private let colors: [Entry]

  /// A color and its location.
  struct Entry {
    let color: Color
    let location: Location
  }

  /// The color of a role.
  subscript(role: ColorRole) -> Entry { colors[role.rawValue] }

  /// Reads the colors by role; nil if one is missing or is not a color.
  init?(_ reader: inout ObjectReader) {
    reader.knowsAnyKey()
    let names = Set(reader.entries.map(\.name.value))
    let absent = ColorRole.allCases.map(\.name).filter { !names.contains($0) }
    var found: [ColorRole: Entry] = [:]
    for (name, value) in reader.entries {
      guard let role = ColorRole.named[name.value] else {
        let nearest = Nearest.name(to: name.value, among: absent)
        reader.report(.unknownRole(name.value, nearest), at: name.location)
        continue
      }
      if let color = Self.color(value) {
        found[role] = Entry(color: color, location: value.location)
      } else {
        reader.report(.noColor(role, value), at: value.location)
      }
    }
    if !absent.isEmpty { reader.report(.missing(absent, from: "colors")) }
    colors = ColorRole.allCases.compactMap { found[$0] }
    if colors.count < ColorRole.allCases.count { return nil }
  }

  /// Reads `#RRGGBB` and `#AARRGGBB`; the apps' other spellings are not allowed in a theme.
  private static func color(_ value: JSON) -> Color? {
    guard case .string(let text) = value.content, text.hasPrefix("#") else { return nil }
    return Color(text)
  }
}

extension ColorRole {
  /// The roles by their names in a theme's file.
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension Diagnostic.Message {
  /// Reports what is missing from a part of a theme; only the first few of a long list.
  static func missing(_ names: [String], from part: String) -> Self {
    let longest = 6
    let shown = names.prefix(longest).map { "'\($0)'" as Diagnostic.Sentence }
      .joined(separator: ", ")
    let rest = names.count > longest ? " \((names.count - longest).andMore())" : ""
    return Self(.themeMissingRole, .error, "'\(part)' lacks \(shown)\(rest)")
  }

  fileprivate static func unknownRole(_ name: String, _ nearest: String?) -> Self {
    Self(
      .themeUnknownRole, .warning, "drawings do not have a role '\(name: name)'",
      .init(nearest: nearest))
  }

  fileprivate static func noColor(_ role: ColorRole, _ value: JSON) -> Self {
    Self(
      .themeColor, .error, "'\(role.name)' is \(value.written.quotable), which is not a color",
      .action("write it as #RRGGBB or #AARRGGBB"))
  }
}
