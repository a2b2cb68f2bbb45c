import AppModel
import PageParts
import Review

/// The pictures that cannot be compared, each with the reason.
struct UnknownPictures {
  let report: ChangeReport

  /// The maximum number of pictures in the list.
  private static let most = 100

  var nodes: [Node] {
    let unknown = report.review.pictures.filter { $0.verdict == .unknown }
    guard !unknown.isEmpty else { return [] }
    let more = unknown.count - Self.most
    return [
      Node.section("unknown", "Pictures that cannot be compared") {
        Node("ul") {
          for picture in unknown.prefix(Self.most) {
            Node("li") {
              Node("code") { (picture.newPath ?? picture.oldPath ?? picture.key).readable }
              if let reason = picture.reason { ": \(reason.readable)" }
            }
          }
        }
        Node.more(more, of: "picture")
      }
    ]
  }
}
