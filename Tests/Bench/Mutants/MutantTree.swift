import Support

/// A checkout of the last commit whose sources have some mutants, and its tests.
struct MutantTree {
  private(set) var mutants: [Mutant]
  private let originals: [String: [Substring]]

  private static let folder = "\(Program.workingFolder)/.build/mutants"
  private static let checkout = "\(folder)/checkout"
  private static let build = "\(folder)/build"

  /// Makes the checkout, and chooses mutants.
  init?(_ count: Int, seed: UInt64, onlyIn room: String?) {
    guard Self.clone() else { return nil }
    let files = Program.paths(in: "\(Self.checkout)/Sources").filter { $0.hasSuffix(".swift") }
      .map { "Sources/\($0)" }.filter { room == nil || $0.hasPrefix("Sources/\(room ?? "")/") }
      .sorted()
    let originals = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.lines(of: $0)) })
    var random = SplitMix64(seed: seed)
    let places = files.flatMap { file in
      SourceEdit.all(in: originals[file] ?? []).map { (file: file, line: $0.line, edit: $0.edit) }
    }
    self.originals = originals
    // A line has one mutant at most.
    var used: Set<String> = []
    mutants = places.shuffled(using: &random).filter {
      used.insert("\($0.file):\($0.line)").inserted
    }
    .prefix(count).enumerated().map { number, place in
      Mutant(file: place.file, line: place.line, number: number + 1, edit: place.edit)
    }
  }

  private static func clone() -> Bool {
    Program.removeFolder(checkout)
    guard Program.createFolders(around: "\(checkout)/.") else { return false }
    return Program.cost(of: ["/usr/bin/env", "git", "clone", "-q", "--local", ".", checkout])?
      .status
      == .exit(0)
  }

  private static func lines(of file: String) -> [Substring] {
    let bytes = Program.read("\(checkout)/\(file)") ?? []
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Compiles the tests with all mutants; those that do not compile are dropped. Returns whether the
  /// rest does.
  mutating func compile() -> Bool {
    var files = Set(mutants.map(\.file))
    while true {
      guard files.allSatisfy(write) else { return false }
      let log = "\(Self.folder)/log"
      let words = [
        "/usr/bin/env", "swift", "build", "--package-path", Self.checkout, "-c", "release",
        "--scratch-path", Self.build, "--build-tests",
      ]
      guard let cost = Program.cost(of: words, output: log) else { return false }
      if cost.status == .exit(0) { return true }
      let output = String(decoding: Program.read(log) ?? [], as: UTF8.self)
      let errors = output.matches(of: /(Sources\/[^:\s]+):(\d+):\d+: error:/)
      let places = Set(errors.map { "\($0.1):\($0.2)" })
      files = Set(errors.map { String($0.1) })
      let kept = mutants.filter { !places.contains("\($0.file):\($0.line + 1)") }
      guard kept.count < mutants.count else {
        print(output.suffix(3000))
        return false
      }
      mutants = kept
    }
  }

  /// Writes a file with its mutants.
  private func write(_ file: String) -> Bool {
    guard var lines = originals[file].map({ $0.map(String.init) }) else { return false }
    let own = mutants.filter { $0.file == file }
    for mutant in own { lines[mutant.line] = mutant.mutated }
    let text = lines.joined(separator: "\n") + (own.isEmpty ? "" : Mutant.support)
    return Program.write(Array(text.utf8), to: "\(Self.checkout)/\(file)")
  }

  /// How the tests of a room ended.
  enum Verdict { case noticed, survived, tooLong }

  /// Runs the tests of a room until one fails; nil for the number runs them as they are.
  func test(_ room: String, with number: Int?, within seconds: Double) -> Verdict {
    // What runs in circles is ended by the limit of processor time, which its threads share.
    let script = """
      ulimit -t \(Int(2 * seconds))
      "$0" --testing-library swift-testing --filter "$1" 2>&1 | grep -qm1 ' recorded an issue'
      ends=("${PIPESTATUS[@]}"); [ ${ends[1]} = 0 ] || [ ${ends[0]} != 0 ]
      """
    #if os(macOS)
    let program = "riverbedPackageTests.xctest/Contents/MacOS/riverbedPackageTests"
    #else
    let program = "riverbedPackageTests.xctest"
    #endif
    let cost = Program.cost(
      of: [
        "/usr/bin/env", "\(Mutant.variable)=\(number ?? 0)", "SWIFT_BACKTRACE=enable=no", "bash",
        "-c", script, "\(Self.build)/release/\(program)",
        "^(\(Self.tests(of: room).joined(separator: "|")))\\.",
      ], within: seconds)
    return switch cost?.status {
    case .exit(0): .noticed
    case .exit: .survived
    case .signal, .tooLong, nil: .tooLong
    }
  }

  /// The tests of a room: its own, or those that import it.
  private static func tests(of room: String) -> [String] {
    let all = Program.names(in: "\(checkout)/Tests").filter { $0.hasSuffix("Tests") }
    if all.contains("\(room)Tests") { return ["\(room)Tests"] }
    return all.subtracting(["BrowserTests"]).filter { tests in
      Program.paths(in: "\(checkout)/Tests/\(tests)").contains { file in
        lines(of: "Tests/\(tests)/\(file)").contains { $0.hasSuffix("import \(room)") }
      }
    }.sorted()
  }
}
