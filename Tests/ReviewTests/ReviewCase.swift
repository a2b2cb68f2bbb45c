import AppLayout
import AppModel
import Site
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review

/// Two states of an app, and the review of one against the other.
struct ReviewCase {
  let old: AppFiles
  let new: AppFiles
  private var themes = ["paper"]
  /// The path of the fixture; nil for other cases.
  private var fixture: String?

  /// Reads a fixture of one change.
  init(_ name: String) throws {
    try self.init(name, in: "Review")
  }

  /// Reads a fixture: edits of an app of the fixtures.
  init(_ name: String, in folder: String) throws {
    let path = "\(folder)/\(name)"
    let edits = try Mistake(path)
    old = try FixtureApp.files(edits.app)
    new = try edits.files()
    fixture = path
    let tree = try JSONTree(strictly: Fixtures.bytes(path))
    if let themes = tree["themes"]?.texts { self.themes = themes }
  }

  init(old: AppFiles, new: AppFiles, themes: [String] = ["paper"]) {
    self.old = old
    self.new = new
    self.themes = themes
  }

  /// Creates the case of another text in a file of the showcase.
  init(editing name: String, replacing text: String, with other: String) throws {
    old = try FixtureApp.showcase()
    new = try FixtureApp.showcase(editing: (name, text, other))
  }

  var reversed: ReviewCase { ReviewCase(old: new, new: old, themes: themes) }

  private static let reviews = MadeOnce<ChangeReview>()

  /// Returns the review on all devices of the app.
  func review() throws -> ChangeReview { try review(on: nil) }

  /// Returns the review on some devices. That of a fixture is made once: several tests say something
  /// about every pull request.
  func review(on devices: [String]?) throws -> ChangeReview {
    guard let fixture else { return try review(on: devices, themes: nil) }
    return try Self.reviews.value("\(fixture) on \(devices?.description ?? "all")") {
      try review(on: devices, themes: nil)
    }
  }

  func review(
    on devices: [String]? = nil, themes: [String]? = nil, limit: WorkLimit = .standard,
    ignoring ignored: [String] = [], tolerance: Int = 0, progress: ReviewProgress = .unseen
  ) throws -> ChangeReview {
    let (old, new) = (try side(old), try side(new))
    let axes = VariantAxes(
      devices: try devices?.map { try #require(Device.named($0)) } ?? new.app.devices,
      orientations: new.app.orientations)
    var terms = ReviewTerms(
      themes: try (themes ?? self.themes).map { try #require(Theme.named($0)) },
      tolerance: tolerance, ignored: ignored, jobs: 2, progress: progress)
    terms.limit = limit
    terms.words = { SiteWords(of: $0, named: "app", axes: $1, themes: $2, on: $3) }
    return ChangeReview(from: old, to: new, showing: axes, terms)
  }

  /// The problems that only the new app has.
  func problems() throws -> [PlacedDiagnostic] { try problemChanges().new }

  /// The problems that only one side has.
  func problemChanges() throws -> ProblemChanges {
    let (old, new) = (try side(old), try side(new))
    return ProblemChanges(
      from: old.reading.diagnostics, in: old.files, to: new.reading.diagnostics, in: new.files,
      edits: EditList(from: old.files, to: new.files, reading: new.reading))
  }

  func side(_ files: AppFiles) throws -> ReviewedApp {
    let reading = AppReading(files)
    return ReviewedApp(files: files, reading: reading, app: try #require(reading.app))
  }
}

extension ChangeReview {
  /// The review as a text for goldens.
  var text: String {
    var lines = ["\(pictureCount) pictures, \(pictures.count) of them differ"]
    let verdicts = Dictionary(grouping: pictures, by: \.verdict)
    for verdict in Verdict.allCases {
      if let some = verdicts[verdict] { lines.append("  \(verdict.rawValue) \(some.count)") }
    }
    for cause in causes {
      lines.append("cause \(cause.id) \(cause.proof.rawValue): \(cause.pictures) pictures")
      lines.append("  \(cause.sentence)")
      lines += cause.edits.map { "  \($0.line)" }
      for finding in cause.findings.map({ findings[$0] }) {
        lines += ["  - \(finding.sentence(names))", "    \(finding.line)"]
      }
    }
    lines += editsWithoutFinding.map { "no effect: \($0.line)" }
    lines += unexaminedEdits.map { "not examined: \($0.line)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ChangeReview {
  /// The findings in words.
  var findingSentences: [String] { findings.map { $0.sentence(names) } }
}

extension Edit {
  fileprivate var line: String {
    "\(kind.rawValue) \(path): \(old?.text ?? "nothing") -> \(new?.text ?? "nothing")"
  }
}

extension Edit.Side {
  fileprivate var text: String { "\(value.prefix(60)) (\(place.text))" }
}

extension Finding {
  fileprivate var line: String {
    let least = least.map { " \($0.text)" } ?? ""
    let most = most.map { $0 == self.least ? "" : "..\($0.text)" } ?? ""
    let (old, new) = (event.texts.old, event.texts.new)
    let texts = old == nil && new == nil ? "" : " '\(old ?? "")' -> '\(new ?? "")'"
    return "\(kind.rawValue) \(subject.boxText) \(subject.keyText)\(least)\(most)\(texts); "
      + "\(pictures) pictures, such as \(example ?? "no picture")"
  }
}

extension FrameDelta {
  fileprivate var text: String { "\(dx),\(dy),\(dw),\(dh)" }
}
