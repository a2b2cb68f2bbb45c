import Support
import Testing

@testable import Disk

/// Links in a revision, which follow the rule for links on the disk: each is read from the revision
/// and from a folder with the same files.
@Suite struct RevisionLinkTests {
  /// Makes a repository with a secret next to the folder of an app, and links in that folder.
  private func repository() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.write("secret", to: "secret.json")
    try repository.write("inside", to: "app/data/real.json")
    for (name, target) in Self.links {
      try repository.folder.symbolicLink("repository/app/\(name)", to: target)
    }
    try repository.folder.symbolicLink("repository/shortcut", to: "app")
    try repository.folder.symbolicLink("repository/away", to: "..")
    try repository.commit()
    return repository
  }

  private static let links = [
    ("link.json", "data/real.json"), ("feeds", "data"), ("data/twice.json", "../link.json"),
    ("secret.json", "../secret.json"), ("data/far.json", "../secret.json"), ("up", ".."),
    ("passwd", "/etc/passwd"), ("out", "../../../../etc/passwd"), ("nowhere", "data/none.json"),
    ("circle", "circle"), ("chain", "nowhere"), ("here", "."), ("data/back", "../feeds/./.."),
    ("deep", String(repeating: "data/../", count: 200) + "data/real.json"),
  ]

  private static let paths =
    links.map(\.0) + [
      "data/real.json", "./data//real.json", "data/../data/real.json", "feeds/real.json",
      "feeds/none.json", "none", "none/real.json", "data/real.json/x", "data", "..", "../app",
      "up/app/data/real.json", "here/here/data/real.json", "data/back/link.json",
      "../secret.json", String(repeating: "data/../", count: 200) + "data/real.json",
      String(repeating: "a", count: 5000),
    ]

  @Test(.needs(.git), arguments: ["app", "shortcut"])
  func `what a link or a path leads to is the same as on the disk`(app: String) throws {
    let repository = try repository()
    let place = try Self.place("HEAD:\(app)", in: repository.path)
    var disk = try InputReader(of: Folder(path: "\(repository.path)/\(app)"), InputLimits())
    var revision = place.reader(InputLimits())
    for path in Self.paths {
      #expect(revision.read(path) == disk.read(path), "\(path)")
      #expect(revision.refusal(of: path) == disk.refusal(of: path), "\(path)")
      let lists = Self.lists(path, &revision, &disk)
      let names = [lists.0, lists.1].map { $0.map { $0?.names } }
      #expect(names[0] == names[1], "\(path)")
    }
    #expect(revision.failure == nil)
  }

  @Test(.needs(.git)) func `links that are followed stay in the repository`() throws {
    let repository = try repository()
    let place = try Self.place("HEAD:app", in: repository.path)
    var reader = place.reader(InputLimits(followsLinks: true))
    let secret = FileContent.bytes(Array("secret".utf8))
    #expect(reader.read("secret.json") == secret)
    #expect(reader.read("up/secret.json") == secret)
    for path in ["passwd", "out", "../..", "/etc/passwd"] {
      #expect(reader.read(path) == .refused(.outside), "\(path)")
    }
  }

  @Test(.needs(.git), arguments: ["away", "app/out", "app/passwd", "app/up/away/x"])
  func `an app that a link leads out of the repository to is not read`(path: String) throws {
    let repository = try repository()
    #expect(throws: RevisionFailure.outside) {
      try Self.place("HEAD:\(path)", in: repository.path)
    }
  }

  /// Looks up a word in a repository.
  static func place(_ word: String, in path: String) throws -> RevisionPlace {
    try RevisionPlace(
      try #require(RevisionWord(word)), beside: nil, in: try Repository(.nearest, around: path))
  }

  /// Lists a folder with both readers.
  private static func lists(
    _ path: String, _ revision: inout RevisionReader, _ disk: inout InputReader
  ) -> (Result<FolderListing?, FileRefusal>, Result<FolderListing?, FileRefusal>) {
    var results: [Result<FolderListing?, FileRefusal>] = []
    do throws(FileRefusal) { results.append(.success(try revision.list(path))) } catch {
      results.append(.failure(error))
    }
    do throws(FileRefusal) { results.append(.success(try disk.list(path))) } catch {
      results.append(.failure(error))
    }
    return (results[0], results[1])
  }
}
