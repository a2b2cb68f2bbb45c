import Support

/// Something that holds on every page, as a browser shows it.
enum PageLaw: String, CaseIterable, Sendable {
  /// Nothing makes the page wider than its window.
  case overflow
  /// What is clicked is at least 24 px high and wide, but for links in running text.
  case targets
  /// Text stands out from its ground.
  case contrast
  case headings
  case landmarks
  case tables
  case images
  /// What refers to something inside the page finds it, once.
  case references

  /// What the window is like when a law is looked at.
  struct Condition: Hashable, Sendable, CustomStringConvertible {
    let width: Int
    let scheme: Browser.ColorScheme

    var description: String { "\(width) px, \(scheme.rawValue)" }

    /// The standard desktop first: what holds in any window is looked at there.
    static let all = [
      Condition(width: 1400, scheme: .light), Condition(width: 1400, scheme: .dark),
      Condition(width: 800, scheme: .light), Condition(width: 390, scheme: .light),
      Condition(width: 320, scheme: .light),
    ]
  }

  private func applies(in condition: Condition) -> Bool {
    switch self {
    case .overflow: condition.scheme == .light
    case .targets: [1400, 390].contains(condition.width) && condition.scheme == .light
    case .contrast: condition.width == 1400
    case .headings, .landmarks, .tables, .images, .references: condition == Condition.all[0]
    }
  }

  /// JavaScript whose value is the complaints about the page, by laws.
  static func complaints(in condition: Condition) -> String {
    let laws = allCases.filter { $0.applies(in: condition) }.map { law in
      "complaints.\(law.rawValue) = await (async () => { \(law.script) })();"
    }
    return "(async () => { \(words) const complaints = {}; \(laws.joined()) return complaints })()"
  }

  /// JavaScript that returns a list of complaints.
  private var script: String {
    switch self {
    case .overflow: Self.overflowScript
    case .targets: Self.targetsScript
    case .contrast: Self.contrastScript
    case .headings: Self.headingsScript
    case .landmarks: Self.landmarksScript
    case .tables: Self.tablesScript
    case .images: Self.imagesScript
    case .references: Self.referencesScript
    }
  }

  /// What the scripts of all laws share.
  private static let words = """
    const all = selector => [...document.querySelectorAll(selector)];
    const called = element => {
      const text = (element.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
      const id = element.id ? '#' + element.id : '';
      const kind = element.getAttribute('class');
      return element.localName + id + (kind ? '.' + kind.trim().split(/\\s+/).join('.') : '')
        + (text ? ` '${text}'` : '');
    };
    const isShown = element => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0
        && element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true });
    };
    """
}
