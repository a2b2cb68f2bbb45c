import PageParts
import SiteFiles

/// The tasks of a site in the order of their paths: all documents of one come before those of the
/// next, and no two documents collide on any disk.
struct SitePlan: Sendable {
  let tasks: [SiteTask]

  /// The first and last path of what one task makes.
  private struct Span {
    let task: SiteTask
    let first: SitePath
    let last: SitePath

    /// Creates the span of a task; nil if it makes nothing. Throws if its own documents are out of
    /// order.
    init?(_ task: SiteTask, _ documents: [PlannedDocument]) throws(InvalidPlan) {
      guard let first = documents.first, let last = documents.last else { return nil }
      for (document, next) in zip(documents, documents.dropFirst())
      where document.path > next.path {
        throw InvalidPlan(next.path, document.path, .order)
      }
      self.task = task
      self.first = first.path
      self.last = last.path
    }
  }

  /// Plans tasks with their documents. Throws if two documents are the same file, or a file and its
  /// folder, on some disk, or if the documents of two tasks overlap in order.
  init(
    of tasks: [SiteTask], documents: (SiteTask) -> [PlannedDocument]
  ) throws(InvalidPlan) {
    var spans: [Span] = []
    var claims = PathClaims()
    for (index, task) in tasks.enumerated() {
      let planned = documents(task)
      for (place, document) in planned.enumerated() where !claims.add(document.path) {
        for task in tasks[..<index] { try documents(task).check(document.path) }
        try Array(planned[..<place]).check(document.path)
      }
      if let span = try Span(task, planned) { spans.append(span) }
    }
    spans.sort { $0.first < $1.first }
    for (span, next) in zip(spans, spans.dropFirst()) where span.last >= next.first {
      throw InvalidPlan(next.first, span.last, .order)
    }
    self.tasks = spans.map(\.task)
  }
}

extension [PlannedDocument] {
  /// Throws if one of the documents cannot be planned together with a later one.
  fileprivate func check(_ path: SitePath) throws(InvalidPlan) {
    for document in self {
      if let error = InvalidPlan(path, after: document.path) { throw error }
    }
  }
}

extension Site {
  /// Returns everything the site consists of, planned and in order.
  func plan() throws(InvalidPlan) -> SitePlan {
    try SitePlan(of: allTasks(), documents: documents)
  }
}
