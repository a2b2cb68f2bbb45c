/// A plugin that runs before a screen is shown.
package struct Hook: Hashable, Sendable {
  package let identifier: Located<String>
  /// The screen that the hook shows, if it shows one.
  package let screen: Located<String>?
  /// The weight that orders the hooks, from lowest to highest.
  package let weight: Double
  package let location: Location

  /// Reads a hook; returns nil where the identifier or type is missing, as in the apps.
  init?(_ reader: inout ObjectReader) {
    reader.knows("postload", "name")
    location = reader.location
    let identifier = reader.locatedText("identifier")
    let type = reader.text("type")
    screen = reader.locatedText("screen_id")
    weight = reader.number("weight", else: "the app reads 0") ?? 0
    guard let identifier, type != nil else {
      reader.report(.hookIncomplete(identifier?.value))
      return nil
    }
    self.identifier = identifier
  }

  /// Reads the hooks of a screen in the order that they run.
  static func preloads(_ reader: inout ObjectReader) -> [Hook] {
    let hooks = reader.list("preload_plugins", Hook.init).compactMap(\.self)
    return hooks.enumerated()
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .map(\.element)
  }

  /// Reads the hooks that run after a screen, in file order.
  static func postloads(_ reader: inout ObjectReader) -> [Hook] {
    reader.list("postload_plugins", Hook.init).compactMap(\.self)
  }

  /// Returns the identifiers of all hooks of a screen, including hooks that the apps ignore.
  static func names(_ reader: inout ObjectReader) -> [String] {
    [reader.value("preload_plugins"), reader.value("postload_plugins")].flatMap { list in
      list?.elements.compactMap { $0.member("identifier")?.text } ?? []
    }
  }
}

extension Rule {
  static let hookIncomplete = Rule(
    "hook-incomplete",
    means: "A hook has no identifier or no type.",
    matters: "The apps ignore such a hook, so the screen opens without it.",
    fix: "Give the hook both, or remove it.")
}

extension Diagnostic.Message {
  fileprivate static func hookIncomplete(_ identifier: String?) -> Self {
    let missing = identifier == nil ? "identifier" : "type"
    return Self(.hookIncomplete, .warning, "a hook has no \(missing); the app ignores it")
  }
}
