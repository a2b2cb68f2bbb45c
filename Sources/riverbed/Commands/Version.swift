import Printing

/// Prints the version of Riverbed.
struct Version: Hashable {
  func run(on console: inout Console) -> ExitCode {
    console.output.write("riverbed \(Program.version)\n")
    return .clean
  }
}
