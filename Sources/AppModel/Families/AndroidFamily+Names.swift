import Markup

extension AndroidFamily {
  /// The kinds of elements whose contents the schema of the Android client defines.
  enum Part {
    case family, components, component, cell, screens

    fileprivate var elements: [String] {
      switch self {
      case .family: ["Screens", "Components"]
      case .components:
        [
          "ListComponent", "GridComponent", "HeaderComponent", "HeroComponent",
          "HorizontalComponent", "HorizontalListViewComponent", "HtmlTickerComponent",
          "InlineBannerComponent", "ScreenPickerComponent", "SectionPickerComponent",
          "WebViewComponent",
        ]
      case .component: ["Cell", "Screens"]
      case .cell: ["Screens", "DisplayRules"]
      case .screens: ["Screen"]
      }
    }

    fileprivate var attributes: [String] {
      switch self {
      case .family: ["name"] + required
      case .components, .screens: []
      case .component: ["name", "columns"]
      case .cell: ["name", "layoutId"]
      }
    }

    /// The attributes that the schema requires, although nothing here depends on them.
    fileprivate var required: [String] {
      switch self {
      case .family: ["showBottomPadding", "version"]
      case .components, .component, .cell, .screens: []
      }
    }
  }

  /// Reports near misses of the names allowed in an element, and required names that are missing.
  mutating func checkNames(in element: Element, _ part: Part) {
    for child in element.elements where !part.elements.contains(child.name) {
      guard let nearest = Nearest.name(to: child.name, among: part.elements) else { continue }
      report(.misspelled("<\(child.name.quotable)>", nearest), at: child)
    }
    let written = element.attributes.map(\.name)
    var absent = part.attributes.filter { !written.contains($0) }
    for name in written where !part.attributes.contains(name) {
      guard let nearest = Nearest.name(to: name, among: absent) else { continue }
      absent.removeAll { $0 == nearest }
      report(.misspelled("the attribute '\(name: name)'", nearest), at: element)
    }
    let lacking = part.required.filter(absent.contains)
    if !lacking.isEmpty { report(.lacking(lacking), at: element) }
  }
}

extension Diagnostic.Message {
  fileprivate static func misspelled(_ what: Diagnostic.Sentence, _ nearest: String) -> Self {
    Self(.androidFamily, .warning, "\(what) is ignored", .init(nearest: nearest))
  }

  fileprivate static func lacking(_ names: [String]) -> Self {
    let list = names.map { "'\($0)'" as Diagnostic.Sentence }.joined(separator: " and no ")
    return Self(.androidFamily, .note, "the family has no \(list), which its schema requires")
  }
}
