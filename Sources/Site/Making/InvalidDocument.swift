package import Markup
package import SiteFiles

/// A document that its schema does not allow: a mistake of Riverbed's own, and never written.
package struct InvalidDocument: Error, Hashable, Sendable {
  package let path: SitePath
  package let error: MarkupError

  /// The rules that were broken, one a line, each with its place.
  package var lines: [String] {
    switch error {
    case .outOfMemory: ["\(path.text): no memory is left"]
    case .invalid(let violations):
      violations.map { "\(path.text):\($0.line): \($0.message) [\($0.rule)]" }
    }
  }
}
