extension LintedVariant {
  /// Returns what these rooms and other checks say about the variant, as far as some rules go.
  package func findings(of rules: Set<Rule>, with others: [LayoutCheck]) -> [LintFinding] {
    findings(
      by: LayoutCheck.ofScreens(and: others).filter { !rules.isDisjoint(with: $0.rules) })
  }
}

extension App {
  /// Returns the problems that only appear when the app is laid out: those that these rooms know,
  /// and those that other checks find in its variants.
  package func lint(with others: [LayoutCheck]) -> [Diagnostic] {
    let whole = LayoutCheck.all.flatMap { check -> [Diagnostic] in
      switch check.run {
      case .app(let run): run(self)
      case .content, .variant, .anyWidth: []
      }
    }
    return whole + routing.diagnostics + findings(by: LayoutCheck.ofScreens(and: others))
  }

  /// Returns what checks find in the configured variants, and then in the others.
  private func findings(by checks: [LayoutCheck]) -> [Diagnostic] {
    let devices = VariantAxes(devices: devices, orientations: orientations).heldDevices
    let everything = VariantAxes(devices: [])
    var tally = LintTally(devices: devices)
    for screen in screens {
      let linted = Shared(wrappedValue: LintedScreen(screen, in: self))
      for (index, held) in devices.enumerated() {
        var memory = LayoutMemory()
        let variant = configuredVariant(of: screen, on: held)
        let shown = memory.layout(of: variant, in: self)
        tally.add(LintedVariant(shown, of: linted).findings(by: checks), onDevice: index)
        for other in VariantGroup(of: screen, in: self, on: held, axes: everything).variants
        where other != variant {
          let layout = memory.layout(of: other, in: self)
          let isNew = !shown.content.serves(layout.frame.viewport)
          tally.add(
            LintedVariant(layout, of: linted).findings(by: checks, withContent: isNew),
            ifShownWith: other.words)
        }
      }
    }
    return tally.diagnostics
  }
}

/// The findings of all variants of an app, each once, with the devices and variants that have it.
private struct LintTally {
  private let devices: [HeldDevice]
  private var keys: [Key: Int] = [:]
  private var entries: [Entry] = []

  /// What makes two findings the same.
  private struct Key: Hashable {
    let rule: Rule
    let text: String
    let location: Location
  }

  /// A finding, with where it was found.
  private struct Entry {
    let finding: LintFinding
    /// The numbers of the devices on which the app shows it.
    var devices: [Int] = []
    /// The bars of the other variants that show it.
    var bars: [String] = []
  }

  init(devices: [HeldDevice]) {
    self.devices = devices
  }

  private mutating func index(of finding: LintFinding) -> Int {
    let key = Key(rule: finding.rule, text: finding.text, location: finding.location)
    if let index = keys[key] { return index }
    keys[key] = entries.count
    entries.append(Entry(finding: finding))
    return entries.count - 1
  }

  mutating func add(_ findings: [LintFinding], onDevice device: Int) {
    for finding in findings {
      let index = index(of: finding)
      if !entries[index].devices.contains(device) { entries[index].devices.append(device) }
    }
  }

  mutating func add(_ findings: [LintFinding], ifShownWith bars: String) {
    for finding in findings {
      let index = index(of: finding)
      if entries[index].devices.isEmpty, !entries[index].bars.contains(bars) {
        entries[index].bars.append(bars)
      }
    }
  }

  /// A diagnostic for each finding, in the order in which they were found.
  var diagnostics: [Diagnostic] {
    entries.map { entry in
      let finding = entry.finding
      let isShown = !entry.devices.isEmpty
      let detail = finding.detail.map { " (\($0))" } ?? ""
      let place = isShown ? devices.words(ofSome: entry.devices) : Self.words(of: entry.bars)
      return Diagnostic(
        Diagnostic.Message(
          finding.rule, isShown ? finding.severity : .note,
          "\(finding.text)\(detail)\(place)"),
        at: finding.location)
    }
  }

  private static func words(of bars: [String]) -> Diagnostic.Sentence {
    let more = bars.count - 1
    return " if shown with \(bars.first ?? "other bars")\(more > 0 ? " \(more.andMore())" : "")"
  }
}

extension [HeldDevice] {
  /// Returns the devices with these numbers in words that follow a sentence; empty for all of them.
  func words(ofSome numbers: [Int]) -> Diagnostic.Sentence {
    guard numbers.count < count else { return "" }
    let most = 2
    let found = numbers.sorted().map { self[$0].sentence }
    let names = found.count > most + 1 ? Array<Diagnostic.Sentence>(found.prefix(most)) : found
    let more = found.count - names.count
    return more > 0
      ? " on \(names.joined(separator: ", ")) \(more.andMore())" : " on \(names.listed())"
  }
}

extension HeldDevice {
  /// What a message calls the device.
  fileprivate var sentence: Diagnostic.Sentence {
    "\(title: title, of: .named("\(device.id) \(orientation.rawValue)"))"
  }
}
