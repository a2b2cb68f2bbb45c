import Markup
import Printing

/// Prints the version of Riverbed, and what this program was made of.
struct Version: Hashable {
  func run(on console: inout Console) -> ExitCode {
    console.output.write(
      """
      riverbed \(Program.version)
      commit \(console.origin.commit)
      libxml2 \(console.origin.library)

      """)
    return .clean
  }
}

/// What a program was made of, which is only said by `--version`: a site is the same whatever
/// program of a version built it.
struct ProgramOrigin: Hashable {
  /// The commit of the source; `unknown` where it was not built from a clone of the repository.
  var commit = "unknown"
  /// The version of libxml2 with which the program runs.
  var library = MarkupLibrary.version
}
