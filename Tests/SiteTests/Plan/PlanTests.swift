import Pages
import Testing

@testable import Site

struct PlanTests {
  private func document(_ path: SitePath) -> PlannedDocument {
    PlannedDocument(path, Subject(kind: .page))
  }

  private func plan(_ tasks: [[SitePath]]) throws(InvalidPlan) -> SitePlan {
    var spans: [SitePlan.Span] = []
    for (number, paths) in tasks.enumerated() {
      if let span = try SitePlan.Span(.gallery(page: number), paths.map(document)) {
        spans.append(span)
      }
    }
    return try SitePlan(spans)
  }

  @Test func `tasks come in the order of their paths, without those that make nothing`() throws {
    let tasks = try plan([["b/a", "b/b"], [], ["a"], ["c"]]).tasks
    #expect(tasks == [.gallery(page: 2), .gallery(page: 0), .gallery(page: 3)])
  }

  @Test(
    arguments: [
      ([["a"], ["a"]], "a"), ([["a", "a"]], "a"), ([["b", "a"]], "a"), ([["a", "c"], ["b"]], "b"),
    ] as [([[SitePath]], SitePath)])
  func `a document that is planned twice or out of order is an error that names it`(
    tasks: [[SitePath]], path: SitePath
  ) {
    #expect(throws: InvalidPlan(path: path)) { _ = try plan(tasks) }
    #expect(
      InvalidPlan(path: path).text
        == "the plan of the site has '\(path.text)' twice, or out of order")
  }
}
