import Support

/// A process that runs cases through the pipeline, one after the other, until one ends it.
///
/// It writes the current case to a file, so that its parent knows which one ended it.
struct FuzzWorker {
  private let seed: UInt64
  private let folder: String
  private let program: String
  private let end: Int
  private var number: Int
  private var stride: Int
  private var tally = FuzzTally()

  /// Reads the words from its parent: the seed, the first case, the one after the last, the number
  /// of workers, the seconds left, the folder, and the program.
  init?(_ words: some Collection<String>) {
    let words = Array(words)
    guard words.count == 7, let seed = UInt64(words[0]), let first = Int(words[1]),
      let end = Int(words[2]), let stride = Int(words[3]), let seconds = Double(words[4])
    else { return nil }
    self.seed = seed
    self.end = end
    self.stride = stride
    number = first
    left = seconds
    folder = words[5]
    program = words[6]
  }

  private let left: Double

  /// The most seconds of wall-clock time for a case, with room for a busy machine.
  private static let mostSeconds: UInt32 = 60
  private static let mostProcessorSeconds = 10.0
  private static let mostMegabytes = 1000

  /// The exit codes of a worker.
  enum Exit {
    static let done: Int32 = 0
    /// The current case failed; the reason is in the file.
    static let complaint: Int32 = 3
  }

  mutating func run() throws -> Never {
    let corpus = try FuzzCorpus()
    let pipeline = try FuzzPipeline()
    let clock = ContinuousClock()
    let start = clock.now
    Program.limitMemory(megabytes: 4 * Self.mostMegabytes)
    while number < end, Stopwatch.seconds(clock.now - start) < left {
      say("")
      Program.setAlarm(Self.mostSeconds)
      let before = Program.processorSeconds
      let damaged = FuzzCase(seed: seed, number: number, from: corpus)
      var outcome = pipeline.run(damaged, in: folder)
      let seconds = Program.processorSeconds - before
      if seconds > Self.mostProcessorSeconds {
        outcome.complaint = "takes \(Stopwatch.fixed(seconds)) seconds"
      } else if Program.peakMegabytes > Self.mostMegabytes {
        outcome.complaint = "takes \(Program.peakMegabytes) MB"
      }
      Program.setAlarm(0)
      if outcome.complaint == nil, damaged.isWhole { outcome.complaint = whole(damaged) }
      tally.add(outcome, isWhole: damaged.isWhole)
      Program.removeFolder("\(folder)/site")
      Program.removeFolder("\(folder)/real-site")
      if let complaint = outcome.complaint {
        say(complaint)
        Program.exit(Exit.complaint)
      }
      number += stride
    }
    say("")
    Program.exit(Exit.done)
  }

  /// Returns what is wrong with how the real program handles a case, which it reads from a folder.
  private func whole(_ damaged: FuzzCase) -> String? {
    guard damaged.write(to: "\(folder)/app") else { return "cannot be written" }
    return RealProgram(program: program).complaint(about: "\(folder)/app", in: folder)
  }

  /// Writes the current case, what is wrong with it, and the results of those before.
  private func say(_ complaint: String) {
    let text = "\(number)\n\(complaint)\n\(tally.text)\n"
    _ = Program.write(Array(text.utf8), to: "\(folder).state")
  }
}
