import Support
import Testing

@testable import riverbed

/// The law of rebuilds for options: a folder that was made with another value of an option, or
/// without it, and is then made with it has the files of a clean one. Every option of the commands
/// that write documents is tried, or is left out for a reason.
@Suite struct OptionLawTests {
  /// What a command writes into a folder.
  enum Kind: CaseIterable {
    case site, siteWithChanges, report

    var command: Command { self == .report ? .diff : .build }

    /// Returns the command line that writes into a folder.
    func words(in path: String, into folder: String) -> [String] {
      switch self {
      case .site: ["build", "\(path)/new", "-o", folder]
      case .siteWithChanges: ["build", "\(path)/new", "--since", "\(path)/old", "-o", folder]
      case .report: ["diff", "\(path)/old", "\(path)/new", "-o", folder]
      }
    }
  }

  /// An option as it is tried.
  struct Trial: CustomTestStringConvertible {
    let name: String
    let words: [String]
    /// What looks different with the option, so that a build without the option in its fingerprint
    /// would be noticed.
    let changes: Set<Kind>

    init(_ name: String, _ value: String? = nil, changes: Set<Kind>, and more: [String] = []) {
      self.name = name
      words = ["--\(name)"] + (value.map { [$0] } ?? []) + more
      self.changes = changes
    }

    var testDescription: String { name }
  }

  private static let trials = [
    Trial("device", "iphone-8", changes: [.site, .siteWithChanges, .report]),
    Trial("orientation", "both", changes: [.site, .siteWithChanges, .report]),
    Trial("placement", "overlay", changes: [.site, .siteWithChanges, .report]),
    Trial("status-bar", "merged", changes: [.site, .siteWithChanges, .report]),
    Trial("screen", "home", changes: [.site, .siteWithChanges, .report]),
    Trial("theme", "night", changes: [.site, .siteWithChanges, .report]),
    Trial("widths", changes: [.site, .siteWithChanges, .report]),
    Trial("prototype", "none", changes: [.site, .siteWithChanges]),
    Trial("label", "a label", changes: [.site, .siteWithChanges]),
    Trial("zip", changes: [.site, .siteWithChanges]),
    Trial("shard", "1/2", changes: [.site]),
    Trial("tolerance", "900", changes: [.report]),
    Trial("ignore", "*", changes: [.report]),
    Trial("accept", "all", changes: [.report]),
    Trial("prune", changes: [.report], and: ["--accept", "all"]),
    Trial("strict", changes: [.siteWithChanges, .report]),
    Trial("jobs", "3", changes: []), Trial("stats", changes: []),
    Trial("link-base", "https://example.org/changes", changes: []),
    Trial("max-input", "1G", changes: []), Trial("follow-links", changes: []),
    Trial("format", "json", changes: []), Trial("verbose", changes: []),
    Trial("fail-on", "warnings,differences", changes: []), Trial("quiet", changes: []),
  ]

  /// Why no other value of an option is tried.
  private static let untried = [
    "output": "it is the folder itself",
    "since":
      "what it names is read, and all of that counts; edits are tried by the law of rebuilds",
    "base": "it chooses what is read, as --since does",
    "merge-base": "it chooses what is read, as --since does",
    "repository": "it chooses where revisions are read, as --since does",
    "update-baseline": "it copies pictures and makes no documents",
    "help": "it prints something else", "version": "it prints something else",
  ]

  @Test(arguments: Kind.allCases)
  func `every option of a command that writes documents is tried or left out`(kind: Kind) {
    let names = Set(kind.command.options.map(\.name))
    let known = Self.trials.map(\.name) + Self.untried.keys
    #expect(names.subtracting(known) == [], "nothing says what these options do to documents")
    #expect(Set(known).count == known.count)
    for option in kind.command.options where !option.reachesDocuments {
      let trial = Self.trials.first { $0.name == option.name }
      let isOfFile = ["accept", "prune"].contains(option.name)
      #expect(trial?.changes.isEmpty != false || isOfFile, "\(option.name)")
    }
  }

  @Test(arguments: trials)
  func `a folder that was made with another value equals a clean one`(trial: Trial) throws {
    for kind in Kind.allCases where kind.command.options.contains(where: { $0.name == trial.name })
    {
      // A part of a site has no changes.
      if trial.name == "shard", kind == .siteWithChanges { continue }
      let folder = try Self.apps()
      let made = { (name: String, words: [String]) in
        let path = "\(folder.path)/\(name)"
        let run = CommandRun(kind.words(in: folder.path, into: path) + Self.axes + words)
        let isMade = [ExitCode.clean, .differences, .failOn, .wrongInput].contains(run.code)
        try #require(isMade && !run.errors.contains("riverbed: error"), "\(run.errors)")
        return try TemporaryFolder.files(in: path)
      }
      let plain = try made("folder", [])
      let changed = try made("folder", trial.words)
      let isEqual = try changed == made("clean", trial.words)
      #expect(isEqual, "\(kind)")
      #expect((changed != plain) == trial.changes.contains(kind), "\(kind)")
      guard trial.words.contains("--accept") else {
        let isPlain = try made("folder", []) == plain
        #expect(isPlain, "\(kind), without the option")
        continue
      }
    }
  }

  private static let axes = ["--device", "iphone-se-1"]

  /// Writes two states of an app with problems, of which the new one has another name and a list
  /// that is a little longer.
  private static func apps() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (state, name, limit) in [("old", "Home", 2), ("new", "Start", 3)] {
      try folder.write(
        #"""
        [{"id": "home", "name": "\#(name)", "home": true, "ui_components": [
           {"id": "top", "component_type": "list", "data": {"source": "3"},
            "styles": {"cell_styles": ["LIST_\#(limit)"]},
            "rules": {"item_limit": "\#(limit)"}},
           {"id": "wide", "component_type": "grid", "data": {"source": "1", "target": "next"}}]},
         {"id": "next", "name": "Next", "ui_components": [
           {"id": "all", "component_type": "list", "data": {"source": "2", "target": "gone"}}]}]
        """#, to: "\(state)/rivers.json")
      try folder.write(
        #"""
        { "devices": ["iphone-se-1"], "themes": ["paper"], "orientations": ["portrait"] }
        """#, to: "\(state)/riverbed.json")
    }
    return folder
  }
}
