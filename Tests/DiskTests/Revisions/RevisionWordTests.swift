import Support
import Testing

@testable import Disk

/// How words that name something in a revision are read.
@Suite struct RevisionWordTests {
  @Test(arguments: [
    ("main:my-app", "main", "my-app"), ("HEAD:", "HEAD", ""), ("a/b~2:./x:y", "a/b~2", "./x:y"),
    ("HEAD^{/fix: one}:app", "HEAD^{/fix: one}", "app"), ("main@{10:30}:", "main@{10:30}", ""),
    (":app", "", "app"), ("-x:app", "-x", "app"), ("}:app", "}", "app"),
  ])
  func `a word is split at its first colon outside of braces`(
    word: String, revision: String, path: String
  ) {
    #expect(RevisionWord(word) == RevisionWord(revision: revision, path: path))
    #expect(RevisionWord(word)?.text == word)
  }

  @Test(arguments: ["my-app", "", "HEAD^{/fix: one}", "{:"])
  func `a word without such a colon is a path`(word: String) {
    #expect(RevisionWord(word) == nil)
    #expect(InputWord(argument: word) == .path(word))
  }

  @Test(arguments: ["./main:", "../main:app", "/main:", "./x-g1234567:", "./", "/\u{301}:x"])
  func `a word that begins like a path is one, wherever it is written`(word: String) {
    #expect(InputWord(argument: word) == .path(word))
    #expect(InputWord(setting: word) == .path(word))
  }

  @Test(arguments: ["main:", ".main:app", "..:x", "C:app"])
  func `another word with a colon is a revision, unless there is such a path`(word: String) throws {
    let revision = try #require(RevisionWord(word))
    #expect(InputWord(setting: word) == .revision(revision))
    let operand = RevisionWord(revision: revision.revision, path: revision.path, mayBePath: true)
    #expect(InputWord(argument: word) == .revision(operand))
    #expect(RevisionWord(revisionOf: word) == revision)
  }

  @Test func `a revision may be without a path`() {
    #expect(RevisionWord(revisionOf: "HEAD^{/fix: one}").revision == "HEAD^{/fix: one}")
    #expect(RevisionWord(revisionOf: "").revision == "")
  }
}
