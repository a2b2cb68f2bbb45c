import Support

/// Damages apps and runs them through everything, in separate processes, so that a crash is a
/// finding and not the end.
struct Fuzz {
  private let seed: UInt64
  private let count: Int
  private let first: Int
  private let minutes: Double
  private let program: String

  /// Reads the words of a command line: `fuzz [COUNT [SEED]] [from=NUMBER] [minutes=MINUTES]`.
  init(_ words: some Collection<String>, program: String) {
    func value(_ name: String) -> String? {
      words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let numbers = words.compactMap { Int($0) }
    minutes = value("minutes").flatMap { Double($0) } ?? .infinity
    first = value("from").flatMap { Int($0) } ?? 0
    count = numbers.first ?? (minutes.isFinite ? Int.max / 2 : 20_000)
    seed = UInt64(numbers.dropFirst().first ?? 1)
    self.program = program
  }

  /// The folder for apps that something goes wrong with.
  private static let kept = ".build/fuzz"
  /// The number of processes that work at once.
  private static let workers = 2

  /// Runs all cases and returns the number of findings.
  func run() throws -> Int {
    let corpus = try FuzzCorpus()
    let clock = ContinuousClock()
    let start = clock.now
    var tally = FuzzTally()
    var findings = 0
    var next = Array(first..<first + Self.workers)
    var running: [Int: Int32] = [:]
    let end = first + count
    for worker in next.indices where next[worker] < end {
      running[worker] = self.start(worker, from: next[worker], to: end, left(since: start))
    }
    while !running.isEmpty {
      guard let (process, ending) = Program.waitForAny(),
        let worker = running.first(where: { $0.value == process })?.key
      else { break }
      running[worker] = nil
      let (number, complaint, counts) = state(of: worker)
      tally.add(counts)
      guard ending != .exit(FuzzWorker.Exit.done) else { continue }
      findings += 1
      keep(
        FuzzCase(seed: seed, number: number, from: corpus),
        complaint.isEmpty ? ending.text : complaint)
      next[worker] = number + Self.workers
      guard next[worker] < end, left(since: start) > 0 else { continue }
      running[worker] = self.start(worker, from: next[worker], to: end, left(since: start))
    }
    for worker in next.indices { clean(worker) }
    let seconds = Stopwatch.seconds(clock.now - start)
    print("seed \(seed), \(Int(seconds)) s: \(tally.summary)")
    print(
      findings == 0 ? "no crashes, and nothing wrong" : "\(findings) findings, kept in \(Self.kept)"
    )
    return findings
  }

  private func left(since start: ContinuousClock.Instant) -> Double {
    60 * minutes - Stopwatch.seconds(ContinuousClock().now - start)
  }

  private func start(_ worker: Int, from number: Int, to end: Int, _ left: Double) -> Int32? {
    let folder = self.folder(worker)
    guard Program.createFolder(folder) else { return nil }
    return Program.start([
      CommandLine.arguments[0], "fuzz-worker", "\(seed)", "\(number)", "\(end)", "\(Self.workers)",
      "\(left)", folder, program,
    ])
  }

  private func folder(_ worker: Int) -> String { Program.temporaryPath("fuzz-\(worker)") }

  private func clean(_ worker: Int) {
    Program.removeFolder(folder(worker))
    Program.remove(folder(worker) + ".state")
  }

  /// Returns the last state that a worker wrote: its case, what is wrong with it, and the results
  /// of those before.
  private func state(of worker: Int) -> (number: Int, complaint: String, counts: FuzzTally) {
    let bytes = Program.read(folder(worker) + ".state") ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, let number = Int(lines[0]) else { return (0, "", FuzzTally()) }
    return (
      number, lines[1...].dropLast(2).joined(separator: " "),
      FuzzTally(text: lines[lines.count - 2])
    )
  }

  /// Keeps the app of a case, and prints how to run it again.
  private func keep(_ damaged: FuzzCase, _ complaint: String) {
    let folder = "\(Program.workingFolder)/\(Self.kept)/\(damaged.seed)-\(damaged.number)"
    let isKept = damaged.write(to: folder)
    print("FINDING \(complaint)")
    print("  the app: \(isKept ? folder : "could not be kept")")
    print("  again:   \(CommandLine.arguments[0]) fuzz 1 \(seed) from=\(damaged.number)")
    Program.flush()
  }
}
