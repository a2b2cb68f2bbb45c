import SiteFiles
import Testing

@testable import Publishing

struct PlanTests {
  private func plan(_ tasks: [[SitePath]]) throws(InvalidPlan) -> PublicationPlan<Int> {
    try PublicationPlan(of: Array(tasks.indices)) { task in
      tasks[task].map { PlannedFile($0, Subject(kind: .page)) }
    }
  }

  @Test func `tasks are in the order of their paths, without those that make nothing`() throws {
    let tasks = try plan([["b/a", "b/b"], [], ["a"], ["c"]]).tasks
    #expect(tasks == [2, 0, 3])
  }

  /// Tasks with two documents that cannot be planned together.
  struct Clash: Sendable {
    let tasks: [[SitePath]]
    let path: SitePath
    let other: SitePath
    let reason: InvalidPlan.Reason

    init(
      _ tasks: [[SitePath]], _ path: SitePath, _ other: SitePath, _ reason: InvalidPlan.Reason
    ) {
      (self.tasks, self.path, self.other, self.reason) = (tasks, path, other, reason)
    }
  }

  @Test(arguments: [
    Clash([["a"], ["a"]], "a", "a", .sameFile),
    Clash([["a", "a"]], "a", "a", .sameFile),
    Clash([["b", "a"]], "a", "b", .order),
    Clash([["a", "c"], ["b"]], "b", "c", .order),
    Clash([["x/a"], ["b"], ["x/A"]], "x/A", "x/a", .lookalikes),
    Clash([["A", "a"]], "a", "A", .lookalikes),
    Clash([["x/y/a"], ["X/y/b"]], "X/y/b", "x/y/a", .lookalikes),
    Clash([["x/y/a"], ["b"], ["x/y"]], "x/y", "x/y/a", .fileAndFolder),
    Clash([["x"], ["b"], ["x/y/a"]], "x/y/a", "x", .fileAndFolder),
    Clash([["x/y/a"], ["b"], ["X/Y"]], "X/Y", "x/y/a", .fileAndFolder),
    Clash([["X.svg", "x.svg/y/a"]], "x.svg/y/a", "X.svg", .fileAndFolder),
  ])
  func `two documents that collide on a disk or are out of order are an error that names both`(
    clash: Clash
  ) {
    let error = InvalidPlan(clash.path, clash.other, clash.reason)
    #expect(throws: error) { _ = try plan(clash.tasks) }
    #expect(error.text.contains("'\(clash.path.text)'"))
    #expect(clash.reason == .sameFile || error.text.contains("'\(clash.other.text)'"))
  }

  @Test func `files and folders that are only similar are planned`() throws {
    let tasks: [[SitePath]] = [["x.svg"], ["x/b/a"], ["x/a", "x/b-2/a"], ["x-2/a"], ["a"], ["xb"]]
    #expect(try plan(tasks).tasks.count == tasks.count)
  }
}
