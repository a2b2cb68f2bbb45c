import AppModel
import Testing

@Suite("The partition point of a sorted collection")
struct PartitionPointTests {
  @Test("is where the condition first holds", arguments: 0...9)
  func everyLength(count: Int) {
    let numbers = Array(0..<count)
    for limit in 0...count {
      #expect(numbers.partitionPoint { $0 >= limit } == limit)
    }
  }

  @Test("is an index of the collection itself")
  func slices() {
    let slice = [9, 1, 3, 5, 7, 0][1..<5]
    #expect(slice.partitionPoint { $0 >= 4 } == 3)
    #expect(slice.partitionPoint { $0 >= 8 } == slice.endIndex)
    #expect((10..<20).partitionPoint { $0 >= 13 } == 13)
  }
}
