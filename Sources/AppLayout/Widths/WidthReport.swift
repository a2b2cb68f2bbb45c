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
    /// What is wrong, with the name of the component but without that of the screen.
    package let words: String
    /// The widths; empty where only other windows show it, such as those of a TV.
    package let ranges: [WidthRange]

    package var rule: Rule { diagnostic.message.rule }

    fileprivate func at(_ ranges: [WidthRange]) -> Finding {
      Finding(path: path, diagnostic: diagnostic, words: words, ranges: ranges)
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
      let owner = group.source.owner
      let component = owner.flatMap { names.component(at: group.key.location, on: $0) }
      let screen: Diagnostic.Sentence? = owner.map { "\(title: $0)" }
      let places = [screen, component].compactMap(\.self)
      return Finding(
        path: group.source.path,
        diagnostic: Diagnostic(
          group.message(
            group.words(in: places), Diagnostic.Widths(ranges, ranges.words(on: tablet))),
          at: group.key.location),
        words: group.words(in: [component].compactMap(\.self)).text, ranges: ranges)
    }
    self.findings = findings
    onScreens = Dictionary(
      firstOf: zip(zip(app.screens, screens), zip(found, places)).map { screen, found in
        let ranges = Dictionary(
          zip(found.1, found.0.map(\.0.ranges)), uniquingKeysWith: { $0 + $1 })
        let own = ranges.sorted { $0.key < $1.key }.map { findings[$0].at($1.joined) }
        return (screen.0.key, (own, screen.1.marks))
      })
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

    /// Returns what is wrong, after the names of its place: `Home > Top stories: ...`.
    func words(in places: [Diagnostic.Sentence]) -> Diagnostic.Sentence {
      let text: Diagnostic.Sentence =
        "\((ranges.isEmpty ? listedTexts : texts).joined(of: key.rule))"
      return places.isEmpty ? text : "\(places.joined(separator: " > ")): \(text)"
    }

    /// Returns the one message.
    func message(
      _ sentence: Diagnostic.Sentence, _ widths: Diagnostic.Widths
    ) -> Diagnostic.Message {
      Diagnostic.Message(
        key.rule, listed?.severity ?? .note, sentence, listed?.suggestion, widths: widths)
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

/// The names of components and entries, as people say them.
private struct WidthNames {
  private let app: App
  /// The names on each screen that was asked for, by its key.
  private var components: [String: [Location: Diagnostic.Sentence]] = [:]

  init(of app: App) { self.app = app }

  /// Returns the name of the component at a location, to which its header and footer belong, or of
  /// an entry or a button; nil where another value is.
  mutating func component(
    at location: Location, on screen: Screen
  ) -> Diagnostic.Sentence? {
    let names = components[screen.key] ?? names(of: screen)
    components[screen.key] = names
    return names[location]
  }

  private func names(of screen: Screen) -> [Location: Diagnostic.Sentence] {
    let sections = SectionPlan.sections(of: screen, in: app).flatMap { section in
      let header = section.header == nil ? nil : section.title?.readable
      let named = header.flatMap { $0.isEmpty ? nil : $0 }
      let component = section.component
      let title = named ?? component.typeName?.value.spoken ?? component.key
      let name: Diagnostic.Sentence = "\(title: title, of: .value(at: component.location))"
      let styles = component.styles
      return [component.location, styles.header?.location, styles.footer?.location]
        .compactMap(\.self).map { ($0, name) }
    }
    var entries: [(Location, Diagnostic.Sentence)] = []
    var rest =
      (screen.navigations
      + [screen.navigation(.menu), screen.navigation(.navigationBar)]
      .compactMap(\.self)).firstOfEach(\.location).flatMap(\.items)[...]
    while let item = rest.popFirst() {
      if let title = item.title?.readable, !title.isEmpty {
        entries.append((item.location, "\(title: title, of: .value(at: item.location))"))
      }
      rest += item.items
    }
    return Dictionary(firstOf: sections + entries)
  }
}
