/// What the rules of layout find on a screen, as configured, at every width.
package struct ScreenWidths: Sendable {
  /// Each rule that is broken, with the place, in the order that they are found.
  private(set) var complaints: [Complaint] = []
  /// The widths at which the content has another shape than in a window that is a point narrower.
  private(set) var marks: [WidthMark] = []
  private var indices: [Key: Int] = [:]

  /// A rule that is broken at a place, and the widths where it is.
  struct Complaint: Sendable {
    let key: Key
    /// The different texts about it, in which nothing depends on one width.
    var texts: WidthTexts
    var ranges: [WidthRange] = []
  }

  /// What distinguishes complaints.
  struct Key: Hashable, Sendable {
    let rule: Rule
    let location: Location
  }

  /// Lays out a screen at every width, one after the other, and holds only what checks find: those
  /// that this room knows, and others.
  package init(
    of screen: Screen, in app: App, on devices: WidthDevices, with others: [LayoutCheck]
  ) {
    let checks = LayoutCheck.ofScreens(and: others)
    let linted = Shared(wrappedValue: LintedScreen(screen, in: app))
    var memory = LayoutMemory()
    for family in WidthRange.Family.allCases {
      guard let first = devices[family].first else { continue }
      let variant = app.configuredVariant(of: screen, on: first)
      var checks = WidthChecks(checks)
      var narrower: LayoutShape?
      for (width, held) in zip(family.widths, devices[family]) {
        let layout = memory.layout(of: Variant(variant, on: held), in: app)
        for found in checks.findings(in: LintedVariant(layout, of: linted)) {
          let key = Key(rule: found.rule, location: found.location)
          add(key, found.textAtWidths, at: width, of: family)
        }
        let shape = LayoutShape(of: layout.content)
        if let narrower, narrower != shape {
          let words = shape.words(after: narrower, of: layout.content)
          marks.append(WidthMark(family: family, width: width, words: words))
        }
        narrower = shape
      }
    }
  }

  private mutating func add(
    _ key: Key, _ text: String, at width: Int, of family: WidthRange.Family
  ) {
    if indices[key] == nil {
      indices[key] = complaints.count
      complaints.append(Complaint(key: key, texts: WidthTexts()))
    }
    let index = indices[key, default: 0]
    complaints[index].texts.add(text)
    if complaints[index].ranges.last?.ends(at: width, of: family) != true {
      complaints[index].ranges.append(width, of: family)
    }
  }
}

/// A width at which the content of a screen has another shape than in a narrower window.
package struct WidthMark: Hashable, Sendable {
  package let family: WidthRange.Family
  package let width: Int
  /// What is different.
  package let words: String
}

extension WidthRange {
  /// Whether this width is the last one, so that it is not added twice.
  fileprivate func ends(at width: Int, of family: Family) -> Bool {
    self.family == family && to == width
  }
}
