import AppModel
package import Disk

/// Why a stored side of a comparison cannot be used.
package enum StoredFailure: Error, Hashable, Sendable {
  /// A folder or a record cannot be read or written, or is refused.
  case disk(DiskError)
  /// There is nothing to compare at a path: not an app, a site or a folder of pictures.
  case nothing(at: String)
  /// Files that the record of a site lists are missing, or are not as the record says.
  case incomplete(IncompleteSite)
  /// An app cannot be drawn like the site on the other side, with the reason in words.
  case otherAxes(String)
  /// The files to write are not in a folder of pictures, with the reason in words.
  case unusableBaseline(String)

  /// The whole message, in lower case and without a period.
  package var text: String {
    switch self {
    case .disk(let error): error.text
    case .nothing(let path):
      "there is nothing to compare at '\(path)': \(Self.nothing)"
    case .incomplete(let site): site.text
    case .otherAxes(let reason), .unusableBaseline(let reason): reason
    }
  }

  /// The message without the path, as the end of a sentence.
  package var reason: String {
    switch self {
    case .disk(let error): error.reason
    case .nothing: Self.nothing
    case .incomplete, .otherAxes, .unusableBaseline: text
    }
  }

  private static let nothing = "it is not an app, a site or a folder with .svg files"
}

/// The files that a site lacks, or that are not as its record says.
package struct IncompleteSite: Hashable, Sendable {
  /// The path of the site.
  package let site: String
  /// The first few, sorted, each with what is wrong with it.
  package let examples: [String]
  /// How many there are.
  package let count: Int

  private static let most = 5

  /// Some problems may be given more than once, by different workers.
  init(site: String, problems: [String]) {
    let sorted = Set(problems).sorted()
    self.site = site
    examples = Array(sorted.prefix(Self.most))
    count = sorted.count
  }

  /// The whole message: `the site 'preview' is incomplete: 'a.svg' is missing, and 3 more`.
  package var text: String {
    let more = count > examples.count ? ", \((count - examples.count).andMore())" : ""
    return "the site '\(site)' is not complete: " + examples.joined(separator: ", ") + more
  }
}
