import Support

/// Measures one step of one input in sizes that grow until it takes long enough to compare.
struct GrowthRun {
  let subject: GrowthSubject
  let step: GrowthSubject.Step
  let program: String
  let bounds: Bounds
  /// The number of the worker that measures, which is part of the names of its files.
  var worker = 0
  /// The time of the step for the app with one element in the list.
  var base = 0.0

  /// The limits up to which a case grows.
  struct Bounds: Sendable {
    /// The time at which a step takes long enough.
    let seconds: Double
    let count: Int
    let bytes: Int

    static let full = Bounds(seconds: 0.6, count: 64_000, bytes: 4_000_000)
    static let small = Bounds(seconds: 0.1, count: 4_000, bytes: 1_500_000)
    /// The work for each edit only shows when there are many.
    static let edits = Bounds(seconds: 15, count: 1_000, bytes: 8_000_000)
  }

  /// The most that twice the input may multiply the time by.
  static let mostRatio = 2.6
  /// The shortest time that is judged.
  static let leastSeconds = 0.5
  /// A time that is long enough to be judged reliably.
  private static let judgedSeconds = 0.6
  /// Growth this much above that of the input is measured at larger sizes.
  private static let suspicion = 1.3
  /// The time after which a step is ended: four times the longest that bounds ask for, so that a
  /// slower machine does not count.
  static let mostSeconds = 60

  /// The cost of a step for half of the input and for all of it.
  struct Outcome {
    let half: GrowthCost?
    let whole: GrowthCost
    let complaint: String?

    var ratio: Double?
  }

  /// Returns the result; nil where the input cannot be written or the program cannot be run.
  func outcome() -> Outcome? {
    guard let whole = largest() else { return nil }
    guard whole.cost.status.isExpected else {
      return Outcome(half: nil, whole: whole, complaint: whole.cost.status.text)
    }
    guard whole.cost.megabytes <= whole.mostMegabytes else {
      let text = "\(whole.cost.megabytes) MB for \(whole.bytes) bytes"
      return Outcome(half: nil, whole: whole, complaint: text)
    }
    guard whole.seconds - base > Self.leastSeconds else {
      return Outcome(half: nil, whole: whole, complaint: nil)
    }
    return compared(whole)
  }

  /// Returns the cost of the step for the first size at which it takes long enough, or for the
  /// largest one. Where time grew faster than the input, it continues until it can be judged.
  private func largest() -> GrowthCost? {
    var count = Self.first
    var isSuspicious = false
    guard var whole = cost(of: count) else { return nil }
    while whole.cost.status.isExpected, count < bounds.count, whole.bytes < bounds.bytes,
      whole.seconds - base
        < (isSuspicious ? max(Self.judgedSeconds, bounds.seconds) : bounds.seconds)
    {
      let taken = max(whole.seconds - base, 0.005)
      let factor = max(2, min(8, Self.judgedSeconds / taken))
      count = min(bounds.count, Int(Double(count) * factor))
      guard let next = cost(of: count) else { return nil }
      let growth = Double(next.count) / Double(whole.count)
      isSuspicious = (next.seconds - base) / taken > Self.suspicion * growth
      whole = next
    }
    return whole
  }

  /// Compares the cost with that for half of the input. Other programs use the machine too, so a
  /// bad ratio is measured again, and then with twice the input and four times: real growth shows
  /// there too, and a limit that is crossed once, such as that of screens on one map, does not.
  private func compared(_ first: GrowthCost) -> Outcome? {
    var whole = first
    guard var half = cost(of: whole.count / 2) else { return nil }
    var ratio: Double { (whole.seconds - base) / max(half.seconds - base, 0.001) }
    for _ in 0..<2 where ratio > Self.mostRatio {
      guard let again = cost(of: whole.count), let halfAgain = cost(of: half.count) else { break }
      if again.seconds < whole.seconds { whole = again }
      if halfAgain.seconds > half.seconds { half = halfAgain }
    }
    for _ in 0..<2 where ratio > Self.mostRatio && whole.seconds < Self.longestToDouble {
      guard let twice = cost(of: whole.count * 2), twice.cost.status.isExpected else { break }
      (half, whole) = (whole, twice)
    }
    let complaint = "\(Stopwatch.hundredths(ratio)) times as long for twice the input"
    return Outcome(
      half: half, whole: whole, complaint: ratio > Self.mostRatio ? complaint : nil, ratio: ratio)
  }

  /// The longest step that is also measured with twice its input; a longer one might be ended.
  private static let longestToDouble = 5.0

  private static let first = 125

  /// Returns the cost of the step for a number of elements.
  func cost(of count: Int) -> GrowthCost? {
    let folder = Program.temporaryPath("growth-\(worker)")
    let site = Program.temporaryPath("growth-site-\(worker)")
    defer {
      Program.removeFolder(folder)
      Program.removeFolder(site)
    }
    guard let bytes = subject.write(count, folder),
      let cost = Program.cost(of: step.words(program, folder, site), seconds: Self.mostSeconds)
    else { return nil }
    return GrowthCost(count: count, bytes: bytes, cost: cost)
  }
}
