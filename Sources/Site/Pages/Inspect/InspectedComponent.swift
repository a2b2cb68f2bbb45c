import AppLayout
import PageParts
import Wireframe

/// A component of a screen on the screen's page.
struct InspectedComponent {
  private let inspected: InspectedScreen
  private let component: Component
  private let index: ElementIndex<Component>
  private let sections: [SectionLayout]
  private let problems: [Problem]
  private let notes: [Node]

  init(
    _ inspected: InspectedScreen, _ component: Component, at index: ElementIndex<Component>,
    _ sections: [SectionLayout], _ problems: [Problem], _ notes: [Node]
  ) {
    self.inspected = inspected
    self.component = component
    self.index = index
    self.sections = sections
    self.problems = problems
    self.notes = notes
  }

  /// Returns the id of the card of a component on the page.
  static func id(of index: ElementIndex<Component>) -> String { "component-\(index.index + 1)" }

  private var number: Int { index.index + 1 }

  var node: Node {
    Node("article", ["class": "card component", "id": Self.id(of: index)]) {
      Node("h3") {
        Node("span", ["class": "component-number"]) { "Component \(number)" }
        " "
        Node.appText(component.typeName?.value.spoken ?? "no type")
        if let title = sections.compactMap(\.header?.title).first {
          " "
          Node("span", ["class": "muted"]) {
            "“"
            Node.appText(title)
            "”"
          }
        }
      }
      picture
      ComponentFacts(inspected: inspected, component: component, sections: sections).nodes
      notes
      inspected.list(of: problems).nodes
      Node.details("Developer details") {
        ComponentFacts(inspected: inspected, component: component, sections: sections).details
        inspected.list(of: problems).places
        source
      }
    }
  }

  /// The part of the picture of all content that the component is in, as a link to the whole; nothing
  /// if there is no such picture.
  private var picture: [Node] {
    let (site, held, screen) = (inspected.site, inspected.held, inspected.screen)
    let whole = Wireframe.fullContentFrame(of: inspected.layout)
    let (top, bottom) = (sections.map(\.frame.y).min() ?? 0, sections.map(\.frame.maxY).max() ?? 0)
    guard bottom - top >= 1, top < whole.maxY,
      inspected.variant == site.configuredVariant(of: screen, on: held)
    else { return [] }
    let height = min(bottom, whole.maxY, top + Self.tallest * held.window.size.height) - top
    let part = PicturePart(
      title: "Component \(number)",
      view: Rect(x: 0, y: top, width: held.window.size.width, height: height),
      content: .images(
        site.offeredThemes.map {
          PicturePart.Image(
            address: inspected.path.link(
              to: site.paths.picture(of: .full, screen, on: held, $0.name)),
            frame: whole)
        }), outline: nil, scrolling: nil)
    let viewed = ViewedScreen(screen, on: held, in: site)
    let address = viewed.address(of: .full, in: site.looks[0], seenFrom: inspected.path)
    return [
      Node("a", ["class": "component-picture", "href": address], part.nodes(within: Self.room))
    ]
  }

  /// The height of the tallest picture, in windows of the device.
  private static let tallest = 1.0
  /// The room for a picture on the page.
  private static let room = Size(width: 300, height: 340)

  private var source: [Node] {
    guard let snippet = JSONSnippet(at: component.location, in: inspected.site),
      let position = inspected.site.positions[component.location]
    else { return [] }
    return [
      Node("div") {
        Node("p", ["class": "muted small"]) { "JSON, from \(position.text)" }
        Node.code("JSON of component \(number)", snippet.text)
        if let lines = snippet.cutAfter {
          Node("p", ["class": "muted small"]) {
            lines > 1
              ? "The first \(lines) lines are shown; the rest is in \(position.file) from line "
                + "\(position.line + lines)."
              : "The beginning is shown; the rest is in \(position.file) on line \(position.line)."
          }
        }
      }
    ]
  }
}
