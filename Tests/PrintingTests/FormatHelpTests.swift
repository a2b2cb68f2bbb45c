import Testing

@testable import Printing

/// What the help says about formats, which it takes from their list.
@Suite struct FormatHelpTests {
  @Test func `each format of diagnostics is listed with what it is for`() {
    #expect(
      DiagnosticFormat.explained(withSummary: false)
        == "human (the default), json, markdown (for a comment), github (annotations of a "
        + "workflow run), sarif (2.1.0), junit or gitlab (code quality)")
    #expect(DiagnosticFormat.names == "human, json, markdown, github, sarif, junit or gitlab")
  }

  @Test func `a command with several formats also writes the summary of the step`() {
    #expect(
      DiffFormat.explained(withSummary: true)
        == "human (the default), json, markdown (for a comment), github (annotations of a "
        + "workflow run and the summary of its step), sarif (2.1.0), junit, gitlab (code quality) "
        + "or reg (reg-cli's reg.json; needs -o)")
  }
}
