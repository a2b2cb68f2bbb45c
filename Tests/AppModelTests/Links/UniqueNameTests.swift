import Testing

@testable import AppModel

@Suite struct UniqueNameTests {
  @Test func `names are given out once, and the next number is remembered`() {
    var names = UniqueNames(separator: "~")
    #expect(
      ["a", "a", "a~2", "a", "b"].map { names.unique($0) } == ["a", "a~2", "a~2~2", "a~3", "b"])
  }
}
