import AppModel
import Markup
import PageParts

/// Everything that leads from one place of an app to another, combined.
struct Way: Hashable, Sendable {
  let from: MapPlace
  let to: MapPlace
  /// Whether the app goes there by itself when it starts.
  var isStart = false
  /// How many triggers of each kind there are.
  private(set) var counts: [Link.Trigger: Int] = [:]
  /// What people tap to go this way, among the triggers: what the prototype draws.
  private(set) var tapped: Set<Link.Trigger> = []
  /// How many taps the way takes; nil for a way that nothing drawn opens.
  private(set) var taps: Int?
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

  /// Notes that people can go this way by a tap on one of the triggers.
  mutating func note(_ tap: Tap) {
    tapped.insert(tap.trigger)
    taps = min(taps ?? tap.count, tap.count)
  }

  /// Adds a tap whose link was left out.
  mutating func add(_ tap: Tap) {
    if counts[tap.trigger] == nil { counts[tap.trigger] = 1 }
    note(tap)
  }

  /// Whether people can go this way; a connected screen's link to its sender is not a way to go.
  var isPassable: Bool { isStart || counts.keys.contains { $0 != .parent } }

  /// Whether nothing but the app's start leads there, for which maps have no arrow.
  var isOnlyStart: Bool { isStart && triggerWords.isEmpty }

  /// What leads there, in a few words: `menu “Live”, 3 items`.
  var words: String { words((isStart ? ["start"] : []) + triggerWords) }

  /// What leads there apart from the app's start, which people do not tap.
  var arrowWords: String { words(triggerWords) }

  /// What people tap on the shortest way, or what leads there if nothing that is drawn does.
  var tappedWords: String {
    switch taps {
    case nil: counts.keys.contains(.hook) ? arrowWords : "\(arrowWords) (not drawn)"
    case 1?: words(triggerWords { $0 == .parent || tapped.contains($0) })
    case _?:
      (tapped == [.menu] ? "menu button, " : "another tab, ")
        + words(triggerWords { tapped.contains($0) })
    }
  }

  private func words(_ parts: [String]) -> String {
    let text = parts.joined(separator: ", ")
    return labels.isEmpty ? text : "\(text) \(quotedLabels)"
  }

  /// The texts that people tap, as words.
  var quotedLabels: String {
    (labels.map { "“\($0)”" } + (hasMoreLabels ? ["…"] : [])).joined(separator: ", ")
  }

  /// What leads there, without the texts that people tap: `menu`, `3 items`.
  var triggerWords: [String] { triggerWords { _ in true } }

  private func triggerWords(where isWanted: (Link.Trigger) -> Bool) -> [String] {
    var parts: [String] = []
    for trigger in Link.Trigger.allCases {
      guard trigger != .parent, isWanted(trigger), let count = counts[trigger] else { continue }
      parts.append(trigger.words(count))
    }
    if isConnected, isWanted(.parent) { parts.append(Link.Trigger.parent.words) }
    return parts
  }
}

extension Way {
  /// How the way leads there, in words that follow the name of the target: `: the app starts here,
  /// also by menu “Live”`.
  var phrase: [Node] {
    let triggers = triggerWords
    guard isStart || !triggers.isEmpty || !labels.isEmpty else { return [] }
    let start = triggers.isEmpty ? ": the app starts here" : ": the app starts here, also by "
    let words = (isStart ? start : " by ") + triggers.joined(separator: ", ")
    let quoted = labels.enumerated().flatMap { index, label -> [Node] in
      [.text(index > 0 ? ", “" : " “"), .appText(label), .text("”")]
    }
    return [.text(words)] + quoted + (hasMoreLabels ? [.text(", …")] : [])
  }
}
