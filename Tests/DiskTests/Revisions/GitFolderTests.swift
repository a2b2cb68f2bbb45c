import Support
import Testing

@testable import Disk

@Suite struct GitFolderTests {
  @Test func `who lends objects may borrow them from someone else, also in a circle`() throws {
    let folder = try TemporaryFolder()
    for (name, other) in [("a", "b"), ("b", "c"), ("c", "a")] {
      try folder.write("\(folder.path)/\(other)/objects\n", to: "\(name)/objects/info/alternates")
    }
    #expect(
      GitFolder("\(folder.path)/a").borrowedObjects
        == ["b", "c"].map { "\(folder.path)/\($0)/objects" })
  }
}
