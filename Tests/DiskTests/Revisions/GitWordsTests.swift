import Testing

@testable import Disk

/// What becomes of the words of git where it fails.
@Suite struct GitWordsTests {
  @Test func `its first complaint is quoted`() {
    let output = "warning: old\nerror: Could not read 1\nfatal: bad object\n"
    #expect(RevisionFailure(git: output)?.reason == "git says: Could not read 1")
    #expect(
      RevisionFailure.unreadableHistory(output).reason
        == "git says: Could not read 1; 'git fsck' says what is missing or damaged")
  }

  @Test func `without one, there is something to do`() {
    let reason =
      "git ended early; run Riverbed again, and if that does not help, 'git fsck' says what is "
      + "damaged"
    #expect(RevisionFailure(git: "")?.reason == reason)
    #expect(RevisionFailure.unreadableHistory("").reason == reason)
  }

  @Test func `no repository is not a complaint`() {
    #expect(RevisionFailure(git: "fatal: not a git repository: 'x'\n") == nil)
  }
}
