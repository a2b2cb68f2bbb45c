import AppLayout
import AppModel
import Wireframe

extension Finding {
  /// The change in words: `hero: 44 pt lower`.
  package var sentence: String { "\(name): \(words)" }

  /// The name of the box: its kind and the id or title at the end of its key.
  package var name: String {
    guard !key.isEmpty else { return "the screen" }
    let own = key.split(whereSeparator: { "/|".contains($0) }).last.map(String.init) ?? key
    let plain = own.split(separator: "#").first.map(String.init) ?? own
    let noun = box.split(separator: "-").joined(separator: " ")
    return plain == box || plain.isEmpty ? noun : "\(noun) \(plain)"
  }

  private var words: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .moved, .resized: moveWords
    case .reordered: "in another place in its list"
    case .retexted: "'\(oldText ?? "")' became '\(newText ?? "")'"
    case .restyled: key.isEmpty ? "looks different" : "drawn differently"
    case .retargeted: "opens \(newText ?? "nothing") instead of \(oldText ?? "nothing")"
    case .placement: "the bar went from \(oldText ?? "") to \(newText ?? "")"
    case .statusBar: "the status bar went from \(oldText ?? "") to \(newText ?? "")"
    case .entrance: "entered as \(newText ?? "") instead of \(oldText ?? "")"
    case .reparented: "now in \(newText ?? "") instead of \(oldText ?? "")"
    }
  }

  /// How far it moved and how much it grew, as a range if pictures differ: `8 to 10 pt lower`.
  private var moveWords: String {
    guard let least, let most else { return "moved" }
    let parts = [
      Self.range(least.dx, most.dx, "to the right", "to the left"),
      Self.range(least.dy, most.dy, "lower", "higher"),
      Self.range(least.dw, most.dw, "wider", "narrower"),
      Self.range(least.dh, most.dh, "taller", "shorter"),
    ].compactMap(\.self)
    return parts.isEmpty ? "moved" : parts.joined(separator: ", ")
  }

  private static func range(_ least: Int, _ most: Int, _ up: String, _ down: String) -> String? {
    let (low, high) = (min(abs(least), abs(most)), max(abs(least), abs(most)))
    guard high > 0 else { return nil }
    let number = { (value: Int) in (Double(value) / 1000).shortText }
    let amount = low == high ? number(low) : "\(number(low)) to \(number(high))"
    return "\(amount) pt \(most > 0 ? up : down)"
  }
}
