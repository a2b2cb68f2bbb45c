import CLibrary
import Synchronization
import Testing

@testable import Disk

@Suite struct WorkersTests {
  @Test func `each worker's result is at its number`() {
    #expect(Workers.run(8) { $0 * $0 } == [0, 1, 4, 9, 16, 25, 36, 49])
    #expect(Workers.run(0) { $0 } == [])
  }

  /// Each worker waits for all others: with fewer threads than workers, this would not end.
  @Test(.timeLimit(.minutes(10)))
  func `workers run at the same time`() {
    let arrived = Atomic(0)
    _ = Workers.run(4) { _ in
      arrived.wrappingAdd(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 4 { sched_yield() }
    }
    #expect(arrived.load(ordering: .relaxed) == 4)
  }

  @Test func `the error of the first worker that failed is thrown once all have ended`() {
    let ended = Atomic(0)
    let error = #expect(throws: DiskError.self) {
      try Workers.run(4) { number throws(DiskError) in
        ended.wrappingAdd(1, ordering: .relaxed)
        if number > 1 { throw DiskError(buildingInto: "\(number)", "") }
      }
    }
    #expect(error == DiskError(buildingInto: "2", ""))
    #expect(ended.load(ordering: .relaxed) == 4)
  }

  @Test func `a worker has enough stack for deep trees`() {
    #expect(Workers.run(1) { _ in depth(4000) } == [4000])
  }

  /// Takes a kilobyte of the stack at every level.
  @inline(never)
  private func depth(_ level: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 8) { room in
      room[0] = UInt8(truncatingIfNeeded: level)
      return level == 0 ? 0 : depth(level - 1) + 1
    }
  }
}
