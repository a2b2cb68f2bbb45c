extension Screen {
  /// Reads a screen of `AppDefine.json`.
  init(legacy reader: inout ObjectReader, uiTag: String) {
    reader.knows("id", "type", "version")
    let title = reader.text("title")
    let styles = reader.object("styles") { ScreenStyles(&$0, ofPlugin: false) }
    self.init(
      id: uiTag, name: title, origin: .appDefine, styles: styles,
      components: Component.list("components", in: .appDefine, &reader), at: reader.location)
  }

  /// Makes a screen that is built into every app, opened by something at a location.
  init(_ screen: WhiteLabel, openedAt location: Location) {
    self.init(
      id: screen.key, name: screen.rawValue, origin: .whiteLabel(screen), styles: nil,
      components: [], at: location)
  }

  /// Makes a placeholder for a screen that a link opens and no file has, named after the link.
  init(missing id: String, called name: String?, namedAt location: Location) {
    self.init(
      id: id, name: name, origin: .nowhere, styles: nil, components: [], at: location)
  }

  /// Whether the id of the screen reads as a title, as `reports` does.
  var hasReadableID: Bool {
    let id = id.readable
    return id.utf8.count > Self.longestWord ? id.contains(" ") : !id.isForMachines
  }

  /// The most bytes of an id that people read as a word.
  private static let longestWord = 24

  private init(
    id: String, name: String?, origin: Origin, styles: ScreenStyles?, components: [Component],
    at location: Location
  ) {
    self.init(
      Parts(
        id: id, name: name, kind: .general, typeLocation: nil, origin: origin, isMarkedHome: false,
        isUnclearHome: false, data: .none(at: location),
        styles: styles ?? .standard, components: components,
        navigations: [], barID: nil, menuIndex: nil, barIndex: nil, isMarkedPlayer: false,
        isMarkedFullScreen: false, hooks: [], laterHooks: [], hookNames: [],
        showsBanner: false, localizations: .none, undrawn: [], location: location))
  }
}
