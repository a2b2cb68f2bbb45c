import AppModel
import PageParts

/// Everything that leads from one place of an app to another, combined.
struct Way: Hashable, Sendable {
  let from: MapPlace
  let to: MapPlace
  /// Whether the app goes there by itself when it starts.
  var isStart = false
  /// The first kind of triggers: nearly every way has only one, which needs no memory of its own.
  private var first: Kind?
  private var others: [Kind] = []
  /// How many taps the way takes; nil for a way that nothing drawn opens.
  private(set) var taps: Int?
  /// The first texts that people tap. Those that are just the name of what opens are not among them,
  /// except on buttons of bars.
  private var named: [Named] = []
  /// Whether there are more texts that people tap.
  private(set) var hasMoreLabels = false
  /// Whether the screen it leads to shows what the other one passes to it.
  private(set) var isConnected = false

  private static let labelLimit = 3

  /// The triggers of one kind.
  private struct Kind: Hashable {
    let trigger: Link.Trigger
    /// Whether people tap one to go this way: whether the prototype draws it.
    var isTapped = false
    /// The titles of the components that have them.
    var components = ComponentTitles()
    /// The type of all their items, if that decides what opens.
    var naming: Link.Naming?
    /// How many there are; zero where no link says so.
    var count = 0

    var isPassable: Bool { count > 0 && trigger != .parent }

    /// Counts one in a component with a title.
    mutating func count(_ link: Link, in title: String?) {
      naming = count == 0 || naming == link.naming ? link.naming : nil
      components.add(title)
      count += 1
    }
  }

  /// A text that people tap, and what has it.
  private struct Named: Hashable {
    let trigger: Link.Trigger
    let label: String
  }

  init(from: MapPlace, to: MapPlace) {
    self.from = from
    self.to = to
  }

  /// Adds a link to a screen with a title; `component` is the title of the component that has it.
  mutating func add(_ link: Link, in component: String?, to title: String) {
    change(link.trigger) { $0.count(link, in: component) }
    if link.isConnected || link.trigger == .parent { isConnected = true }
    guard let text = link.label?.readable, !text.isEmpty else { return }
    let label = link.trigger == .cell ? component.map { "\($0) > \(text)" } ?? text : text
    // The button of a bar is not where the title of what it opens is read.
    guard label != title || link.trigger == .barButton else { return }
    name(link.trigger, label)
  }

  /// Notes that people can go this way by a tap on one of the triggers.
  mutating func note(_ tap: Tap) {
    change(tap.trigger) { $0.isTapped = true }
    taps = min(taps ?? tap.count, tap.count)
  }

  /// Adds a tap whose link was left out, or that is on a link to the screen after this one.
  mutating func add(_ tap: Tap, named label: String?) {
    change(tap.trigger) { $0.count = max($0.count, 1) }
    note(tap)
    if let label { name(tap.trigger, label) }
  }

  /// Adds a text that people tap.
  private mutating func name(_ trigger: Link.Trigger, _ label: String) {
    guard !labels.contains(label) else { return }
    if named.count < Self.labelLimit {
      named.append(Named(trigger: trigger, label: label))
    } else {
      hasMoreLabels = true
    }
  }

  /// Changes the triggers of a kind.
  private mutating func change(_ trigger: Link.Trigger, _ change: (inout Kind) -> Void) {
    if first == nil || first?.trigger == trigger {
      first = changed(first ?? Kind(trigger: trigger), change)
    } else if let place = others.firstIndex(where: { $0.trigger == trigger }) {
      change(&others[place])
    } else {
      others.append(changed(Kind(trigger: trigger), change))
    }
  }

  private func changed(_ kind: Kind, _ change: (inout Kind) -> Void) -> Kind {
    var kind = kind
    change(&kind)
    return kind
  }

  private var kinds: [Kind] { [first].compactMap(\.self) + others }

  /// How many triggers of each kind there are.
  var counts: [Link.Trigger: Int] {
    kinds.reduce(into: [:]) { $0[$1.trigger] = $1.count > 0 ? $1.count : nil }
  }

  /// What people tap to go this way, among the triggers: what the prototype draws.
  var tapped: Set<Link.Trigger> { Set(kinds.lazy.filter(\.isTapped).map(\.trigger)) }

  /// Whether people can go this way; a connected screen's link to its sender is not a way to go.
  var isPassable: Bool { isStart || kinds.contains(where: \.isPassable) }

  /// Whether nothing but the app's start leads there, for which maps have no arrow.
  var isOnlyStart: Bool { isStart && triggerWords.isEmpty }

  /// The first text of a trigger that people tap.
  func label(of trigger: Link.Trigger) -> String? {
    named.first { $0.trigger == trigger }?.label
  }

  /// The first texts that people tap.
  var labels: [String] { named.map(\.label) }

  /// What leads there, in a few words: `menu entry “Live” and 3 items`.
  var words: String {
    isStart ? words(["start"], where: { _ in true }) : arrowWords
  }

  /// What leads there apart from the app's start, which people do not tap.
  var arrowWords: String { words { _ in true } }

  /// What people tap on the shortest way, or what leads there if nothing that is drawn does.
  var tappedWords: String {
    let tapped = tapped
    return switch taps {
    case nil: counts[.hook] != nil ? arrowWords : "\(arrowWords) (not drawn)"
    case 1?: words { $0 == .parent || tapped.contains($0) }
    case _?:
      (tapped == [.menu] ? "menu button, " : "another tab, ") + words { tapped.contains($0) }
    }
  }

  private func words(
    _ start: [String] = [], where isWanted: (Link.Trigger) -> Bool
  ) -> String {
    let words = (start + parts(where: isWanted).map(\.words)).listed()
    let more = isConnected && isWanted(.parent) ? [Link.Trigger.parent.words] : []
    return ((words.isEmpty ? [] : [words]) + more).joined(separator: ", ")
  }

  /// What leads there: triggers of one kind, with the texts that they have.
  private struct Part: Hashable {
    let trigger: String
    var labels: [String] = []
    var hasMore = false
    /// What decides what opens, if that is the type of the items.
    var decider: String?

    /// The words for it: `menu “Live”`, or for one item `“Latest > Storm”`.
    var words: String {
      ([trigger, Way.quoted(labels, hasMore: hasMore)].filter { !$0.isEmpty }
        + [decider].compactMap(\.self)).joined(separator: " ")
    }

    /// The same for a page.
    var nodes: [Node] {
      let quoted = labels.enumerated().flatMap { index, label -> [Node] in
        [.text(index > 0 ? ", “" : trigger.isEmpty ? "“" : " “"), .appText(label), .text("”")]
      }
      return [.text(trigger)] + quoted + (hasMore ? [.text(", …")] : [])
        + (decider.map { [.appText(" \($0)")] } ?? [])
    }
  }

  private func parts(where isWanted: (Link.Trigger) -> Bool) -> [Part] {
    var parts: [Part] = []
    for trigger in Link.Trigger.allCases {
      guard trigger != .parent, isWanted(trigger),
        let kind = kinds.first(where: { $0.trigger == trigger }), kind.count > 0
      else { continue }
      let named = named.filter { $0.trigger == trigger }.map(\.label)
      // Of several items the texts would be too long.
      let labels = trigger == .cell && kind.count > 1 ? [] : named
      let words = kind.count == 1 ? trigger.words : kind.count.counted(as: trigger.words)
      let hasMore = hasMoreLabels && !labels.isEmpty && self.named.last?.trigger == trigger
      parts.append(
        trigger == .cell && !labels.isEmpty
          ? Part(trigger: "", labels: labels, decider: kind.naming?.words)
          : Part(
            trigger: words + kind.components.words, labels: labels, hasMore: hasMore,
            decider: kind.naming?.words))
    }
    return parts
  }

  /// The texts that people tap, as words.
  var quotedLabels: String { Self.quoted(labels, hasMore: hasMoreLabels) }

  private static func quoted(_ labels: [String], hasMore: Bool) -> String {
    (labels.map { "“\($0)”" } + (hasMore ? ["…"] : [])).joined(separator: ", ")
  }

  /// What leads there, without the texts that people tap: `menu entry`, `3 items`.
  var triggerWords: [String] {
    parts { _ in true }.map(\.trigger) + (isConnected ? [Link.Trigger.parent.words] : [])
  }
}

extension Way {
  /// How the way leads there, in words that follow the name of the target: ` by menu entry “Live”
  /// (the app starts there)`.
  var phrase: [Node] {
    let parts = parts { _ in true }
    let connected = isConnected ? Link.Trigger.parent.words : nil
    guard !parts.isEmpty else {
      return isStart
        ? [.text(": the app starts there")] : connected.map { [.text(" by \($0)")] } ?? []
    }
    let words = parts.enumerated().flatMap { index, part -> [Node] in
      let joint = index == 0 ? " by " : index + 1 < parts.count ? ", " : " and "
      return [.text(joint)] + part.nodes
    }
    return words + (connected.map { [.text(", \($0)")] } ?? [])
      + (isStart ? [.text(" (the app starts there)")] : [])
  }
}
