import Support

/// How many random cases a law is tested with: a few, unless `RIVERBED_CASES` asks for
/// more.
enum LawCount {
  /// Returns the seeds of a law, of which the usual number takes some seconds.
  static func seeds(_ usual: Int) -> Range<UInt64> {
    0..<UInt64(caseCount(usual))
  }

  /// The fixture apps that laws edit: all with screens that people made.
  static let apps = [
    "newsroom", "own-families", "tab-bar", "rtl", "legacy", "groups", "footers", "quick-brick",
    "nested-menu", "plugin-area", "android-family", "many-buttons", "two-level-menu", "hooks",
  ]

  /// Returns the app for a seed, so that the seeds go around all of them.
  static func app(_ seed: UInt64) -> String { apps[Int(seed % UInt64(apps.count))] }
}
