import AppModel
import FoundationEssentials
import Support

/// How fast JSON is parsed, beside Foundation's decoder on the same bytes in the same run.
enum JSONBench {
  private static let megabyte = 1e6

  static func run() {
    let rivers = LargeApp(screens: 900, components: 6).rivers
    let size = Double(rivers.count) / megabyte
    let ours = Stopwatch.median { _ = JSONDocument.nodeCount(of: rivers) }
    let text = Data(rivers)
    let reference = Stopwatch.median(of: 3) {
      do { _ = try JSONDecoder().decode([River].self, from: text) } catch { print(error) }
    }
    Stopwatch.print(
      "parse \(Stopwatch.fixed(size)) MB of rivers", ours,
      "\(Stopwatch.fixed(size / ours)) MB/s, \(Stopwatch.fixed(reference / ours)) times "
        + "as fast as JSONDecoder")
    for (name, bytes) in hostile {
      let time = Stopwatch.median { _ = JSONDocument.nodeCount(of: bytes) }
      let half = Stopwatch.median { _ = JSONDocument.nodeCount(of: Array(bytes.prefix(bytes.count / 2))) }
      Stopwatch.print(
        "parse 10 MB of \(name)", time, "half of it \(Stopwatch.fixed(half * 1000)) ms")
    }
  }

  /// Texts on which a careless parser takes forever.
  private static var hostile: [(String, [UInt8])] {
    let count = 10_000_000
    let repeated = { (text: String) in
      Array(repeatElement(Array(text.utf8), count: count / text.utf8.count).joined())
    }
    return [
      ("[", repeated("[")), ("quotes", repeated("\"")),
      ("backslashes", [UInt8(ascii: "\"")] + repeated("\\")),
      ("empty arrays", Array("[".utf8) + repeated("[],") + Array("[]]".utf8)),
      ("equal keys", Array("{".utf8) + repeated("\"k\":0,") + Array("\"k\":0}".utf8)),
      ("different keys", manyKeys(count)),
    ]
  }

  private static func manyKeys(_ count: Int) -> [UInt8] {
    var text = Array("{".utf8)
    var key = 0
    while text.count < count {
      text += "\"\(key)\":0,".utf8
      key += 1
    }
    return text + "\"\":0}".utf8
  }
}

/// A screen as Foundation's decoder would read it: the parts that Riverbed reads too.
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
