import SiteFiles
import Texts

/// The addresses of the pages and pictures of a report under the address where it is published.
package struct ReportLinks: Hashable, Sendable {
  /// The address without a slash at its end.
  private let root: String

  private static let longest = 1000

  /// Takes an address of the web, with only characters that have no meaning in Markdown or HTML;
  /// nil for anything else.
  package init?(_ address: String) {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { address.lowercased().hasPrefix($0) }) else {
      return nil
    }
    let rest = address.dropFirst(scheme.utf8.count)
    let path = String(rest.reversed().drop { $0 == "/" }.reversed())
    // A colon comes before a port.
    let isPlain = path.split(separator: ":", omittingEmptySubsequences: false).allSatisfy {
      $0 == String($0).percentEncoded(keeping: .path)
    }
    guard !path.isEmpty, isPlain, path.utf8.count <= Self.longest else { return nil }
    root = scheme + path
  }

  /// Returns the address of a file of the report.
  subscript(path: SitePath) -> String {
    "\(root)/\(path.text.percentEncoded(keeping: .path))"
  }
}
