// The program that `make bench`, `paint`, `fuzz`, `growth`, `instructions`, `mutants` and `look` run. Without one of the words
// below it measures everything in one run.

switch CommandLine.arguments.dropFirst().first {
case "fuzz":
  let words = CommandLine.arguments.dropFirst(2)
  let program = words.first { $0.contains("/") } ?? ".build/release/riverbed"
  Program.exit(try Fuzz(words, program: program).run() == 0 ? 0 : 1)
case "fuzz-worker":
  guard var worker = FuzzWorker(CommandLine.arguments.dropFirst(2)) else { Program.exit(1) }
  try worker.run()
case "growth":
  try GrowthBench(CommandLine.arguments.dropFirst(2)).runToExit()
case "draw": try DrawBench.run()
case "words": WordsBench.run()
case "build":
  BuildBench.run(CommandLine.arguments.dropFirst(2).first ?? ".build/release/riverbed")
  HugoBench.run()
case "compact":
  let program = CommandLine.arguments.dropFirst(2).first ?? ".build/release/riverbed"
  Program.exit(CompactAppBench.run(program) ? 0 : 1)
case "diff": DiffBench.run(CommandLine.arguments.dropFirst(2).first ?? ".build/release/riverbed")
case "instructions":
  let isRecording = CommandLine.arguments.dropFirst(3).first == "record"
  let program = CommandLine.arguments.dropFirst(2).first ?? ".build/release/riverbed"
  Program.exit(InstructionBench.run(program, isRecording: isRecording) ? 0 : 1)
case "report":
  ReportBench.run(CommandLine.arguments.dropFirst(2).first ?? ".build/release/riverbed")
case "mutants":
  Program.exit(MutantBench.run(CommandLine.arguments.dropFirst(2)) ? 0 : 1)
case "serve":
  let words = CommandLine.arguments.dropFirst(2)
  ServeBench.run(
    words.first ?? ".build/release/riverbed",
    saves: words.dropFirst().first.flatMap { Int($0) } ?? 25)
case "look":
  try Look.run(into: CommandLine.arguments.dropFirst(2).first ?? ".look")
case "look-pages":
  let paths = CommandLine.arguments.dropFirst(2)
  try PageLook.run(paths.first ?? "Output/newsroom", into: paths.dropFirst().first ?? ".look")
case "paint":
  try PaintBench.run(CommandLine.arguments.dropFirst(2).first ?? ".build/release/riverbed")
case let program?:
  // This is first, while this process is small: the system counts a parent's memory in its child's
  // peak.
  BuildBench.run(program)
  CheckBench.run(program)
  let isWithinLimits = CompactAppBench.run(program)
  DiffBench.run(program)
  ReportBench.run(program)
  ServeBench.run(program)
  HugoBench.run()
  JSONBench.run()
  HostileAppBench.run()
  LayoutBench.run()
  XMLBench.run()
  try MarkupBench.run()
  try DrawBench.run()
  WordsBench.run()
  Program.exit(isWithinLimits ? 0 : 1)
case nil:
  print(
    "usage: riverbed-bench PROGRAM | fuzz [COUNT [SEED]] | mutants [COUNT [SEED]] [only=ROOM] | look [DIR] | look-pages [SITE [DIR]] | paint [SITE | PROGRAM]"
  )
}
