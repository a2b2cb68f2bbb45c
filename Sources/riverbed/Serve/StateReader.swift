import AppLayout
import Disk
import Printing
import Review
import Site
import Wireframe

/// Reads an app again and again, each time as a build would.
struct StateReader {
  let build: Build
  /// What was read the last time; nil where that could not be shown.
  private var last: (files: AppFiles, source: AppSource, reading: AppReading, themes: [Theme])?
  /// The files that were broken already in the last state that could be shown.
  private var broken: Set<String> = []
  /// Where the app is read from.
  private(set) var inputs: [InputPlace] = []
  /// What is said about where the app is read from.
  private(set) var notes: [String] = []

  init(of build: Build) { self.build = build }

  /// What was read.
  enum Outcome {
    /// The same as the last time.
    case same
    case app(DiffSide.ReadApp, Site, OnDemand<DiagnosticList>, SavedChange?)
    /// Nothing that can be shown.
    case trouble(Trouble, DiagnosticList?)
  }

  /// Reads the app if it is not as it was, and says what changed since another state of it. Throws
  /// where it cannot be found, or does not have what the command line selects.
  mutating func read(since old: ReviewedApp? = nil) throws -> Outcome {
    let last = last
    self.last = nil
    let source = try AppSource(
      InputWord(build.app, of: build.command, in: build.repository), build.limits,
      choosing: build.repository)
    notes = source.notes
    let files = try source.files()
    inputs = [source.input(reading: files, last?.reading.app)] + build.themes.inputs
    if let last, try isSame(files, from: source, as: last) {
      self.last = last
      inputs = [source.input(reading: files, last.reading.app)] + build.themes.inputs
      return .same
    }
    let reading = AppReading(files)
    inputs = [source.input(reading: files, reading.app)] + build.themes.inputs
    let selection = try reading.app.map {
      try Build.Selection(of: $0, in: reading, from: source, build)
    }
    // The app may be shown without a file that is broken, but not by someone who is writing it.
    let nowBroken = reading.brokenFiles.filter { files[$0]?.bytes != nil }
    let newlyBroken = old == nil ? [] : nowBroken.subtracting(broken)
    guard let app = reading.app, let selection, !selection.axes.devices.isEmpty,
      selection.themes.failures.isEmpty, newlyBroken.isEmpty
    else {
      let list = DiagnosticList(
        of: source, reading, themes: selection?.wordThemes ?? [], options: build.options)
      return .trouble(Trouble(list, in: files, about: newlyBroken), list)
    }
    broken = nowBroken
    let whole = files.with(source.themeFiles(of: app, in: reading))
    self.last = (whole, source, reading, selection.themes.themes)
    let reviewed = ReviewedApp(files: whole, reading: reading, app: app)
    let options = build.options
    let findings = source.findingLater(of: reading, options)
    let read = DiffSide.ReadApp(source: source, app: reviewed, findings: findings())
    let (shown, change) = Workers.both {
      let label = build.label?.label(of: read, in: build.repository)
      return (build.site(of: read, selection, labeled: label), label)
    } _: {
      old.map { SavedChange(from: $0, to: reviewed) }
    }
    let (site, label) = shown
    notes += label?.notes ?? []
    let list = OnDemand {
      DiagnosticList(
        of: source, reading, read.diagnostics, themes: selection.wordThemes, options: options)
    }
    return .app(read, site, list, change)
  }

  private func isSame(
    _ files: AppFiles, from source: AppSource,
    as last: (files: AppFiles, source: AppSource, reading: AppReading, themes: [Theme])
  ) throws -> Bool {
    guard let app = last.reading.app,
      files.with(source.themeFiles(of: app, in: last.reading)).isRead(as: last.files)
    else { return false }
    return try build.themes.words.isEmpty || build.themes.selection().themes == last.themes
  }
}

/// Why an app cannot be shown, for the pages that go on showing what it was before.
struct Trouble: Hashable, Sendable {
  /// The file with line and column; empty where it is not about one.
  let place: String
  let message: String
  /// The lines around it, with their numbers.
  let lines: [Line]

  struct Line: Hashable, Sendable {
    let number: Int
    let text: String
    let isWrong: Bool
  }

  /// How many lines before and after are quoted, and how much of each.
  private static let around = 2
  private static let longest = 200

  /// Takes the first error of a list, about some files where there is one.
  init(_ list: DiagnosticList, in files: AppFiles, about names: Set<String>) {
    let errors = list.shown.filter { $0.severity == .error }
    let meant = errors.first { names.contains($0.diagnostic.file) } ?? errors.first
    guard let first = meant ?? list.shown.first else {
      self.init(message: "the app has nothing to show")
      return
    }
    let number = first.position.line
    let bytes = files[first.diagnostic.file]?.bytes
    let all = bytes?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
    let start = max(0, number - 1 - Self.around)
    let lines = all.enumerated().dropFirst(start).prefix(number + Self.around - start)
    self.init(
      place: first.place.text, message: first.text,
      lines: lines.map { index, line in
        let text = String(decoding: line.prefix(Self.longest), as: UTF8.self)
        return Line(
          number: index + 1, text: text.cleaned(atMost: Self.longest), isWrong: index + 1 == number)
      })
  }

  init(message: String) { self.init(place: "", message: message, lines: []) }

  private init(place: String, message: String, lines: [Line]) {
    (self.place, self.message, self.lines) = (place, message, lines)
  }
}
