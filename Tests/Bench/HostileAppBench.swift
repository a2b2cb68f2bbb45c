import AppModel

/// Measures apps on which careless reading would take forever, each in full and at half its size.
enum HostileAppBench {
  static func run() {
    for (name, rivers) in apps {
      let whole = Stopwatch.median(of: 3) { read(rivers(20_000)) }
      let half = Stopwatch.median(of: 3) { read(rivers(10_000)) }
      Stopwatch.print(
        "read 20,000 \(name)", whole, "half of it \(Stopwatch.fixed(half * 1000)) ms")
    }
  }

  private static func read(_ rivers: [UInt8]) {
    _ = AppReading(AppFiles(["rivers.json": .bytes(rivers)])).diagnostics
  }

  private static let apps: [(name: String, rivers: @Sendable (Int) -> [UInt8])] = [
    ("screens on one line", { list($0) { #"{"id":"\#($0)","name":"S\#($0)","type":"x"}"# } }),
    ("screens of one name", { list($0) { #"{"id":"aaaaaaaa\#($0)","name":"Same"}"# } }),
    ("screens without id or name", { list($0) { _ in #"{"type":"general_content"}"# } }),
    ("screens of one id", { list($0) { _ in #"{"id":"a","name":"A"}"# } }),
    ("unknown families", { list($0) { #"{"id":"\#($0)","styles":{"family":"F\#($0)"}}"# } }),
    (
      "targets of nothing",
      {
        list($0) {
          #"{"id":"\#($0)","ui_components":[{"component_type":"list","data":{"source":"s","target":"x\#($0)"}}]}"#
        }
      }
    ),
    ("unknown keys", { list($0) { #"{"id":"\#($0)","k\#($0)":0}"# } }),
  ]

  private static func list(_ count: Int, _ screen: (Int) -> String) -> [UInt8] {
    var text: [UInt8] = [UInt8(ascii: "[")]
    for index in 0..<count {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text += screen(index).utf8
    }
    return text + [UInt8(ascii: "]")]
  }
}
