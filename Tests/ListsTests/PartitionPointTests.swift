import Lists
import Testing

@Suite struct PartitionPointTests {
  @Test(arguments: 0...9)
  func `a partition point is where a condition first holds`(count: Int) {
    let numbers = Array(0..<count)
    for limit in 0...count {
      #expect(numbers.partitionPoint { $0 >= limit } == limit)
    }
  }

  @Test func `a partition point is an index of the collection itself`() {
    let slice = [9, 1, 3, 5, 7, 0][1..<5]
    #expect(slice.partitionPoint { $0 >= 4 } == 3)
    #expect(slice.partitionPoint { $0 >= 8 } == slice.endIndex)
    #expect((10..<20).partitionPoint { $0 >= 13 } == 13)
  }
}
