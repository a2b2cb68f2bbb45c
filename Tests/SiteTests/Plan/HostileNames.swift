import Support

/// Names that look alike, that are reserved, or that disks misinterpret.
enum HostileNames {
  static let pool =
    [
      "index", "INDEX", "Index.xhtml", "index.html", "x", "X", "x-landscape", "X-LANDSCAPE",
      "x.xhtml", "x.svg", "x.xhtml.xhtml", "x-2", "x-2-2", "x-3", "con", "CON", "con.x", "nul.svg",
      "full", "menu", "menu.svg", "themes", "screens", "paper", "paper-2", "redlines", "site",
      "site.json", "style.css", ".git", ".riverbed", "..", ".", "", " ", "-", "--", "x.", "x..",
      "x ", "a/b", "a\\b", "../x", "/", "é", "e\u{301}", "É", "ß", "SS", "ss", "ı", "i", "I", "İ",
      "\u{202E}x", "x\u{0}", "x\ny", "日本", "中文", "🏠", "a-b", "a b", "a--b", "name", "name-2",
      "iphone-8", "iPhone-8", "iphone-8-landscape", "screen", "screen-2", "screen-iphone",
    ] + [long + "1", long + "2", long + "/3"]

  private static let long = String(repeating: "long", count: 80)

  /// Returns random names from the pool; names may repeat.
  static func some(_ count: Int, _ random: inout SplitMix64) -> [String] {
    (0..<count).map { _ in pool.randomElement(using: &random) ?? "" }
  }
}
