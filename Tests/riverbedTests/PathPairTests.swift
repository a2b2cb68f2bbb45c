import FoundationEssentials
import Support
import Testing
import Themes

@testable import riverbed

/// Every option that writes, over everything that a command reads: nothing is written.
@Suite struct PathPairTests {
  /// A command line of a command without the words that a pair adds, and files to read.
  private static let rivers = #"[{"id": "home", "name": "Home", "home": true}]"#

  /// How a path is given to what reads it: as the value of an option, or in place of an operand.
  private struct Reader {
    let name: String
    /// The options that it needs besides its own words.
    var others: [String] = []
    /// The files or folders that it reads, by their paths in the folder of a test.
    let paths: [String]
  }

  /// What reads something, by its name in the table of options and operands.
  private static let readers = [
    Reader(name: "APP", paths: ["new", "single.json"]),
    Reader(name: "OLD", paths: ["old", "site", "pictures", "single.json"]),
    Reader(name: "NEW", paths: ["new", "site", "pictures", "single.json"]),
    Reader(name: "SHARD", paths: ["shard"]),
    Reader(name: "known", paths: ["known.json"]),
    Reader(name: "theme", paths: ["theme.json"]),
    Reader(name: "since", paths: ["old", "site", "pictures", "single.json"]),
  ]

  /// Outputs may be where the files of a repository are checked out, and not where git keeps it,
  /// which `RepositoryOutputTests` tries.
  private static let unprotected = ["repository"]

  /// The words of an output at a path, by the names in the table of options.
  private static let writers: [String: @Sendable (_ path: String) -> [String]] = [
    "output": { ["-o", $0] }, "format": { ["--format", "json=\($0)"] },
    "stats": { ["--stats=\($0)"] }, "write-known": { ["--write-known", $0] },
    summary: { _ in ["--format", "github"] },
  ]

  /// The output of the format of annotations whose path is in the environment.
  private static let summary = "summary"

  /// Returns a folder with everything that can be read, and links to it.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for side in ["old", "new"] { try folder.write(rivers, to: "\(side)/rivers.json") }
    try folder.write(rivers, to: "single.json")
    let theme = String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
    try folder.write(theme, to: "theme.json")
    let build = ["build", "\(folder.path)/old", "--device", "iphone-se-1", "--theme", "paper"]
    for words in [
      ["-o", "\(folder.path)/site"], ["-o", "\(folder.path)/shard", "--shard", "1/1"],
    ] {
      try #require(CommandRun(build + words + ["--quiet"]).code == .clean)
    }
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/site/screens", toPath: "\(folder.path)/pictures")
    let known = CommandRun(
      "check", "\(folder.path)/new", "--write-known", "\(folder.path)/known.json")
    try #require(known.code == .clean)
    return folder
  }

  /// Returns other paths of what is read, and places in it, around it and of it.
  private static func places(
    of path: String, in folder: borrowing TemporaryFolder
  ) throws -> [String] {
    let whole = "\(folder.path)/\(path)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("\(path)/") && ($0.hasSuffix("rivers.json") || $0.hasSuffix(".svg")) }
    let inner = names.prefix(2).map { "\(folder.path)/\($0)" }
    try? FileManager.default.removeItem(atPath: "\(folder.path)/links")
    try folder.symbolicLink("links", to: path)
    let links =
      ["\(folder.path)/links"]
      + names.prefix(1).map {
        "\(folder.path)/links" + $0.dropFirst(path.count)
      }
    guard names.isEmpty else {
      return [whole, "\(whole)/.", "\(whole)/../\(path)"] + inner + links
    }
    try? FileManager.default.removeItem(atPath: "\(folder.path)/hard")
    try FileManager.default.linkItem(atPath: whole, toPath: "\(folder.path)/hard")
    return [whole, "\(folder.path)/./new/../\(path)", "\(folder.path)/hard"] + links
  }

  /// Returns a command line that reads from a path, without what it writes.
  private static func words(
    of command: Command, reading path: String, as reader: Reader,
    in folder: borrowing TemporaryFolder
  ) -> [String] {
    let samples = ["APP": "new", "OLD": "old", "NEW": "new", "SHARD": "shard"]
    let operands = command.operands.filter { $0.kind.pathUse == .read }.map { operand in
      operand.name == reader.name ? path : "\(folder.path)/\(samples[operand.name] ?? "")"
    }
    let isOperand = command.operands.contains { $0.name == reader.name }
    return [command.name] + operands + (isOperand ? [] : ["--\(reader.name)=\(path)"])
      + reader.others
  }

  @Test(arguments: Command.all.map(\.name))
  func `no output of a command lies on what it reads`(name: String) throws {
    let command = try #require(Command.named(name))
    let inputs =
      command.operands.filter { $0.kind.pathUse == .read }.map(\.name)
      + command.options.filter { $0.value?.kind.pathUse == .read }.map(\.name)
      .filter { !Self.unprotected.contains($0) }
    var outputs = command.options.filter { $0.value?.kind.pathUse == .written }.map(\.name)
    if outputs.contains("format") { outputs.append(Self.summary) }
    guard !outputs.isEmpty else { return }
    try #require(!inputs.isEmpty)
    let folder = try Self.folder()
    let before = try TemporaryFolder.files(in: folder.path)
    for input in inputs {
      let reader = try #require(
        Self.readers.first { $0.name == input }, "give '\(input)' something to read")
      for path in reader.paths {
        let words = Self.words(
          of: command, reading: "\(folder.path)/\(path)", as: reader, in: folder)
        for output in outputs {
          let write = try #require(Self.writers[output], "say how '\(output)' is written")
          for place in try Self.places(of: path, in: folder) {
            // A site may be built again where it is, but not where it is read.
            let run = CommandRun(
              words + write(place), summary: output == Self.summary ? place : nil)
            #expect(run.code == .usage, "\(words + write(place)): \(run.text)")
            #expect(run.output.isEmpty, "\(words + write(place))")
          }
          for link in ["links", "hard"] {
            try? FileManager.default.removeItem(atPath: "\(folder.path)/\(link)")
          }
          #expect(try TemporaryFolder.files(in: folder.path) == before, "\(words) \(output)")
        }
      }
    }
  }

  /// A value that is not declared as a path must not be one: whatever is at such a path, the command
  /// says the same, and does not change it.
  @Test(arguments: Command.all.map(\.name))
  func `a value that is not declared as a path is not read or written`(name: String) throws {
    let command = try #require(Command.named(name))
    let folder = try Self.folder()
    for option in command.options where option.value != nil && option.value?.kind.pathUse == nil {
      let path = "\(folder.path)/probe"
      var runs: Set<String> = []
      for text in [nil, "[]", Self.rivers] {
        try? FileManager.default.removeItem(atPath: path)
        if let text { try folder.write(text, to: "probe") }
        let before = try TemporaryFolder.files(in: folder.path)
        let reader = Reader(name: "APP", others: ["--\(option.name)=\(path)"], paths: [])
        let words = Self.words(
          of: command, reading: "\(folder.path)/new", as: reader, in: folder
        ).filter { !$0.hasPrefix("--APP=") }
        let site = "\(folder.path)/out"
        let outputs = command.options.contains { $0.name == "output" } ? ["-o", site] : []
        let run = CommandRun(words + outputs)
        runs.insert("\(run.code) \(run.text)")
        try? FileManager.default.removeItem(atPath: site)
        #expect(try TemporaryFolder.files(in: folder.path) == before, "\(option.name)")
      }
      #expect(runs.count == 1, "'--\(option.name)' of '\(name)' depends on a file: \(runs)")
    }
  }

  @Test func `a path is taken from an option only as it is declared`() throws {
    for option in Command.all.flatMap(\.options) {
      guard let value = option.value, ["FILE", "DIR", "OLD"].contains(value.placeholder) else {
        continue
      }
      #expect(value.kind.pathUse != nil, "'--\(option.name)' is a path")
    }
  }
}

extension WordKind {
  /// What is done with the path that a word is.
  fileprivate enum PathUse { case read, written }

  /// What is done with the path that the word is; nil for a word that is not one.
  fileprivate var pathUse: PathUse? {
    switch self {
    case .input, .theme: .read
    case .output, .format: .written
    case .free, .device, .screen, .explained, .command, .failure, .choice: nil
    }
  }
}
