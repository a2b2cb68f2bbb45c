/// The contents of `riverbed.json`: what to build, how to check it and what to say about it.
package struct SiteConfiguration: Hashable, Sendable {
  package let title: String?
  /// Where the files are that Zapp publishes, by the names under which they are read.
  package let files: [String: Located<String>]
  /// The devices, each once; nil if the file lists none.
  package let devices: [DeviceChoice]?
  package let themes: [Located<String>]
  package let orientations: [Located<String>]
  /// What a review compares with if the command line does not say it: a revision, or a path in the
  /// app's folder.
  package let baseline: Located<String>?
  /// What makes a build fail besides errors: codes, `lint`, `warnings`, `differences`.
  package let failOn: [Located<String>]
  /// Patterns of keys that a review ignores.
  package let ignore: [String]
  /// The largest difference in points that a review ignores.
  package let tolerance: Double?
  /// The limits of the checks of layout.
  package let lint: LintSettings
  /// The problems that are left out.
  package let lintIgnore: [SettledLint]
  /// The URL scheme of the app's deep links.
  package let scheme: Located<String>?
  package let notes: [Note]
  package let journeys: [Journey]
  package let formerly: [FormerAddress]
  /// The capabilities of root plugins by identifier, which override their manifests.
  package let capabilities: [String: Set<Plugin.Capability>]
  /// The identifiers of those plugins, with their locations.
  let capablePlugins: [Located<String>]

  /// The conditions on which a build can fail besides the codes of diagnostics.
  package static let conditions = ["lint", "warnings", "differences", "new-problems", "journeys"]
  /// The ways to hold a device.
  package static let orientationNames = ["portrait", "landscape", "both"]

  /// What applies where there is no such file.
  static let absent = SiteConfiguration(
    title: nil, files: [:], devices: nil, themes: [], orientations: [], baseline: nil, failOn: [],
    ignore: [],
    tolerance: nil, lint: .standard, lintIgnore: [], scheme: nil, notes: [],
    journeys: [], formerly: [],
    capabilities: [:], capablePlugins: [])

  /// What `diff` compares: what the site shows. A key that is only for reviews and checks is absent
  /// here, so that `diff` does not report a change of it.
  package var ofTheSite: SiteConfiguration {
    SiteConfiguration(
      title: title, files: [:], devices: devices, themes: themes, orientations: orientations,
      baseline: nil,
      failOn: [], ignore: [], tolerance: nil, lint: .standard, lintIgnore: [], scheme: scheme,
      notes: notes, journeys: journeys, formerly: [], capabilities: capabilities,
      capablePlugins: capablePlugins)
  }
}

extension SiteConfiguration {
  init(_ reader: inout ObjectReader) {
    reader.knows("$schema")
    title = reader.text("title")
    files = reader.object("files", Self.files)
    devices = DeviceChoice.list(&reader)
    themes = reader.strings("themes")
    orientations = reader.strings("orientations")
    baseline = reader.locatedString("baseline")
    failOn = reader.strings("failOn")
    ignore = reader.strings("ignore").map(\.value)
    tolerance = reader.length("tolerance")
    lint = reader.object("lint", LintSettings.init)
    reader.reads("lint", insteadOf: "thresholds")
    lintIgnore = reader.list("lintIgnore", SettledLint.init).compactMap(\.self)
    scheme = reader.locatedString("scheme")
    notes = reader.list("notes", Note.init).compactMap(\.self)
    journeys = Journey.list(&reader)
    formerly = reader.object("formerly", FormerAddress.list)
    (capabilities, capablePlugins) = reader.object("capabilities", Self.capabilities)
  }

  /// Reads where files are.
  private static func files(_ reader: inout ObjectReader) -> [String: Located<String>] {
    var files: [String: Located<String>] = [:]
    for (key, name) in PublishedFile.options {
      if let path = reader.locatedString(key) { files[name] = path }
    }
    return files
  }

  /// Reads the capabilities of each plugin, and where the plugins are named.
  private static func capabilities(
    _ reader: inout ObjectReader
  ) -> ([String: Set<Plugin.Capability>], [Located<String>]) {
    reader.knowsAnyKey()
    var capabilities: [String: Set<Plugin.Capability>] = [:]
    var plugins: [Located<String>] = []
    let entries = reader.entries.map { (name: $0.name.value, value: (at: $0.name, $0.value)) }
    for (identifier, (name, value)) in entries.lastOfEach(\.name) {
      capabilities[identifier] = reader.capabilities(value)
      plugins.append(name)
    }
    return (capabilities, plugins)
  }

  /// A note about the app, a screen or one of its components.
  package struct Note: Hashable, Sendable {
    package let screen: Located<String>?
    package let component: Located<String>?
    package let text: String

    init?(_ reader: inout ObjectReader) {
      screen = reader.locatedString("screen")
      component = reader.locatedString("component")
      guard let text = reader.text("text") else {
        reader.report(.noText)
        return nil
      }
      self.text = text
    }
  }
}

extension Rule {
  static let emptyNote = Rule(
    "empty-note",
    means: "A note in riverbed.json has no text.",
    matters: "There is nothing to show, so the note is left out.",
    fix: "Write what the note should say under \"text\", or remove the note.")
}

extension Diagnostic.Message {
  fileprivate static var noText: Self { Self(.emptyNote, .warning, "a note has no text") }
}
