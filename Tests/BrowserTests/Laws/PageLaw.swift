import Support

/// A rule that holds on every page, as a browser shows it.
enum PageLaw: String, CaseIterable, Sendable {
  /// Nothing makes the page wider than its window.
  case overflow
  /// Anything to click is at least 24 px high and wide, except for links in running text.
  case targets
  /// Text has enough contrast with its background.
  case contrast
  case headings
  case landmarks
  case tables
  case images
  /// References to something inside the page find exactly one thing.
  case references
  /// What axe-core checks, where it is installed.
  case axe

  /// The window in which a law is checked.
  struct Condition: Hashable, Sendable, CustomStringConvertible {
    let width: Int
    let scheme: Browser.ColorScheme

    var description: String { "\(width) px, \(scheme.rawValue)" }

    /// The standard desktop comes first: laws that hold in any window are checked there.
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
    case .headings, .landmarks, .tables, .images, .references, .axe: condition == Condition.all[0]
    }
  }

  /// Returns JavaScript whose value is the complaints about the page, by law.
  static func complaints(in condition: Condition) -> String {
    complaints(of: allCases.filter { $0.applies(in: condition) })
  }

  /// Returns the same for some laws, whatever the window is.
  static func complaints(of laws: [PageLaw]) -> String {
    let laws = laws.map { law in
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
    case .axe: Self.axeScript
    }
  }

  /// The functions that the scripts of all laws share.
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
    // What a browser has not drawn yet because it is far down the page may have no size.
    for (const element of all('main *')) {
      const isLeftOut = getComputedStyle(element).contentVisibility === 'auto';
      if (isLeftOut) element.style.contentVisibility = 'visible';
    }
    """
}
