import Texts

/// Runs the arguments of the process, which begin with the program's name, and exits; called by
/// `main`, which is in C.
@_cdecl("riverbed_run")
func runProgram(
  _ count: CInt, _ arguments: UnsafePointer<UnsafePointer<CChar>?>, _ commit: UnsafePointer<CChar>
) -> Never {
  let words = (0..<Int(count)).compactMap { arguments[$0].map { String(system: $0) } }
  Console.runProgram(words.dropFirst(), of: ProgramOrigin(commit: String(cString: commit)))
}
