import AppLayout
import PageParts
import Wireframe

/// Small pictures of screens, each with an outline of what is wrong there.
struct ProblemPictures {
  let site: Site
  let path: SitePath

  /// The maximum number of pictures for one rule: each lays out its screen.
  static let most = 12
  /// How many devices are tried to find one that shows a problem.
  private static let mostDevices = 4
  private static let room = Size(width: 128, height: 128)
  /// How much of a picture is at least above and below what is wrong, in points.
  fileprivate static let margin = 40.0

  /// A layout whose picture shows a problem, and the part of the window that it is about.
  private struct Place {
    let layout: VariantLayout
    let frame: Rect
  }

  /// Returns the picture of a problem as a link to the large one; nothing for a problem that no
  /// picture shows.
  func nodes(of problem: Problem) -> [Node] {
    guard let screen = problem.screen.flatMap(site.app.screen), site.shows(screen),
      let place = place(of: problem, on: screen)
    else { return [] }
    let variant = place.layout.variant
    let viewed = ViewedScreen(screen, on: variant.held, in: site)
    let canvas = Rect(origin: Wireframe.origin(on: variant.held), size: variant.held.pictureSize)
    let part = PicturePart(
      title: "\(viewed.title), \(variant.shownWords)", view: canvas.part(around: place.frame),
      content: .images(
        site.offeredThemes.map {
          PicturePart.Image(
            address: path.link(to: site.paths.picture(of: variant, in: $0.name)), frame: canvas)
        }), outline: place.frame, scrolling: nil)
    let address = viewed.address(of: PictureState(variant), in: site.looks[0], seenFrom: path)
    return [
      Node("a", ["class": "problem-picture", "href": address], part.nodes(within: Self.room))
    ]
  }

  /// Returns the first picture that shows a problem: what breaks a rule of layout, or a component.
  private func place(of problem: Problem, on screen: Screen) -> Place? {
    let marks = LintMarks(of: screen, in: site)
    let number = marks.number(of: problem)
    let component = problem.component.map { screen.allComponents[$0.index].location }
    guard number != nil || component != nil else { return nil }
    let devices = site.devices.prefix(Self.mostDevices)
    let shown = devices.lazy.compactMap { site.shownVariant(of: screen, on: $0) }.prefix(1)
    let others =
      number == nil ? [] : devices.flatMap { site.group(of: screen, on: $0).variants }
    var memory = LayoutMemory()
    for variant in shown + others {
      let layout = memory.layout(of: variant, in: site.app)
      let mark = number.flatMap { number in
        marks.found(on: layout).first { $0.number == number }?.frame
      }
      let frame = mark ?? (number == nil ? component.flatMap(layout.seenFrame) : nil)
      if let frame { return Place(layout: layout, frame: frame) }
    }
    return nil
  }
}

extension Rect {
  /// Returns a part as wide as the picture, with what is near a frame above and below it.
  fileprivate func part(around frame: Rect) -> Rect {
    let tall = min(height, max(frame.height + 2 * ProblemPictures.margin, width * 0.8))
    return Rect(
      x: x, y: min(max(y, frame.midY - tall / 2), maxY - tall), width: width, height: tall)
  }
}

extension VariantLayout {
  /// Returns the part of the window in which a component is seen; nil if it is not in view.
  fileprivate func seenFrame(of component: Location) -> Rect? {
    let section = content.sections.first { $0.component.location == component }
    let area = frame.contentArea
    guard let place = section?.frame.offset(by: area.origin), place.intersects(area) else {
      return nil
    }
    return Rect(
      x: place.x, y: place.y, width: place.width, height: min(place.maxY, area.maxY) - place.y)
  }
}
