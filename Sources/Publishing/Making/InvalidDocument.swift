package import Markup
package import SiteFiles

/// A document that its schema does not allow: a bug in Riverbed. It is never written.
package struct InvalidDocument: Error, Hashable, Sendable {
  package let path: SitePath
  package let error: MarkupError

  /// The broken rules, one per line, each with its place.
  package var lines: [String] {
    switch error {
    case .outOfMemory: ["\(path.text): out of memory"]
    case .invalid(let violations):
      violations.map { "\(path.text):\($0.line): \($0.message) [\($0.rule)]" }
    }
  }
}
