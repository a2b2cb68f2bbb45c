import AppLayout
import Markup

/// The clips of a document, each defined once.
struct ClipTable {
  /// The prefix of the ids of clips.
  let prefix: String
  private var clips: [Clip] = []
  private var places: [Clip: Int] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  /// The visible part of a group.
  private struct Clip: Hashable {
    let frame: Rect
    let radius: Double
  }

  /// Returns the id of the clip with this frame and these corners.
  mutating func id(of frame: Rect, radius: Double) -> String {
    let clip = Clip(frame: frame, radius: radius)
    let place = places[clip] ?? clips.count
    if place == clips.count {
      clips.append(clip)
      places[clip] = place
    }
    return "\(prefix)\(place + 1)"
  }

  /// The definitions of all clips that were used.
  var definitions: [Node] {
    guard !clips.isEmpty else { return [] }
    return [
      Node(
        "defs", [:],
        clips.enumerated().map { index, clip in
          Node("clipPath", ["id": "\(prefix)\(index + 1)"], [shape(of: clip)])
        })
    ]
  }

  private func shape(of clip: Clip) -> Node {
    Node("rect", clip.frame.attributes(radius: clip.radius))
  }
}
