import AppModel
import PageParts

/// Everything that leads from one place of an app to another, combined.
struct Way: Hashable, Sendable {
  let from: MapPlace
  let to: MapPlace
  /// Whether the app goes there by itself when it starts.
  var isStart = false
  /// How many triggers of each kind there are.
  private(set) var counts: [Link.Trigger: Int] = [:]
  /// The first texts that people tap, unless they are just the name of what opens.
  private(set) var labels: [String] = []
  /// Whether there are more texts that people tap.
  private(set) var hasMoreLabels = false
  /// Whether the screen it leads to shows what the other one passes to it.
  private(set) var isConnected = false

  private static let labelLimit = 3

  init(from: MapPlace, to: MapPlace) {
    self.from = from
    self.to = to
  }

  /// Adds a link to a screen with a title.
  mutating func add(_ link: Link, to title: String) {
    counts[link.trigger, default: 0] += 1
    if link.isConnected || link.trigger == .parent { isConnected = true }
    guard let label = link.label?.readable, !label.isEmpty, label != title, link.trigger != .cell,
      !labels.contains(label)
    else { return }
    if labels.count < Self.labelLimit { labels.append(label) } else { hasMoreLabels = true }
  }

  /// Whether people can go this way; a connected screen's link to its sender is not a way to go.
  var isPassable: Bool { isStart || counts.keys.contains { $0 != .parent } }

  /// What leads there, in a few words: `menu “Live”, 3 items`.
  var words: String { words(after: isStart ? ["start"] : []) }

  /// What leads there apart from the app's start, which people do not tap.
  var tappedWords: String { words(after: []) }

  private func words(after start: [String]) -> String {
    let text = (start + triggerWords).joined(separator: ", ")
    return labels.isEmpty ? text : "\(text) \(quotedLabels)"
  }

  /// The texts that people tap, as words.
  var quotedLabels: String {
    (labels.map { "“\($0)”" } + (hasMoreLabels ? ["…"] : [])).joined(separator: ", ")
  }

  /// What leads there, without the texts that people tap: `menu`, `3 items`.
  var triggerWords: [String] {
    var parts: [String] = []
    for trigger in Link.Trigger.allCases {
      guard trigger != .parent, let count = counts[trigger] else { continue }
      parts.append(trigger.words(count))
    }
    if isConnected { parts.append(Link.Trigger.parent.words) }
    return parts
  }
}
