import AppModel
import Wireframe

extension PlayedScreen {
  /// The maximum number of links that are listed because they are not drawn.
  private static let mostLinks = 200

  /// The links from the screen that are not boxes of its picture: hooks, other tabs, and what a
  /// limit leaves out.
  var linksNotDrawn: [(link: Link, screen: Screen, address: String)] {
    var seen = drawnAddresses
    let links = app.links(from: screen, atMost: Self.mostLinks).shown
    return links.compactMap { link in
      guard link.trigger != .parent, link.to != screen.key, let target = app.screen(link.to),
        let address = address(of: target), seen.insert(address).inserted
      else { return nil }
      return (link, target, address)
    }
  }

  /// The addresses that the boxes lead to.
  private var drawnAddresses: Set<String> {
    let boxes =
      picture.front.boxes + (picture.content?.boxes ?? []) + (menu?.rows.picture.boxes ?? [])
    return Set(
      boxes.compactMap { box in
        switch tap(box) {
        case .link(let link): link.address
        case .back, .nothing, nil: nil
        }
      })
  }
}

extension Pane {
  /// The boxes of the picture and of the panes inside it.
  fileprivate var boxes: [Wireframe.Box] { picture.boxes + inside.flatMap(\.boxes) }
}
