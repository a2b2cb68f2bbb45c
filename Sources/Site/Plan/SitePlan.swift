package import Pages

/// The tasks of a site in the order of their paths: the documents of one come before all those of the
/// next, and no path comes twice.
struct SitePlan: Sendable {
  let tasks: [SiteTask]

  /// The first and the last path of what one task makes.
  struct Span: Hashable, Sendable {
    let task: SiteTask
    let first: SitePath
    let last: SitePath

    /// Nil where the task makes nothing. Throws where its own documents are not in order.
    init?(_ task: SiteTask, _ documents: [PlannedDocument]) throws(InvalidPlan) {
      guard let first = documents.first, let last = documents.last else { return nil }
      for (document, next) in zip(documents, documents.dropFirst())
      where document.path >= next.path {
        throw InvalidPlan(path: next.path)
      }
      self.task = task
      self.first = first.path
      self.last = last.path
    }
  }

  /// Throws where two tasks make the same document, or documents between those of each other.
  init(_ spans: [Span]) throws(InvalidPlan) {
    let sorted = spans.sorted { $0.first < $1.first }
    for (span, next) in zip(sorted, sorted.dropFirst()) where span.last >= next.first {
      throw InvalidPlan(path: next.first)
    }
    tasks = sorted.map(\.task)
  }
}

/// A document that is planned twice, or out of order: a mistake of Riverbed's own, and nothing is
/// written.
package struct InvalidPlan: Error, Hashable, Sendable {
  package let path: SitePath

  /// The complaint, in lower case and without a full stop.
  package var text: String { "the plan of the site has '\(path.text)' twice, or out of order" }
}

extension Site {
  /// Everything that the site consists of, planned and in order.
  func plan() throws(InvalidPlan) -> SitePlan {
    var spans: [SitePlan.Span] = []
    for task in allTasks {
      if let span = try SitePlan.Span(task, documents(of: task)) { spans.append(span) }
    }
    return try SitePlan(spans)
  }
}
