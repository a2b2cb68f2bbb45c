/// The result of a program that ran to its end.
package struct FinishedProcess: Sendable {
  /// The exit status; nil where the program crashed.
  package let status: Int32?
  /// Everything that it wrote to standard output and standard error.
  package let output: String

  /// Runs a program and waits for it to end.
  package init(running words: [String], environment: [String: String] = [:]) throws {
    let file = try TemporaryFolder()
    let path = try file.write("", to: "output")
    status = try ChildProcess(words, output: path, environment: environment).wait()
    output = String(decoding: try TemporaryFolder.bytes(of: path), as: UTF8.self)
  }
}
