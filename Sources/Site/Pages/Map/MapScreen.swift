import AppModel
import GraphLayout
import PageParts
import Wireframe

/// The text that a map shows for a screen.
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

  enum Status: Hashable, Sendable { case home, reached, lost, missing }

  /// The maximum number of notes a box has.
  private static let noteLimit = 2

  /// Creates the text for the screen at a place, with a number of ways that are not drawn.
  init(
    _ screen: Screen, at place: Int, of map: WayMap, undrawn: Int, outside: [Int],
    reason: Reachability.Reason?, wordWidth: Double
  ) {
    let isHome = map.home == place
    status =
      screen.origin == .nowhere ? .missing : reason != nil ? .lost : isHome ? .home : .reached
    name = screen.title
    var notes: [String] = []
    switch screen.origin {
    case .nowhere: notes.append(ScreenKind.missing.title)
    case .whiteLabel: notes.append("Built in")
    case .appDefine: notes.append("Legacy screen")
    case .rivers:
      if isHome {
        notes.append("The app opens with it")
      } else if screen.kind.isPlugin {
        notes.append("Plugin screen")
      }
    }
    if let reason, screen.origin != .nowhere { notes.append(reason.shortText) }
    if let label = map.menuLabel(of: place) { notes.append(label) }
    if let target = outside.first.flatMap(map.screen) {
      let more = outside.count > 1 ? " +\(outside.count - 1)" : ""
      notes.append("→ \(target.title)\(more)")
    }
    if let own = map.ownWays[place] { notes.append("↻ itself: \(own.words)") }
    if map.showingMenu.contains(place) { notes.append("☰ the menu") }
    if undrawn > 0 { notes.append("+\(counted(undrawn, "more way"))") }
    self.notes = notes
    let width = wordWidth / MapForm.slack
    nameLines = MapForm.nameFont.lines(of: DrawableText(name), in: width, atMost: 2)
    let cut =
      notes.count > Self.noteLimit
      ? notes.prefix(Self.noteLimit - 1)
        + [notes.dropFirst(Self.noteLimit - 1).joined(separator: " · ")]
      : notes[...]
    noteLines = cut.map { MapForm.footFont.fitted(DrawableText($0), in: width) }
    let distance = map.tree.distance[place]
    let steps =
      reason != nil
      ? "no way to get here" : "\(distance.of("tap")) from home"
    let ways = map.leaving[place].count
    sentence =
      ([name] + notes + [steps, "leads to \(counted(ways, "screen"))"])
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
  fileprivate func menuLabel(of place: Int) -> String? {
    let way = arriving[place].lazy.map { ways[$0] }.first { $0.from == 0 && !$0.labels.isEmpty }
    return way.map { "\($0.quotedLabels) in the \(hubName.lowercased())" }
  }
}
