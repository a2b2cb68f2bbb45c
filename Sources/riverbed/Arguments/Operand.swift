/// A word of a command that is not an option, as the parser and the help read it.
struct Operand: Hashable, Sendable {
  /// How the help names it, such as `APP`.
  let name: String
  var isRequired = false
  /// Whether there may be several.
  var isRepeated = false
  let summary: String

  /// The operand in a usage line, in brackets where it is optional.
  var usage: String { (isRequired ? name : "[\(name)]") + (isRepeated ? " ..." : "") }
}

extension Operand {
  static let app = Operand(
    name: "APP",
    summary: "The app's folder, or a single file that is read as rivers.json. The default is the "
      + "current folder.")
}
