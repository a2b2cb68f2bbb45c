import AppModel

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
    let lost = Set(map.lost.map(\.place))
    var lines = ["flowchart LR", "  s0([\"App start\"])"]
    for (index, screen) in map.screens.enumerated() {
      lines.append("  s\(index + 1)[\"\(Self.escaped(screen.title))\"]")
    }
    for way in map.ways.prefix(Self.mostWays) {
      lines.append("  s\(way.from) -->|\"\(Self.escaped(way.words))\"| s\(way.to)")
    }
    if map.ways.count > Self.mostWays {
      lines.append("  %% and \(map.ways.count - Self.mostWays) more ways")
    }
    for (place, way) in map.ownWays.sorted(by: { $0.key < $1.key }) {
      lines.append("  s\(place) -->|\"\(Self.escaped(way.words))\"| s\(place)")
    }
    let missing = map.screens.indices.filter { map.screens[$0].origin == .nowhere }
    lines += Self.marked("missing", "stroke-dasharray: 2 3", missing.map { $0 + 1 })
    lines += Self.marked("unreachable", "stroke-dasharray: 6 4", lost.sorted())
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func marked(_ name: String, _ style: String, _ places: [Int]) -> [String] {
    guard !places.isEmpty else { return [] }
    let ids = places.map { "s\($0)" }.joined(separator: ",")
    return ["  classDef \(name) \(style)", "  class \(ids) \(name)"]
  }

  /// Returns a text that is safe between quotation marks: line breaks become spaces, and characters
  /// with a meaning in Mermaid, Markdown, formulas or HTML become their character codes.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where scalar.properties.isWhitespace: result.append(" ")
      case _ where scalar.properties.generalCategory == .control: continue
      case _ where signs.contains(scalar):
        result.append(contentsOf: "#\(scalar.value);".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static let signs = Set("\"#&;:<>`\\[](){}|$%*_~^@=".unicodeScalars)
}

extension Site {
  /// The map of screens as text that Mermaid draws.
  var flowText: String { MermaidText(map).text }
}
