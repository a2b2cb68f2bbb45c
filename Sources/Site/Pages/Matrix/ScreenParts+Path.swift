import AppLayout
import PageParts
import Wireframe

extension ScreenParts {
  /// The shortest way to the screen from home, with a picture of each step.
  var shortestPath: Chapter? {
    let map = site.map
    guard let place = map.place(of: screen), let held = site.walked else { return nil }
    let path = map.path(to: place)
    guard path.count > 1 else { return start(on: held) }
    let hidden = Self.hidden(of: path.count)
    let count = TapWords.count(map.taps(to: place))
    let steps = map.stepWords(before: place)
    return Chapter("path", "How to get here", hint: count) {
      if !steps.isEmpty { Node("p", ["class": "muted"]) { "\(count)\(steps)." } }
      Node("ol", ["class": "path"]) {
        for (index, step) in path.enumerated() where !hidden.contains(index) {
          film(
            of: step, after: map.steps(before: step), tapping: index > 0 ? tapped(step) : [], held)
          if index + 1 == hidden.lowerBound, !hidden.isEmpty {
            Node("li", ["class": "muted"]) { more(path[hidden], after: path[index]) }
          }
        }
      }
    }
  }

  /// The shortest way in one line, with a link to the pictures of its steps.
  var wayHere: [Node] {
    guard let chapter = shortestPath else { return [] }
    let way = site.map.place(of: screen).map { site.map.path(to: $0) } ?? []
    let hidden = Self.hidden(of: way.count)
    return [
      Node("p", ["class": "screen-way"]) {
        Node("a", ["href": "#\(chapter.id)"]) {
          "\(chapter.title) "
          Node("span", ["class": "muted"]) { chapter.hint ?? "" }
        }
        if let first = way.first {
          " from "
          Node.appText(site.map.title(of: first))
        }
        for (index, step) in way.enumerated() where index > 0 && !hidden.contains(index) {
          index == hidden.upperBound && !hidden.isEmpty ? " › … › " : " › "
          tapped(step)
        }
      }
    ]
  }

  /// A link to the map of what is around the screen, where the whole one would be too large to draw.
  var mapHere: [Node] {
    guard site.hasNeighborPages else { return [] }
    return [
      Node("p", ["class": "screen-way"]) {
        Node("a", ["href": path.link(to: site.paths.neighbors(of: screen))]) {
          "Map of what is within two taps"
        }
      }
    ]
  }

  /// What comes when the app starts; nil if this screen is not part of that, or nothing comes before
  /// home.
  private func start(on held: HeldDevice) -> Chapter? {
    let (map, steps) = (site.map, site.steps.atStart)
    guard let home = site.app.home, let place = map.place(of: home), !steps.isEmpty else {
      return nil
    }
    let isHome = screen.key == home.key
    guard isHome || site.steps.precedes(screen.key, home) else { return nil }
    return Chapter("path", "How to get here", hint: "when the app starts") {
      Node("p", ["class": "muted"]) {
        if isHome {
          "It opens \(Entrance.root.words)\(steps.words)."
        } else {
          "It comes before "
          Node.appText(home.title)
          " when the app starts, the first time."
        }
      }
      Node("ol", ["class": "path"], film(of: place, after: steps, tapping: [], held))
    }
  }

  /// Returns pictures of a place and of the steps before it, each with what leads there; the first
  /// one without it if nothing is tapped.
  private func film(
    of place: MapPlace, after steps: [ScreenSteps.Step], tapping tapped: [Node], _ held: HeldDevice
  ) -> [Node] {
    let pictures = steps.map { picture(of: $0, on: held) } + [picture(of: place, on: held)]
    return pictures.enumerated().map { number, picture in
      let words = number == 0 ? tapped : [.text("Continue")]
      return Node("li") {
        if !words.isEmpty { Node("p", ["class": "muted small"], words) }
        picture
      }
    }
  }

  /// How many steps at the start and the end of a long way have pictures, so that a chain of
  /// screens does not fill the page of each screen with the pages before it.
  private static let (mostFirst, mostLast) = (3, 8)

  /// Returns the steps of a way that are only counted.
  private static func hidden(of count: Int) -> Range<Int> {
    mostFirst..<max(mostFirst, count - mostLast)
  }

  /// Returns how many taps the steps take that are only counted.
  private func more(_ steps: ArraySlice<MapPlace>, after first: MapPlace) -> String {
    guard let last = steps.last, let start = site.map.taps(to: first),
      let end = site.map.taps(to: last)
    else { return steps.count.andMore("step") }
    return (end - start).andMore("tap")
  }

  /// Returns what people tap to get to a place.
  private func tapped(_ place: MapPlace) -> [Node] {
    guard let way = site.map.firstWay(to: place) else {
      return [.text(site.map.taps(to: place) == nil ? "no button opens it" : "menu button")]
    }
    return [.appText(way.tappedWords)]
  }

  /// Returns a small picture of a step with its name; only the name of one that a plugin shows.
  private func picture(of step: ScreenSteps.Step, on held: HeldDevice) -> [Node] {
    switch step {
    case .screen(let screen):
      return site.map.place(of: screen).map { picture(of: $0, on: held) } ?? []
    case .plugin(let name):
      return [Node("span") { Node.appText(name) }]
    }
  }

  /// Returns a small picture of a place with its name, linked to its page.
  private func picture(of place: MapPlace, on held: HeldDevice) -> [Node] {
    guard let screen = site.map.screen(at: place) else {
      let name = Node("span") { site.map.hubName }
      guard OpenMenu.exists(in: site.app) else { return [name] }
      return thumbnail(on: held) { site.paths.menu(on: held, $0) } + [name]
    }
    guard site.shows(screen), let variant = site.shownVariant(of: screen, on: held) else {
      return [.appText(screen.title)]
    }
    return thumbnail(on: held) { site.paths.picture(of: variant, in: $0) }
      + [Node("span") { references.link(to: screen) }]
  }

  /// Returns a small picture; the name next to it says what it shows.
  private func thumbnail(on held: HeldDevice, at file: (String) -> SitePath) -> [Node] {
    site.pictures(
      "", seenFrom: path, size: held.pictureSize, within: Size(width: 110, height: 130),
      of: held, at: file)
  }
}
