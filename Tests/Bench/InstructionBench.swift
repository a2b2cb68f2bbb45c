import Support

/// Counts the instructions of a few runs of the program with valgrind, and compares them with the
/// committed numbers. Unlike times they do not depend on what else the machine does.
enum InstructionBench {
  static let file = "Fixtures/Bench/instructions.txt"

  /// Counts, and returns whether no run became a quarter slower, or rewrites the numbers.
  static func run(_ program: String, isRecording: Bool) -> Bool {
    guard let counts = counts(of: program) else { return false }
    if isRecording {
      let isWritten = Program.write(Array(counts.text.utf8), to: file)
      print(isWritten ? "recorded \(file)" : "cannot write \(file)")
      return isWritten
    }
    guard let bytes = Program.read(file),
      let old = InstructionCounts(String(decoding: bytes, as: UTF8.self))
    else {
      print("cannot read \(file)")
      return false
    }
    let verdicts = counts.verdicts(since: old)
    for (name, count) in counts.counts { print("\(name): \(count / 1_000_000) million") }
    for (name, verdict) in verdicts {
      switch verdict {
      case .fine: break
      case .worse(let hundredths): print("\(name): \(hundredths) % of \(file)")
      case .tooSlow(let hundredths): print("\(name): \(hundredths) % of \(file), which is too many")
      case .unknown: print("\(name): not in both lists; record them with RECORD=1")
      }
    }
    return !verdicts.contains { $0.verdict.isFailure }
  }

  /// Counts with a small app, the same with another inset, and then with another name of a screen.
  private static func counts(of program: String) -> InstructionCounts? {
    let (old, new) = (Program.temporaryPath("old"), Program.temporaryPath("new"))
    let edited = Program.temporaryPath("edited")
    let (site, plain) = (Program.temporaryPath("site"), Program.temporaryPath("program"))
    defer {
      [old, new, edited, site].forEach(Program.removeFolder)
      Program.remove(plain)
    }
    let apps: [(String, Int, LargeApp.Edit?)] = [
      (old, 10, nil), (new, 14, nil), (edited, 14, .name(screen: 5)),
    ]
    for (folder, inset, edit) in apps {
      let rivers = LargeApp(screens: 12, components: 6, with: edit).rivers
      guard Program.createFolder(folder), Program.write(rivers, to: "\(folder)/rivers.json"),
        Program.write(Array(families(inset: inset).utf8), to: "\(folder)/families.json")
      else {
        print("cannot write \(folder)")
        return nil
      }
    }
    // Valgrind does not read all the debug information that Swift writes.
    guard let strip = Program.find(["/usr/bin/strip"]),
      Program.cost(of: [strip, "--strip-debug", "-o", plain, program])?.status == .exit(0)
    else {
      print("cannot strip \(program)")
      return nil
    }
    let device = "--device=iphone-14-pro"
    let runs = [
      ("build", ["build", new, "-o", site, "--quiet", "--jobs", "1", device], Int32(0)),
      ("build-again", ["build", new, "-o", site, "--quiet", "--jobs", "1", device], 0),
      ("build-edited", ["build", edited, "-o", site, "--quiet", "--jobs", "1", device], 0),
      ("check", ["check", new, "--quiet"], 0),
      ("diff", ["diff", old, new, "--quiet", "--jobs", "1", device], 1),
      ("inspect", ["inspect", new, "--json", "--quiet", device], 0),
    ]
    var counts = InstructionCounts()
    for (name, words, code) in runs {
      guard let count = count([plain] + words, endingWith: code) else { return nil }
      counts.add(name, count)
    }
    return counts
  }

  private static func families(inset: Int) -> String {
    """
    { "families": { "FAMILY_1": { "screen": { "DEFAULT": { "devices": {
      "universal": { "inset_left": \(inset) } } } } } } }
    """
  }

  /// Returns how many instructions a run takes; nil where it does not end as expected.
  private static func count(_ words: [String], endingWith code: Int32) -> Int? {
    guard let valgrind = Program.find(["/usr/bin/valgrind", "/usr/local/bin/valgrind"]) else {
      print("valgrind is not installed")
      return nil
    }
    let output = Program.temporaryPath("valgrind")
    defer { Program.remove(output) }
    // Tables would otherwise differ from run to run, and with them the number of instructions.
    let shell = ["/bin/sh", "-c", "SWIFT_DETERMINISTIC_HASHING=1 exec \"$0\" \"$@\""]
    let tool = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    let cost = Program.cost(of: shell + tool + words, output: output)
    let text = Program.read(output).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = text.split(separator: "\n").last { $0.contains("Collected : ") }
    guard cost?.status == .exit(code), let word = line?.split(separator: " ").last,
      let count = Int(word)
    else {
      print("cannot count \(words.joined(separator: " ")):\n\(text)")
      return nil
    }
    return count
  }
}
