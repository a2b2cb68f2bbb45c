import AppModel
import PageParts
import Wireframe

/// The texts that a map shows for a screen.
struct MapScreen: Hashable, Sendable {
  let name: String
  let status: Status
  /// The other remarks on the screen, in short lines.
  let notes: [String]
  /// The name and the notes as laid out in a box.
  let nameLines: [DrawableText]
  let noteLines: [DrawableText]
  /// All of it in one sentence, for people who cannot see the map.
  let sentence: String

  /// How people get to the screen.
  enum Status: Hashable, Sendable {
    /// The app starts with it.
    case home
    case reached
    /// No one can get to it.
    case lost
    /// Something leads to it, but the app does not have it.
    case missing
  }

  /// The maximum number of notes a box has.
  private static let noteLimit = 2

  /// Creates the texts for the screen at a place, with a number of ways that are not drawn and the
  /// places outside the drawing that it leads to.
  init(
    _ screen: Screen, at place: MapPlace, of map: WayMap, undrawn: Int, outside: [MapPlace],
    reason: Reachability.Reason?, wordWidth: Double
  ) {
    let isHome = map.home == place
    status =
      screen.isMissing ? .missing : reason != nil ? .lost : isHome ? .home : .reached
    name = screen.title
    var notes: [String] = []
    let kind = ScreenKind(of: screen)
    switch kind {
    case .missing, .whiteLabel, .legacy: notes.append(kind.title)
    case .general, .favorites, .plugin:
      if isHome {
        notes.append("Opens \(Entrance.root.words)")
      } else if map.atStart.contains(place) {
        notes.append("Comes first")
      } else if kind == .plugin {
        notes.append(kind.title)
      }
    }
    if let reason, !screen.isMissing { notes.append(reason.shortText) }
    if reason == nil, map.needsMoreThanTaps(to: place) { notes.append(TapWords.notAloneTitle) }
    if let label = map.menuLabel(of: place) { notes.append(label) }
    if let target = outside.first {
      let more = outside.count > 1 ? " +\(outside.count - 1)" : ""
      notes.append("→ \(map.title(of: target))\(more)")
    }
    if let own = map.ownWays[place] { notes.append("↻ itself: \(own.words)") }
    if map.showingMenu.contains(place) { notes.append("☰ \(map.hubWords)") }
    if undrawn > 0 { notes.append("+\(undrawn.counted(as: "more path"))") }
    self.notes = notes
    nameLines = MapFonts.name.lines(of: DrawableText(name), in: wordWidth, atMost: 2)
    let cut =
      notes.count > Self.noteLimit
      ? notes.prefix(Self.noteLimit - 1)
        + [notes.dropFirst(Self.noteLimit - 1).joined(separator: " · ")]
      : notes[...]
    noteLines = cut.map { MapFonts.foot.fitted(DrawableText($0), in: wordWidth) }
    let steps =
      map.lostPlaces.contains(place)
      ? "no path from home" : map.taps(to: place).map { "\($0.of("tap")) from home" }
    let count = map.ways(from: place).count
    sentence =
      ([name] + notes + [steps, "leads to \(count.counted(as: "screen"))"]).compactMap(\.self)
      .joined(separator: ", ")
  }

  /// How high the words are.
  var height: Double {
    Double(nameLines.count) * MapForm.nameLeading
      + Double(noteLines.count) * MapForm.footLeading
  }
}

extension WayMap {
  /// Returns how the menu or the tabs call a screen, if not by its name.
  fileprivate func menuLabel(of place: MapPlace) -> String? {
    let way = ways(to: place).first { $0.from == .start && !$0.labels.isEmpty }
    return way.map { "\($0.quotedLabels) in the \(hubName.lowercased())" }
  }
}
