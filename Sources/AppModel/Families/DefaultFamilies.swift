/// The families that Riverbed brings, so that an app without a families file gets believable screens.
enum DefaultFamilies {
  static let all: [Family] = {
    let parsing = JSONParsing(
      PackageResources.default_families_json, in: FileID(index: FileID.builtIn))
    var diagnostics = parsing.diagnostics
    guard let root = parsing.document?.root else { return [] }
    let families = FamilyReader.read(root, &diagnostics)
    return diagnostics.isEmpty ? families ?? [] : []
  }()
}

extension FileID {
  /// The number of a file that is part of Riverbed, not of an app.
  static let builtIn: Int32 = -1
}
