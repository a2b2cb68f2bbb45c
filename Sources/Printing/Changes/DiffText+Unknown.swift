import AppModel
import Review

extension DiffText {
  /// A line for each of the pictures that could not be compared: `full.svg could not be compared:
  /// the new picture is a symbolic link`.
  var unknownPictures: ShownText {
    let all = report.review.pictures.filter { $0.verdict == .unknown }
    let shown = report.isVerbose ? all[...] : all.prefix(Self.mostUnknown)
    let lines = shown.map { picture -> ShownText in
      let reason = picture.reason.map { ": \($0)" as ShownText } ?? ""
      let name = picture.newPath ?? picture.oldPath ?? picture.key
      return "\(name) could not be compared\(reason)\n"
    }
    let left = all.count - shown.count
    return lines.joined()
      + (left > 0 ? "\(left.andMore("picture")) could not be compared, shown by -v\n" : "")
  }

  /// The maximum number of pictures that are listed without `-v`.
  private static var mostUnknown: Int { 10 }
}
