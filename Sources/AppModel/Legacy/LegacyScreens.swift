/// The screens of `AppDefine.json`, from before the builder existed, by ui_tag.
struct LegacyScreens {
  let screens: [Screen]

  static let none = LegacyScreens(screens: [])

  /// Reads the screens; nil where the file does not hold an object.
  static func read(_ root: JSON, _ diagnostics: inout DiagnosticLog) -> LegacyScreens? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    defer { diagnostics = reader.finished() }
    guard case .object = root.content else {
      reader.report(
        .wrongType("the file", root, "an object", .ofTheApps, else: "it is not read").leavingUnread)
      return nil
    }
    return reader.lend(to: root) { reader in
      reader.knows("version", "name")
      return LegacyScreens(
        screens: reader.object("screens") { screens in
          screens.named(weight: RiversFile.weight) { tag, reader in
            Screen(legacy: &reader, uiTag: tag)
          }
        })
    }
  }
}
