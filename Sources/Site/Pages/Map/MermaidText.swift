import AppModel
import Publishing
import SiteFiles

/// The map of an app as text that Mermaid draws.
///
///     flowchart LR
///       s0(["App start"])
///       s1["Home"]
///       s0 -->|"start"| s1
struct MermaidText {
  let text: String

  /// The maximum number of ways that are listed; an app where every screen leads to every other has
  /// too many to draw.
  private static let mostWays = 20_000

  init(_ map: WayMap) {
    var lines = ["flowchart LR", "  \(MapPlace.start.id)([\"App start\"])"]
    for (index, screen) in map.screens.withIndices {
      lines.append("  \(MapPlace.screen(index).id)[\"\(Self.escaped(screen.title))\"]")
    }
    lines += map.ways.prefix(Self.mostWays).map(Self.line)
    if map.ways.count > Self.mostWays {
      lines.append("  %% \((map.ways.count - Self.mostWays).andMore("path"))")
    }
    lines += map.ownWays.values.sorted { $0.from < $1.from }.map(Self.line)
    let missing = map.screens.elementIndices.map(MapPlace.screen).filter(map.isMissing)
    lines += Self.marked("missing", "stroke-dasharray: 2 3", missing)
    lines += Self.marked("unreachable", "stroke-dasharray: 6 4", map.lostPlaces.sorted())
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func line(of way: Way) -> String {
    "  \(way.from.id) -->|\"\(escaped(way.words))\"| \(way.to.id)"
  }

  private static func marked(_ name: String, _ style: String, _ places: [MapPlace]) -> [String] {
    guard !places.isEmpty else { return [] }
    let ids = places.map(\.id).joined(separator: ",")
    return ["  classDef \(name) \(style)", "  class \(ids) \(name)"]
  }

  /// Returns a text that is safe to print, and between quotation marks: line breaks become spaces,
  /// and characters with a meaning in Mermaid, Markdown, formulas or HTML become their character
  /// codes.
  static func escaped(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 }))
    return line.cleaned.unicodeScalars.reduce(into: "") { result, scalar in
      if signs.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static let signs = Set("\"#&;:<>`\\[](){}|$%*_~^@=".unicodeScalars)
}

extension DocumentKind {
  static let mapText = DocumentKind(at: .mapText, .data) {
    .whole(Array(MermaidText($0.map).text.utf8))
  }
}
