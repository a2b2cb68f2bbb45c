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
    #expect(InputWord(word) == .path(word))
  }

  @Test func `a path that exists is one, even a link that leads nowhere`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("[]", to: "main:app")
    try folder.symbolicLink("C:link", to: "nothing")
    #expect(InputWord(path) == .path(path))
    #expect(InputWord("\(folder.path)/C:link") == .path("\(folder.path)/C:link"))
    let other = "\(folder.path)/C:app"
    #expect(InputWord(other) == .revision(RevisionWord(revision: "\(folder.path)/C", path: "app")))
  }
}
