import AppLayout
import PageParts
import Wireframe

/// The presentations of scenes: what presents, what is covered, and a picture for each device.
struct RoutePresentations {
  private let references: References
  private let names: RouteNames
  /// The number of presentations, with and without pictures.
  private let count: Int

  private var site: Site { references.site }

  /// The maximum size of a picture on the page.
  private static let box = Size(width: 300, height: 480)

  init(_ references: References) {
    self.references = references
    names = RouteNames(routing: references.site.routing)
    count = references.site.routing.transitions.count { $0.presentation != nil }
  }

  var chapter: Chapter {
    Chapter("presentations", "Presentations", hint: "\(count)") {
      if count == 0 {
        Node("p") { "There are none." }
      } else {
        Node("p") {
          "What each presentation covers, on every device of the site"
          isOnAllDevices
            ? ". "
            : " that can show it: that of a tvOS storyboard on TVs, that of an iOS storyboard "
              + "on the other devices. "
          "Dashes mark the scene that provides the context. Where UIKit does not document a "
          "measure, it is "
          references.word("pinned", .presentations)
          "."
        }
        site.lookChoice.row
        for index in site.presentations.elementIndices { section(index) }
        Node.more(
          count - site.presentations.count, ", which “riverbed inspect --routes” lists")
      }
    }
  }

  /// Whether every presentation has a picture on every device.
  private var isOnAllDevices: Bool {
    let classes = Set(site.devices.map(\.device.deviceClass))
    return site.presentations.elementIndices.allSatisfy { index in
      classes.allSatisfy(site.presentations[index].presentation.isShown)
    }
  }

  private func section(_ index: ElementIndex<PicturedPresentation>) -> [Node] {
    let presentation = site.presentations[index].presentation
    let pictures = site.pictures(of: presentation)
    let title: [Node] =
      names.scene(presentation.presented) + [.text(" from ")] + names.scene(presentation.source)
    var facts = Facts()
    facts.add("Style") { presentation.style.rawValue }
    facts.add("Presenting") { names.scene(presentation.presenter) }
    if let context = presentation.context { facts.add("Context") { names.scene(context) } }
    facts.add("The presenter’s view") { presenterWords(presentation, pictures) }
    if let anchor = presentation.anchorID { facts.add("Anchor") { Node.appText(anchor) } }
    facts.add("presentedViewController") {
      names.scene(presentation.presented)
      ", for "
      names.scene(presentation.presenter)
    }
    facts.add("presentingViewController") {
      names.scene(presentation.presenter)
      ", for "
      names.scene(presentation.presented)
    }
    facts.add("Defined in") { references.place(site.presentations[index].location) }
    return [Node("h3", ["id": "presentation-\(index.index + 1)"], title)] + facts.nodes
      + (pictures.isEmpty
        ? [Node("p") { presentation.withoutPictures }]
        : [
          Node("ul", ["class": "specimens"]) {
            for picture in pictures { Node("li") { figure(picture, of: index) } }
          }
        ])
  }

  /// Returns what becomes of the presenter's view on the devices of the site.
  private func presenterWords(
    _ presentation: ScenePresentation, _ pictures: [PresentationPicture]
  ) -> String {
    let kept = Set(pictures.map(\.frame.keepsPresenter))
    guard kept.count == 2 else {
      return kept.first ?? presentation.keepsPresenter ? "stays" : "is removed"
    }
    return "stays, and is removed where the presentation adapts to the full screen"
  }

  private func figure(
    _ picture: PresentationPicture, of index: ElementIndex<PicturedPresentation>
  ) -> Node {
    let held = picture.held
    let wireframe = Wireframe(picture)
    let size = wireframe.canvas.size
    let window = held.window
    return Node("figure", ["class": "figure"]) {
      site.byLook { look, classes in
        site.picture(
          wireframe.description, in: look, seenFrom: references.path,
          size: size, within: Self.box
        ) {
          site.paths.presentation(index.index + 1, on: held, $0)
        }.node(class: classes)
      }
      Node("figcaption") {
        "\(held.title): \(window.horizontal.words) width, \(picture.frameWords)"
      }
    }
  }
}

extension PresentationPicture {
  /// The form and frame of the presented view, in words.
  fileprivate var frameWords: String {
    let form =
      switch frame.form {
      case .covering: "covering"
      case .sheet: "sheet"
      case .form: "form sheet"
      case .popover: "popover"
      }
    return "\(form) \(frame.frame.size.text) at \(frame.frame.origin.coordinates)"
  }
}

extension SizeClass {
  fileprivate var words: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

extension ScenePresentation {
  /// Why the site has no pictures of the presentation, in a sentence.
  fileprivate var withoutPictures: String {
    switch system {
    case .tvOS: "It is for tvOS, and this site has no TV, so there are no pictures of it."
    case .iOS, nil:
      "It is for iOS, and all devices of this site are TVs, so there are no pictures of it."
    }
  }
}
