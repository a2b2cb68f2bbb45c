import AppModel
import Review

extension DiffText {
  /// A line for each of the pictures that could not be compared: `full.svg could not be compared:
  /// the new picture is a symbolic link`.
  var unknownPictures: ShownText {
    let all = report.unknownPictures
    let shown = report.isVerbose ? all[...] : all.prefix(DiffResult.mostUnknown)
    let lines = shown.map { picture -> ShownText in
      let reason = picture.reason.map { ": \($0)" as ShownText } ?? ""
      return "\(picture.shownName) could not be compared\(reason)\n"
    }
    let left = all.count - shown.count
    return lines.joined()
      + (left > 0 ? "\(left.andMore("picture")) could not be compared, shown by -v\n" : "")
  }
}

extension DiffMarkdown {
  /// A row for each of the pictures that could not be compared, and one that counts the others.
  static func rows(of unknown: [ComparedPicture]) -> [MarkdownText] {
    let rows = unknown.prefix(DiffResult.mostUnknown).map { picture -> MarkdownText in
      let reason = picture.reason.map { ": \($0)" as MarkdownText } ?? ""
      return "- \(code: picture.shownName)\(reason)\n"
    }
    let left = unknown.count - rows.count
    return rows + (left > 0 ? ["- \(left.andMore())\n"] : [])
  }
}

extension DiffResult {
  /// More pictures that could not be compared are only counted.
  fileprivate static let mostUnknown = 10

  var unknownPictures: [ComparedPicture] { review.pictures.filter { $0.verdict == .unknown } }
}

extension ComparedPicture {
  /// The path of the new picture, or else of the old one.
  fileprivate var shownName: String { newPath ?? oldPath ?? key }
}
