/// The program, as it names itself in what it prints.
package enum Program {
  package static let version = "0.1.0"
  /// The day of the version, as a manual page says it.
  package static let released = "November 24, 2026"
}
