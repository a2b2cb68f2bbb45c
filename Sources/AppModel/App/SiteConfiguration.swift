/// What `riverbed.json` asks of the site: what to build, how to judge it, what to say about it.
package struct SiteConfiguration: Hashable, Sendable {
  package let title: String?
  /// The devices, each once; nil where the file names none at all.
  package let devices: [DeviceChoice]?
  package let themes: [Located<String>]
  package let orientations: [Located<String>]
  /// The app folder or site that a review compares with.
  package let baseline: String?
  /// What makes a build fail beside errors: codes, `lint`, `warnings`, `differences`.
  package let failOn: [Located<String>]
  /// Patterns of keys that a review leaves out.
  package let ignore: [String]
  /// How many points count as no difference.
  package let tolerance: Double?
  package let thresholds: [String: Double]
  /// The URL scheme of the app's deep links.
  package let scheme: Located<String>?
  package let notes: [Note]
  /// What root plugins can do, by identifier, whatever their manifests say.
  package let capabilities: [String: Set<Plugin.Capability>]
  /// The identifiers of those plugins, with their places.
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
