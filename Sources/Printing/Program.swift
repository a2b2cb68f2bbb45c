/// The program, as it names itself in what it prints.
package enum Program {
  package static let version = "0.1.0"
}
