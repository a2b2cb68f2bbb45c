package import AppModel

/// What the rules of layout find in an app at every width: one finding for each rule and path.
package struct WidthReport: Sendable {
  /// The findings in the order of screens, followed by those that only other windows of listed
  /// devices have.
  package let findings: [Finding]
  /// The findings on each screen, and the widths at which its shape changes, by its key.
  private let onScreens: [String: (findings: [Finding], marks: [WidthMark])]

  /// A rule that is broken, with the path of the place.
  package struct Finding: Hashable, Sendable {
    package let path: SourcePath
    package let diagnostic: Diagnostic
    /// The widths; empty where only other windows show it, such as those of a TV.
    package let ranges: [WidthRange]

    package var rule: Rule { diagnostic.message.rule }

    fileprivate func at(_ ranges: [WidthRange]) -> Finding {
      Finding(path: path, diagnostic: diagnostic, ranges: ranges)
    }
  }

  /// Puts together what was found on each screen, in the order of an app's screens, and everything
  /// that its listed devices show.
  package init(of app: App, _ screens: [ScreenWidths], listed: [Diagnostic]) {
    let listed = listed.filter(\.message.rule.isAboutLayout)
    let sources = OwnedSources(
      of: app,
      at: Set(screens.flatMap { $0.complaints.map(\.key.location) } + listed.map(\.location)))
    let found = zip(app.screens, screens).map { screen, widths in
      widths.complaints.map { complaint in
        (complaint, source: sources.source(of: complaint.key.location, on: screen))
      }
    }
    var draft = WidthDraft()
    let places = found.map { $0.map { draft.add($0, at: $1) } }
    for diagnostic in listed {
      draft.add(listed: diagnostic, at: sources.source(of: diagnostic.location, on: nil))
    }
    var names = WidthNames(of: app)
    let tablet = WidthDevices.model(of: .tablet, in: app)
    let findings = draft.groups.map { group in
      let ranges = group.ranges.joined
      return Finding(
        path: group.source.path,
        diagnostic: group.diagnostic(
          in: names.place(of: group.key.location, on: group.source.owner),
          Diagnostic.Widths(ranges, ranges.words(on: tablet))),
        ranges: ranges)
    }
    self.findings = findings
    onScreens = Dictionary(
      zip(zip(app.screens, screens), zip(found, places)).map { screen, found in
        let ranges = Dictionary(
          zip(found.1, found.0.map(\.0.ranges)), uniquingKeysWith: { $0 + $1 })
        let own = ranges.sorted { $0.key < $1.key }.map { findings[$0].at($1.joined) }
        return (screen.0.key, (own, screen.1.marks))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns what is found on a screen, with the widths where it is found there.
  package func findings(on screen: Screen) -> [Finding] { onScreens[screen.key]?.findings ?? [] }

  /// Returns the widths at which the shape of a screen changes.
  package func marks(on screen: Screen) -> [WidthMark] { onScreens[screen.key]?.marks ?? [] }

  /// Returns diagnostics with those of layout replaced by the findings, one for each rule and path.
  package func diagnostics(replacing others: [Diagnostic]) -> [Diagnostic] {
    others.filter { !$0.message.rule.isAboutLayout } + findings.map(\.diagnostic)
  }
}

/// The findings while they are collected, one for each rule and path.
private struct WidthDraft {
  private(set) var groups: [Group] = []
  private var indices: [Key: Int] = [:]

  /// What distinguishes findings.
  private struct Key: Hashable {
    let rule: Rule
    let path: SourcePath
  }

  /// Everything about one rule and path.
  struct Group {
    /// The rule and the first location that has the path.
    let key: ScreenWidths.Key
    let source: OwnedSources.Source
    var ranges: [WidthRange] = []
    /// What is true at all widths, and what was said about listed devices.
    var texts = WidthTexts()
    var listedTexts = WidthTexts()
    /// The most severe diagnostic about a listed device; nil where none shows it.
    var listed: Diagnostic.Message?

    /// Returns the one diagnostic, with the name of its place before its text.
    func diagnostic(in place: String?, _ widths: Diagnostic.Widths) -> Diagnostic {
      let text = (ranges.isEmpty ? listedTexts : texts).joined(of: key.rule)
      return Diagnostic(
        Diagnostic.Message(
          key.rule, listed?.severity ?? .note, (place.map { "\($0): " } ?? "") + text,
          listed?.suggestion, widths: widths),
        at: key.location)
    }
  }

  /// Adds what was found at some widths, and returns the index of its group.
  mutating func add(_ complaint: ScreenWidths.Complaint, at source: OwnedSources.Source) -> Int {
    let index = index(of: complaint.key, at: source)
    groups[index].ranges += complaint.ranges
    groups[index].texts.add(complaint.texts)
    return index
  }

  mutating func add(listed diagnostic: Diagnostic, at source: OwnedSources.Source) {
    let message = diagnostic.message
    let index = index(of: .init(rule: message.rule, location: diagnostic.location), at: source)
    groups[index].listedTexts.add(message.text)
    if groups[index].listed.map({ $0.severity < message.severity }) ?? true {
      groups[index].listed = message
    }
  }

  private mutating func index(of key: ScreenWidths.Key, at source: OwnedSources.Source) -> Int {
    let known = Key(rule: key.rule, path: source.path)
    if let index = indices[known] { return index }
    indices[known] = groups.count
    groups.append(Group(key: key, source: source))
    return groups.count - 1
  }
}

/// The names of places, as people say them.
private struct WidthNames {
  private let app: App
  /// The names of the components of each screen that was asked for, by its key.
  private var components: [String: [Location: String]] = [:]

  init(of app: App) { self.app = app }

  /// Returns the screen and the component at a location: `Home > Top stories`.
  mutating func place(of location: Location, on screen: Screen?) -> String? {
    guard let screen else { return nil }
    let names = components[screen.key] ?? names(of: screen)
    components[screen.key] = names
    return [screen.title.quotable, names[location]].compactMap(\.self).joined(separator: " > ")
  }

  private func names(of screen: Screen) -> [Location: String] {
    Dictionary(
      SectionPlan.sections(of: screen, in: app).map { section in
        let title = section.header == nil ? nil : section.title?.readable
        let named = title.flatMap { $0.isEmpty ? nil : $0 }
        let name = named ?? section.component.typeName?.value.spaced ?? section.component.key
        return (section.component.location, name.quotable)
      }, uniquingKeysWith: { first, _ in first })
  }
}
