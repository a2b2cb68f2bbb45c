/// The results of many cases, as a text that workers and their parent exchange.
struct FuzzTally {
  private var counts: [String: Int] = [:]

  init() {}

  init(text: some StringProtocol) {
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: "=")
      if parts.count == 2, let count = Int(parts[1]) { counts[String(parts[0])] = count }
    }
  }

  var text: String { counts.map { "\($0)=\($1)" }.joined(separator: " ") }

  mutating func add(_ outcome: FuzzPipeline.Outcome, isWhole: Bool) {
    counts["cases", default: 0] += 1
    counts["screens", default: 0] += outcome.hasScreens ? 1 : 0
    counts["built", default: 0] += outcome.documents > 0 ? 1 : 0
    counts["documents", default: 0] += outcome.documents
    counts["whole", default: 0] += isWhole ? 1 : 0
    for (code, count) in outcome.codes { counts["/" + code, default: 0] += count }
  }

  mutating func add(_ other: FuzzTally) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// The results as a sentence.
  var summary: String {
    let codes = counts.filter { $0.key.hasPrefix("/") }
    return "\(self["cases"]) damaged apps read: \(self["screens"]) still had screens,\n"
      + "\(codes.values.reduce(0, +)) diagnostics of \(codes.count) kinds, \(self["built"]) sites of "
      + "\(self["documents"]) documents built and read back,\n"
      + "\(self["whole"]) apps run through check, inspect and build by the program itself"
  }

  private subscript(name: String) -> Int { counts[name] ?? 0 }
}
