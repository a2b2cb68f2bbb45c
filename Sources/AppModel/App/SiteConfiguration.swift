/// The contents of `riverbed.json`: what to build, how to check it and what to say about it.
package struct SiteConfiguration: Hashable, Sendable {
  package let title: String?
  /// The devices, each once; nil if the file lists none.
  package let devices: [DeviceChoice]?
  package let themes: [Located<String>]
  package let orientations: [Located<String>]
  /// The app folder or site that a review compares with.
  package let baseline: String?
  /// What makes a build fail besides errors: codes, `lint`, `warnings`, `differences`.
  package let failOn: [Located<String>]
  /// Patterns of keys that a review ignores.
  package let ignore: [String]
  /// The largest difference in points that a review ignores.
  package let tolerance: Double?
  package let thresholds: [String: Double]
  /// The URL scheme of the app's deep links.
  package let scheme: Located<String>?
  package let notes: [Note]
  /// The capabilities of root plugins by identifier, which override their manifests.
  package let capabilities: [String: Set<Plugin.Capability>]
  /// The identifiers of those plugins, with their locations.
  let capablePlugins: [Located<String>]

  init(_ reader: inout ObjectReader) {
    reader.knows("$schema")
    title = reader.text("title")
    devices = DeviceChoice.list(&reader)
    themes = reader.strings("themes")
    orientations = reader.strings("orientations")
    baseline = reader.text("baseline")
    failOn = reader.strings("failOn")
    ignore = reader.strings("ignore").map(\.value)
    tolerance = reader.length("tolerance")
    thresholds = reader.object("thresholds") { $0.numbers() }
    scheme = reader.locatedString("scheme")
    notes = reader.list("notes", Note.init).compactMap(\.self)
    (capabilities, capablePlugins) = reader.object("capabilities") { plugins in
      let capabilities = Self.capabilities(&plugins)
      return (capabilities, plugins.locatedNames.filter { capabilities[$0.value] != nil })
    }
  }

  private static func capabilities(
    _ reader: inout ObjectReader
  ) -> [String: Set<Plugin.Capability>] {
    reader.knowsAnyKey()
    return Dictionary(
      reader.members.compactMap { identifier, value in
        reader.takes(value, weight: 1) ? (identifier, reader.capabilities(value)) : nil
      }, uniquingKeysWith: { $1 })
  }
}
