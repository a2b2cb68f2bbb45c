/// The status bar of apps that give it a container of its own.
package struct StatusBarSettings: Hashable, Sendable {
  package let backgroundColor: Color?
  package let style: String?
  package let isHidden: Bool

  init(_ reader: inout ObjectReader) {
    backgroundColor = reader.color("background_color")
    style = reader.text("style")
    isHidden = reader.bool("hidden") ?? false
  }
}
