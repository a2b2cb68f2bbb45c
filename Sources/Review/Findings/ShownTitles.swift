import AppModel

/// The texts that pictures show another one for.
struct ShownTitles {
  private var screens: [Sides<String>: Set<String>] = [:]

  init(in findings: [Finding]) {
    for finding in findings {
      guard case .retexted(let texts) = finding.event else { continue }
      screens[Sides(old: texts.old, new: texts.new), default: []].formUnion(finding.screens)
    }
  }

  /// Whether a picture of a screen shows one text in place of another one.
  func contain(_ texts: Sides<String>, of screen: String) -> Bool {
    screens[texts]?.contains(screen) ?? false
  }
}
