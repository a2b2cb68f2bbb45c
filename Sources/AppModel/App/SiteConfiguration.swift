/// What `riverbed.json` asks of the site: what to build, how to judge it, what to say about it.
package struct SiteConfiguration: Hashable, Sendable {
  package let title: String?
  package let devices: [DeviceChoice]
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
  package let scheme: String?
  package let notes: [Note]
  /// What root plugins can do, by identifier, whatever their manifests say.
  package let capabilities: [String: Set<Plugin.Capability>]

  /// A remark on a screen or on one of its components.
  package struct Note: Hashable, Sendable {
    package let screen: Located<String>?
    package let component: Located<String>?
    package let text: String

    init(_ reader: inout ObjectReader) {
      screen = reader.locatedText("screen")
      component = reader.locatedText("component")
      text = reader.text("text") ?? ""
    }
  }

  init(_ reader: inout ObjectReader) {
    reader.knows("$schema")
    title = reader.text("title")
    devices = DeviceChoice.list(&reader)
    themes = reader.strings("themes")
    orientations = reader.strings("orientations")
    baseline = reader.text("baseline")
    failOn = reader.strings("failOn")
    ignore = reader.strings("ignore").map(\.value)
    tolerance = reader.number("tolerance")
    thresholds = reader.object("thresholds") { thresholds in
      thresholds.knowsAnyKey()
      return thresholds.members.reduce(into: [:]) { numbers, member in
        guard case .number(let number) = member.value.content else {
          thresholds.wrongType(of: "'\(member.name.quotable)'", member.value, "a number", else: "")
          return
        }
        numbers[member.name] = number.double
      }
    }
    scheme = reader.text("scheme")
    notes = reader.list("notes", Note.init)
    capabilities = reader.object("capabilities", Self.capabilities)
  }

  private static func capabilities(
    _ reader: inout ObjectReader
  ) -> [String: Set<Plugin.Capability>] {
    reader.knowsAnyKey()
    return Dictionary(
      reader.members.map { identifier, value in
        (identifier, reader.capabilities(value))
      }, uniquingKeysWith: { $1 })
  }
}
