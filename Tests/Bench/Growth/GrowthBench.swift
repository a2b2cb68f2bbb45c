import Disk
import Support
import Synchronization

/// Doubles every list of every input, and the edits between two states, and reports what grows
/// faster than its input.
struct GrowthBench {
  let program: String
  let isSmall: Bool
  /// A text that the names of cases must contain.
  let filter: String

  /// The groups of cases to run; empty for all of them.
  private let wanted: Set<String>
  /// The seconds that a step takes for an app with one more value, wherever that is.
  private let bases = MadeOnce<Double>()

  /// Reads the words of a command line: `growth [PROGRAM] [small] [only=WORDS] [GROUP ...]`.
  init(_ words: some Sequence<String>) {
    isSmall = words.contains("small")
    wanted = Set(words).intersection(GrowthCases.groupNames + [Self.edits])
    filter =
      words.first { $0.hasPrefix(Self.only) }.map { String($0.dropFirst(Self.only.count)) } ?? ""
    program = words.first { $0.contains("/") } ?? ".build/release/riverbed"
  }

  private static let only = "only="
  /// The word that selects the edits.
  private static let edits = "edits"

  /// Measures all cases, and ends this process with an exit code for the result.
  func runToExit() throws {
    Program.exit(try run() == 0 ? 0 : 1)
  }

  /// Measures all cases, one on each core, and returns the number of complaints. Times are
  /// processor times, so that cases do not affect each other.
  private func run() throws -> Int {
    let cases = GrowthCases(of: try GrowthApp.all())
    // Where cases are named, all that match are run.
    let isShort = isSmall && wanted.isEmpty && filter.isEmpty
    let groups = isShort ? cases.someOfEach : cases.all
    let edits = (name: Self.edits, subjects: GrowthEdits.allCases.map(\.subject))
    let chosen = ([edits] + groups.map { ($0.name, $0.cases.map(\.subject)) })
      .filter { wanted.isEmpty || wanted.contains($0.name) }.flatMap(\.subjects)
      .filter { filter.isEmpty || $0.name.contains(filter) }
    print("\(chosen.count) cases; N, milliseconds for N/2 and N and their ratio, memory for N")
    let next = Atomic(0)
    let found = try Workers.run(SystemProcess.coreCount) { worker in
      var complaints: [String] = []
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < chosen.count else { return complaints }
        let (line, isComplaint) = try measured(chosen[number], by: worker)
        if isComplaint { complaints.append(line) }
        print(line)
        Program.flush()
      }
    }
    let complaints = found.flatMap(\.self)
    print("\(chosen.count) cases, \(complaints.count) of them grow faster than their input")
    for line in complaints { print(line) }
    return complaints.count
  }

  /// Returns a line of the table, and whether it is a complaint. After one the later steps are
  /// skipped, because they begin with the same work.
  private func measured(
    _ subject: GrowthSubject, by worker: Int
  ) throws -> (line: String, isComplaint: Bool) {
    var columns: [String] = []
    for step in subject.steps {
      var run = GrowthRun(
        subject: subject, step: step, program: program,
        bounds: isSmall ? subject.smallBounds : subject.bounds, worker: worker)
      run.base = try bases.value("\(step.name) \(subject.base)") { run.cost(of: 1)?.seconds ?? 0 }
      guard let outcome = run.outcome() else { return ("\(subject.name): cannot be run", true) }
      columns.append("\(step.name) \(Self.text(of: outcome))")
      if let complaint = outcome.complaint {
        let line = "\(subject.name): \(columns.joined(separator: " | "))"
        let kept = keep(subject, outcome.whole.count)
        return ("\(line)   GROWS \(step.name): \(complaint); the app: \(kept)", true)
      }
    }
    return ("\(subject.name): \(columns.joined(separator: " | "))", false)
  }

  /// Keeps the app of a complaint, and returns where.
  private func keep(_ subject: GrowthSubject, _ count: Int) -> String {
    let name = String(subject.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let folder = "\(Program.workingFolder)/.build/growth/\(name)"
    Program.removeFolder(folder)
    return subject.write(count, folder) == nil ? "could not be kept" : folder
  }

  private static func text(of outcome: GrowthRun.Outcome) -> String {
    let half = outcome.half.map { "\(Int($0.seconds * 1000))->" } ?? ""
    let ratio = outcome.ratio.map { " x\(Stopwatch.hundredths($0))" } ?? ""
    let whole = outcome.whole
    return "\(whole.count) \(whole.bytes / 1000)kB \(half)\(Int(whole.seconds * 1000))ms\(ratio) "
      + "\(whole.cost.megabytes)MB"
  }
}
