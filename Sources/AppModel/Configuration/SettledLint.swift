/// A problem that the makers of an app know and leave as it is, as `riverbed.json` says under
/// `lintIgnore`.
package struct SettledLint: Hashable, Sendable {
  package let rule: Located<String>
  /// What it is about, as a path of ids: `rivers.json#home/ui_components/top-stories`.
  package let path: String
  package let reason: String
  /// The last day on which it is left out; nil for every day.
  package let until: Day?

  /// Reads an entry; returns nil where something is missing.
  init?(_ reader: inout ObjectReader) {
    let rule = reader.locatedText("rule")
    let path = reader.text("path")
    let reason = reader.text("reason")
    let until = reader.locatedText("until")
    for (name, value) in [("rule", rule?.value), ("path", path), ("reason", reason)]
    where value == nil {
      reader.report(.lacks(name))
    }
    let day = until.flatMap { Day($0.value) }
    if let until, day == nil { reader.report(.noDay(until.value), at: until.location) }
    guard let rule, let path, let reason, until == nil || day != nil else { return nil }
    self.rule = rule
    self.path = path
    self.reason = reason
    self.until = day
  }
}

/// A day of the calendar, as ISO 8601 writes it: `2026-01-31`.
package struct Day: Hashable, Comparable, Sendable {
  package let text: String

  /// The days of the months of a leap year.
  private static let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Reads a day; returns nil for anything that is not one.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]) else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let last = month == 2 && !isLeapYear ? 28 : Self.days[month - 1]
    guard (1...last).contains(day) else { return nil }
    self.text = text
  }

  package static func < (left: Day, right: Day) -> Bool { left.text < right.text }
}

extension AppReading {
  /// Leaves out the warnings and notes that `riverbed.json` settles, and reports the entries that
  /// settle nothing, or no longer on a day.
  func settling(
    _ log: DiagnosticLog, on today: Day?, atAllWidths hasAllWidths: Bool
  ) -> [PlacedDiagnostic] {
    let entries = app?.site.lintIgnore ?? []
    let placed = sources.place(log)
    guard app != nil, !entries.isEmpty else { return placed }
    var keys = ProblemKeys(in: sources)
    let known = Set(placed.filter { $0.severity < .error }.flatMap { keys.settling($0) })
    let expired = entries.filter { entry in
      today.flatMap { day in entry.until.map { $0 < day } } ?? false
    }
    let settled = Set(entries.filter { !expired.contains($0) }.map(\.key))
    var log = log
    log += entries.compactMap { entry -> Diagnostic? in
      if expired.contains(entry), let until = entry.until {
        return Diagnostic(.expired(entry, until), at: entry.rule.location)
      }
      return known.contains(entry.key)
        ? nil
        : Diagnostic(
          hasAllWidths || !entry.isAboutLayout
            ? .settlesNothing(entry) : .settlesNothingHere(entry),
          at: entry.rule.location)
    }
    return sources.place(log).filter { diagnostic in
      diagnostic.severity == .error || settled.isDisjoint(with: keys.settling(diagnostic))
    }
  }
}

extension SettledLint {
  /// Whether the rule may be broken at a width that no listed device has.
  fileprivate var isAboutLayout: Bool { rule.value.hasPrefix("lint-") }

  fileprivate var key: ProblemKeys.Key { ProblemKeys.Key(rule: rule.value, path: path) }
}

extension Rule {
  static let settledProblem = Rule(
    "settled-problem",
    means: "An entry of lintIgnore in riverbed.json lacks its rule, its path or its reason, has "
      + "something else than a day under \"until\", matches nothing, or has expired.",
    matters: "What was meant to be settled is reported, or an entry stays after its problem is "
      + "gone.",
    fix: "Write { \"rule\": \"lint-tap\", \"path\": \"rivers.json#home/ui_components/news\", "
      + "\"reason\": \"...\", \"until\": \"2026-12-31\" }, where \"until\" may be missing, or "
      + "remove the entry. 'riverbed check --write-known FILE' writes all rules and paths.")
}

extension Diagnostic.Message {
  fileprivate static func lacks(_ key: String) -> Self {
    Self(.settledProblem, .error, "an entry of 'lintIgnore' does not have '\(key)'")
  }

  fileprivate static func noDay(_ text: String) -> Self {
    Self(
      .settledProblem, .error, "'\(name: text)' is not a day",
      .action("write it as year, month and day, such as 2026-12-31"))
  }

  fileprivate static func expired(_ entry: SettledLint, _ until: Day) -> Self {
    Self(
      .settledProblem, .warning,
      "'\(name: entry.rule.value)' at '\(name: entry.path)' was settled until \(until.text)")
  }

  fileprivate static func settlesNothing(_ entry: SettledLint) -> Self {
    Self(
      .settledProblem, .warning,
      "there is no '\(name: entry.rule.value)' at '\(name: entry.path)' to leave out")
  }

  fileprivate static func settlesNothingHere(_ entry: SettledLint) -> Self {
    Self(
      .settledProblem, .note,
      "there is no '\(name: entry.rule.value)' at '\(name: entry.path)' on the listed devices; "
        + "'riverbed check --widths' tries other widths")
  }
}
