package import AppLayout

/// A change of the widths at which a rule of layout is broken at a path.
package struct RangeChange: Hashable, Sendable {
  package let rule: Rule
  package let path: SourcePath
  /// What is wrong there, without the widths.
  package let text: String
  package let old, new: Diagnostic.Widths

  /// What an edit can do to a range.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case appeared, grew, shrank, gone
  }

  /// What happened; ranges that moved have grown, because there are new widths in them.
  package var kind: Kind {
    if old.ranges.isEmpty { return .appeared }
    if new.ranges.isEmpty { return .gone }
    return old.ranges.covers(new.ranges) ? .shrank : .grew
  }

  /// Whether something is wrong at widths where it was not.
  package var isWorse: Bool { [.appeared, .grew].contains(kind) }

  /// The change in words: `cells no longer fit side by side on phones of 280 to 334 pt, before on
  /// phones of 280 to 300 pt`.
  package var sentence: String {
    switch kind {
    case .appeared: "\(text) \(new.words)"
    case .grew, .shrank: "\(text) \(new.words); before \(old.words)"
    case .gone: "\(text) \(old.words)"
    }
  }
}

extension RangeChange {
  /// Compares what two apps show at every width: first what the new one shows, in its order, then
  /// what is gone.
  package static func all(from old: WidthReport, to new: WidthReport) -> [RangeChange] {
    let (before, after) = (old.byPlace, new.byPlace)
    let none = Diagnostic.Widths([], "")
    let changed = new.findings.compactMap { finding -> RangeChange? in
      let widths = before[RangePlace(finding)]?.widths ?? none
      return widths.ranges == finding.ranges
        ? nil : RangeChange(finding, from: widths, to: finding.widths)
    }
    let gone = old.findings.filter { after[RangePlace($0)] == nil && !$0.ranges.isEmpty }
    return changed + gone.map { RangeChange($0, from: $0.widths, to: none) }
  }

  private init(
    _ finding: WidthReport.Finding, from old: Diagnostic.Widths, to new: Diagnostic.Widths
  ) {
    self.init(
      rule: finding.rule, path: finding.path, text: finding.diagnostic.message.text, old: old,
      new: new)
  }
}

/// What findings of two apps must have in common.
private struct RangePlace: Hashable {
  let rule: Rule
  let path: SourcePath

  init(_ finding: WidthReport.Finding) { (rule, path) = (finding.rule, finding.path) }
}

extension WidthReport {
  fileprivate var byPlace: [RangePlace: Finding] {
    Dictionary(firstOf: findings.map { (RangePlace($0), $0) })
  }
}

extension WidthReport.Finding {
  fileprivate var widths: Diagnostic.Widths {
    diagnostic.message.widths ?? Diagnostic.Widths(ranges, "")
  }
}
