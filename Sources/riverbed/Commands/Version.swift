/// Prints the version of Riverbed.
struct Version: Hashable {
  static let current = "0.1.0"

  func run(on console: inout Console) -> ExitCode {
    console.output.write("riverbed \(Self.current)\n")
    return .clean
  }
}
