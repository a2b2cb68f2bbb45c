import AppLayout

/// How many taps a journey takes on two sides, where that differs, or where it is more than it may take
/// on the new side alone.
package struct JourneyChange: Hashable, Sendable {
  package let name: String
  /// The taps on each side, and the devices where they are these; nil where there is no way.
  private let groups: [Group]
  /// Whether these are all devices.
  private let isEverywhere: Bool

  private struct Group: Hashable {
    let taps: Sides<Int?>
    /// Whether it takes more taps than it may, which it did not before.
    let isTooLong: Bool
    var devices: [String]
  }

  /// Compares how a journey goes; nil if it takes as many taps on every device, and may do so. `most`
  /// are the taps that it may take on each side.
  init?(
    _ name: String, from old: [JourneyOutcome], to new: [JourneyOutcome], on devices: [HeldDevice],
    most: Sides<Int?>
  ) {
    var groups: [Group] = []
    for (held, sides) in zip(devices, zip(old, new)) {
      let taps = Sides(old: sides.0.taps, new: sides.1.taps)
      let isTooLong =
        Self.isMore(taps.new, than: most.new) && !Self.isMore(taps.old, than: most.old)
      guard taps.old != taps.new || isTooLong else { continue }
      if let known = groups.firstIndex(where: { $0.taps == taps }) {
        groups[known].devices.append(held.title)
      } else {
        groups.append(Group(taps: taps, isTooLong: isTooLong, devices: [held.title]))
      }
    }
    guard !groups.isEmpty else { return nil }
    (self.name, self.groups) = (name, groups)
    isEverywhere = groups[0].devices.count == devices.count
  }

  private static func isMore(_ taps: Int?, than most: Int?) -> Bool {
    if let taps, let most { taps > most } else { false }
  }

  /// Whether it takes more, or fewer, taps on a device on which it does so in another change too.
  func agrees(with other: JourneyChange) -> Bool {
    let directions = other.directions
    return self.directions.contains { directions[$0] == $1 }
  }

  /// Whether it takes more or fewer taps on each device, or only too many.
  private var directions: [String: Int] {
    groups.reduce(into: [:]) { directions, group in
      let (old, new) = (group.taps.old ?? .max, group.taps.new ?? .max)
      for device in group.devices { directions[device] = old == new ? 0 : old < new ? 1 : -1 }
    }
  }

  /// Whether the journey no longer has a way somewhere, or one that is too long now.
  var isBroken: Bool { groups.contains { $0.taps.new == nil || $0.isTooLong } }

  /// Whether an edit says the same: that the journey may take as many taps instead of as many others as
  /// it does.
  func isSaid(by edit: Edit) -> Bool {
    guard AppFile(named: edit.file) == .riverbed, edit.trail.names.first == "journeys",
      edit.name == "taps", edit.trail.steps.count == 3,
      edit.trail.steps[1].node.text(under: "name") == name
    else { return false }
    let taps = Sides(old: edit.old, new: edit.new).map { $0?.text.flatMap { Int($0) } }
    return isEverywhere && !isBroken && groups.only?.taps == taps
  }

  /// The change in a sentence: `the journey 'Watch live' takes 3 taps instead of 2`.
  package var sentence: String { "\(subject) \(predicate)" }

  /// What the sentence is about.
  var subject: String { "the journey '\(name.quotable)'" }

  /// The sentence without what it is about.
  var predicate: String {
    groups.prefix(Self.mostGroups).map(words).joined(separator: "; it ")
  }

  /// How many different changes a sentence says.
  private static let mostGroups = 2

  private func words(of group: Group) -> String {
    let most = 2
    let more = group.devices.count - most
    let names = group.devices.prefix(more > 1 ? most : most + 1).map(\.quotable)
    let listed =
      more > 1 ? "\(names.joined(separator: ", ")) \(more.andMore())" : names.listed()
    let place = isEverywhere ? "" : " on \(listed)"
    let end = group.isTooLong ? ", more than it may" : ""
    return switch (group.taps.old, group.taps.new) {
    case (let old?, let new?) where old == new: "takes \(new.of("tap"))\(place)\(end)"
    case (let old?, let new?): "takes \(new.of("tap")) instead of \(old)\(place)\(end)"
    case (_?, nil): "has no way any more\(place)"
    case (nil, let new?): "has a way now\(place), with \(new.of("tap"))"
    case (nil, nil): "has no way\(place)"
    }
  }

  /// The numbers of taps of the first device as texts.
  var texts: Sides<String?> { groups[0].taps.map { $0.map { $0.of("tap") } } }
}

/// The journeys of the new app that take more or fewer taps than in the old one, and the stories
/// that do that.
struct JourneyChanges {
  /// What changed, with the places of the stories; without any, no story does it alone.
  private(set) var found: [(change: JourneyChange, stories: [Int])] = []

  /// How many stories are undone at most; with more, no one could say which of them did it.
  private static let mostStories = 256

  /// Compares two apps by the journeys of the new one.
  init(from old: App, to new: App, on axes: VariantAxes, _ stories: [Story], undone: UndoneApps) {
    let journeys = new.journeys
    guard !journeys.isEmpty else { return }
    let devices = axes.heldDevices
    let after = new.outcomes(of: journeys, on: devices)
    func changes(from app: App) -> [Int: JourneyChange] {
      // Each side's journey starts at that side's home and goes to what its names mean there. A new
      // journey to a screen that one side lacks is not compared.
      let own = Dictionary(firstOf: app.journeys.map { ($0.name, $0) })
      let stops = journeys.map { journey in
        own[journey.name]
          ?? (journey.screens.allSatisfy { app.screen($0.key).map { !$0.isMissing } ?? false }
            ? journey : nil)
      }
      let known = journeys.indices.filter { stops[$0] != nil }
      let before = app.outcomes(of: known.compactMap { stops[$0] }, on: devices)
      return zip(known, before).reduce(into: [:]) { changes, found in
        let (place, before) = found
        changes[place] = JourneyChange(
          journeys[place].name, from: before, to: after[place], on: devices,
          most: Sides(
            old: app.mostTaps(of: journeys[place]), new: new.mostTaps(of: journeys[place])))
      }
    }
    let changed = changes(from: old)
    guard !changed.isEmpty else { return }
    var causes: [Int: [Int]] = [:]
    for place in stories.indices where stories.count <= Self.mostStories {
      guard let app = undone.readApp(without: stories[place].edits) else { continue }
      for (journey, change) in changes(from: app)
      where changed[journey]?.agrees(with: change) == true {
        causes[journey, default: []].append(place)
      }
    }
    found = changed.sorted { $0.key < $1.key }.map { ($1, causes[$0] ?? []) }
  }
}

extension App {
  /// Returns the most taps that a journey of another app may take, by its name; nil for any number.
  fileprivate func mostTaps(of journey: JourneyStops) -> Int? {
    let own = journeys.first { $0.name == journey.name } ?? journey
    return own.journey.taps?.value
  }
}
