import AppModel
import FoundationEssentials
import Support

/// Measures how fast JSON is parsed, next to Foundation's decoder on the same bytes in the same
/// run.
enum JSONBench {
  private static let megabyte = 1e6

  static func run() {
    let rivers = LargeApp(screens: 900, components: 6).rivers
    let size = Double(rivers.count) / megabyte
    let ours = Stopwatch.median { _ = JSONDocument(of: rivers) }
    let text = Data(rivers)
    let reference = Stopwatch.median(of: 3) {
      do { _ = try JSONDecoder().decode([River].self, from: text) } catch { print(error) }
    }
    Stopwatch.print(
      "parse \(Stopwatch.fixed(size)) MB of rivers", ours,
      "\(Stopwatch.fixed(size / ours)) MB/s, \(Stopwatch.fixed(reference / ours)) times "
        + "as fast as JSONDecoder")
    for (name, text) in hostile {
      let whole = Stopwatch.median(of: 3) { _ = JSONDocument(of: text(10_000_000)) }
      let half = Stopwatch.median(of: 3) { _ = JSONDocument(of: text(5_000_000)) }
      Stopwatch.print(
        "make and parse 10 MB of \(name)", whole, "half of it \(Stopwatch.fixed(half * 1000)) ms")
    }
  }

  /// Texts of any size on which a careless parser would take forever.
  private static let hostile: [(name: String, text: @Sendable (Int) -> [UInt8])] = [
    ("[", { repeated("[", $0) }),
    ("quotes", { repeated("\"", $0) }),
    ("backslashes", { Array("\"".utf8) + repeated("\\", $0) }),
    ("empty arrays", { Array("[".utf8) + repeated("[],", $0) + Array("[]]".utf8) }),
    ("equal keys", { Array("{".utf8) + repeated("\"k\":0,", $0) + Array("\"k\":0}".utf8) }),
    ("different keys", { manyKeys($0) }),
  ]

  private static func repeated(_ text: String, _ size: Int) -> [UInt8] {
    let piece = Array(text.utf8)
    return Array(repeatElement(piece, count: size / piece.count).joined())
  }

  private static func manyKeys(_ size: Int) -> [UInt8] {
    var text = Array("{".utf8)
    var key = 0
    while text.count < size {
      text += "\"\(key)\":0,".utf8
      key += 1
    }
    return text + Array("\"\":0}".utf8)
  }
}

/// A screen for Foundation's decoder, with the parts that Riverbed also reads.
private struct River: Decodable {
  let id: String
  let name: String
  let type: String
  let home: Bool
  let navigations: [Navigation]
  let ui_components: [Component]

  struct Navigation: Decodable {
    let id: String
    let styles: [String: String]
  }

  struct Component: Decodable {
    let id: String
    let component_type: String
    let position: Double
    let data: Source
    let rules: [String: String]
  }

  struct Source: Decodable {
    let source: String
    let type: String
    let target: String
  }
}
