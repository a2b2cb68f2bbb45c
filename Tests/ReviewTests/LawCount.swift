import Support

/// The seeds and the apps that laws about reviews are tried with.
enum LawCount {
  /// Returns the seeds of a law, of which the usual number takes some seconds.
  static func seeds(_ usual: Int) -> [UInt64] { LawSeeds.from(0, usual) }

  /// The fixture apps that laws edit: those with screens as people make them.
  static let apps = [
    "newsroom", "own-families", "tab-bar", "rtl", "legacy", "groups", "footers", "quick-brick",
    "nested-menu", "plugin-area", "android-family", "many-buttons", "two-level-menu", "hooks",
  ]

  /// Returns the app for a seed; seeds one after the other get all of them in turn.
  static func app(_ seed: UInt64) -> String { apps[Int(seed % UInt64(apps.count))] }
}
