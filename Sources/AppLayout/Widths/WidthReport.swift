package import AppModel

/// What the rules of layout find in an app at every width: one finding for each rule and path.
package struct WidthReport: Sendable {
  /// The findings in the order of screens, followed by those that only other windows of listed
  /// devices have.
  package let findings: [Finding]
  /// The findings on each screen, by its key.
  private let onScreens: [String: [Finding]]

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
    let names = WidthNames(app: app)
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
      zip(app.screens.map(\.key), zip(found, places)).map { key, found in
        let ranges = Dictionary(
          zip(found.1, found.0.map(\.0.ranges)), uniquingKeysWith: { $0 + $1 })
        return (key, ranges.sorted { $0.key < $1.key }.map { findings[$0].at($1.joined) })
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns what is found on a screen, with the widths where it is found there.
  package func findings(on screen: Screen) -> [Finding] { onScreens[screen.key] ?? [] }

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
  let app: App

  /// Returns the screen and the component at a location: `Home > Top stories`.
  func place(of location: Location, on screen: Screen?) -> String? {
    guard let screen else { return nil }
    let component = SectionPlan.sections(of: screen, in: app).first {
      $0.component.location == location
    }
    return [screen.title.quotable, component.map(name)].compactMap(\.self)
      .joined(separator: " > ")
  }

  private func name(of section: SectionPlan) -> String {
    let title = section.header == nil ? nil : section.title?.readable
    let named = title.flatMap { $0.isEmpty ? nil : $0 } ?? section.component.typeName?.value.spaced
    return (named ?? section.component.key).quotable
  }
}
