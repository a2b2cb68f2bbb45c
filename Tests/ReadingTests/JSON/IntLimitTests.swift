import Testing

@testable import Reading

struct IntLimitTests {
  @Test(arguments: [
    (0.0, 0), (2.9, 2), (-1, 0), (9, 5), (.infinity, 5), (-.infinity, 0), (.nan, 0),
  ])
  func `every number is limited to a whole number`(number: Double, whole: Int) {
    #expect(Int(number, within: 0...5) == whole)
  }
}
