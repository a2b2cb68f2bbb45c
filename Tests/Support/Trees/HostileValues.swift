/// Values that no author intends but that a reader must survive.
package enum HostileValues {
  private static let numbers = [
    "0", "-1", "-0", "0.5", "0.3333333333333333", "1", "2", "49.99999", "1e-320", "1000", "20000",
    "20001", "65536", "1000000", "4294967296", "1000000000", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "1e18", "1e19", "1e100", "1e308", "-1e308",
    "1e999", "-1e999",
  ]

  private static let strings = [
    "", " ", "0", "-1", "1e999", "nan", "true", "null", "index", "INDEX", "con", ".", "..", "../x",
    "/etc/passwd", "a/b", "a\\b", "x.xhtml", "x-landscape", "site.json", ".riverbed", "style.css",
    "iphone-8", "iphone-8-landscape", "iPhone-8", "paper", "night", "theme.json", "both", "home",
    "\u{0}", "\u{1}\u{1B}[31m", "a\nb", "a\r::error::x", "\u{85}", "\u{202E}evil\u{202C}",
    "\u{2066}\u{2067}", "\u{FEFF}", "\u{FFFE}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "e\u{301}\u{301}\u{301}", "\u{D7FF}\u{E000}\u{10FFFF}", "ﬀ", "İ", "ß", "<b>&amp;]]>", "--",
    "'\"`$(x)",
    "#fff", "#FF000000", "#GGGGGG", "https://x.example/?a=b&c=d#e", "javascript:alert(1)",
    "data:text/html,x", "//x.example", "12.5", "1,5", "10%", "%2e%2e%2f",
  ]

  /// Returns a random number as JSON text.
  static func number(using random: inout some RandomNumberGenerator) -> String {
    guard Int.random(in: 0..<4, using: &random) > 0 else {
      return String(Int.random(in: -2...3000, using: &random))
    }
    return numbers[Int.random(in: 0..<numbers.count, using: &random)]
  }

  /// Returns a random string: a hostile one, the name of something else, a long one, or one in
  /// another script.
  static func string(
    instead text: String?, _ names: [String], using random: inout some RandomNumberGenerator
  ) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: return strings[Int.random(in: 0..<strings.count, using: &random)]
    case 4, 5:
      return names.isEmpty ? "" : names[Int.random(in: 0..<names.count, using: &random)]
    case 6:
      let unit = strings[Int.random(in: 0..<strings.count, using: &random)]
      return String(
        repeating: unit.isEmpty ? "x" : unit, count: Int.random(in: 1...2000, using: &random))
    default: return Bool.random(using: &random) ? (text ?? "").uppercased() : (text ?? "") + "-"
    }
  }
}
