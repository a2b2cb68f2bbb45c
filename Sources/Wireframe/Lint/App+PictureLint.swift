package import AppLayout

extension App {
  /// The problems that only appear when the app is laid out and drawn.
  package var lint: [Diagnostic] { lint(with: LayoutCheck.ofPictures) }
}

extension LintedVariant {
  /// Returns what is found on the variant as it is laid out and drawn, as far as some rules go.
  package func findings(of rules: Set<Rule>) -> [LintFinding] {
    findings(of: rules, with: LayoutCheck.ofPictures)
  }
}

extension ScreenWidths {
  /// Lays out a screen at every width, and finds what these checks and those of pictures say.
  package init(of screen: Screen, in app: App, on devices: WidthDevices) {
    self.init(of: screen, in: app, on: devices, with: LayoutCheck.ofPictures)
  }
}

extension LayoutCheck {
  /// The checks of what only pictures show.
  static let ofPictures: [LayoutCheck] = [.coveredStart, .cutTitles, .barTitles, .cutEntries]
}
