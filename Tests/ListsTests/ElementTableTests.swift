import Lists
import Support
import Testing

@Suite struct ElementTableTests {
  @Test func `an index finds the element of its list, and the value of a table`() {
    let words = ["zero", "one", "two"]
    var lengths = ElementTable<String, Int>(words.map(\.count))
    #expect(words.elementIndices == lengths.elementIndices && words.elementIndices == [0, 1, 2])
    for (index, word) in words.withIndices {
      #expect(words[index] == word && lengths[index] == word.count)
    }
    lengths[1] = 9
    #expect(lengths.values == [4, 9, 3] && lengths.map { $0 > 4 }.values == [false, true, false])
    #expect(lengths.append(5) == 3 && lengths[3] == 5)
  }

  @Test func `the first element that meets a condition has an index, if there is one`() {
    #expect([7, 8, 9].firstElementIndex { $0 > 7 } == 1)
    #expect([7, 8, 9].firstElementIndex { $0 > 9 } == nil)
    #expect(ElementTable<String, Int>(repeating: 3, count: 2).values == [3, 3])
  }
}
