import AppLayout
import PageParts

/// A film strip on a page: a list of pictures, each with the tap that leads to the next.
struct JourneyFilm {
  let strip: FilmStrip

  var node: Node {
    let taps = strip.scenes.count - 1
    return Node("ol", ["class": "film-strip"]) {
      for (number, scene) in strip.scenes.enumerated() {
        Node("li") {
          Node("p", ["class": "film-name"], name(of: scene))
          scene.frame?.nodes(within: room) ?? [absence]
          Node("p", ["class": "film-words"]) {
            if let tap = scene.tap {
              Node("b", ["class": "film-number"]) { "\(number + 1)" }
              " "
              if let scrolling = scene.frame?.scrolling { "Scroll \(scrolling). " }
              words(of: tap)
            } else {
              "Reached after \(strip.held.counted(taps: taps))"
            }
          }
        }
      }
    }
  }

  /// The room for each picture: three of a tablet are next to each other in a wide window.
  private var room: Size { Size(width: strip.held.isWide ? 560 : 320, height: 520) }

  /// The placeholder for a picture that the site does not have.
  private var absence: Node {
    Node("p", ["class": "muted"]) { "Not in this build" }
  }

  private func name(of scene: FilmStrip.Scene) -> [Node] {
    let name: [Node] =
      scene.screen.map { screen in
        let title = Node.appText(screen.title)
        guard strip.site.shows(screen) else { return [title] }
        let address = strip.page.link(to: strip.site.paths.page(of: screen))
        return [Node("a", ["href": address]) { title }]
      } ?? [.text("Menu")]
    guard !scene.steps.isEmpty else { return name }
    return name + [Node("span", ["class": "muted"]) { Node.appText(scene.steps) }]
  }

  private func words(of tap: JourneyTap) -> [Node] {
    [.text("\(tap.verb) \(tap.before)")]
      + (tap.name.map { [.text("“"), .appText($0), .text("”")] } ?? []) + [.text(tap.after)]
  }
}
