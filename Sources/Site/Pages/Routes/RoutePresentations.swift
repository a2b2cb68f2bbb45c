import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The presentations of scenes: who presents, what is covered, and a picture for each device.
struct RoutePresentations {
  private let references: References
  private let names: RouteNames
  private let transitions: [Transition]

  private var site: Site { references.site }

  /// The extent that a picture may have on the page.
  private static let box = (width: 300.0, height: 480.0)

  init(_ references: References) {
    self.references = references
    names = RouteNames(routing: references.site.routing)
    transitions = references.site.routing.transitions.filter { $0.presentation != nil }
  }

  var chapter: Chapter {
    Chapter("presentations", "Presentations", hint: "\(transitions.count)") {
      if transitions.isEmpty {
        Node("p") { "There are none." }
      } else {
        Node("p") {
          "What each presentation covers, on every device of the site. Dashes mark the scene that "
          "provides the context. Where UIKit does not document a measure, it is "
          Node("a", ["href": references.path.link(to: SitePart.legend.path, at: "presentations")]) {
            "pinned"
          }
          "."
        }
        for (index, transition) in transitions.prefix(Site.mostPresentations).enumerated() {
          section(transition, number: index + 1)
        }
        if transitions.count > Site.mostPresentations {
          Node("p") {
            "There are \(transitions.count - Site.mostPresentations) more, which "
            "'riverbed inspect --routes' has."
          }
        }
      }
    }
  }

  private func section(_ transition: Transition, number: Int) -> [Node] {
    guard let presentation = transition.presentation else { return [] }
    let title: [Node] =
      names.scene(presentation.presented) + [.text(" from ")] + names.scene(presentation.source)
    var facts = Facts()
    facts.add("Style") { presentation.style.rawValue }
    facts.add("Presenting") { names.scene(presentation.presenter) }
    if let context = presentation.context { facts.add("Context") { names.scene(context) } }
    facts.add("The presenter’s view") { presenterWords(presentation, number: number) }
    if let anchor = presentation.anchor { facts.add("Anchor") { Node.own(anchor) } }
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
    facts.add("Defined in") { references.place(transition.location) }
    return [Node("h3", ["id": "presentation-\(number)"], title)] + facts.nodes
      + [pictures(number: number)]
  }

  /// Returns what becomes of the presenter's view on the devices of the site.
  private func presenterWords(_ presentation: ScenePresentation, number: Int) -> String {
    let kept = Set(site.presentationPictures(number - 1).map(\.frame.keepsPresenter))
    guard kept.count == 2 else {
      return kept.first ?? presentation.keepsPresenter ? "stays" : "is removed"
    }
    return "stays, and is removed where the presentation adapts to the full screen"
  }

  private func pictures(number: Int) -> Node {
    Node("ul", ["class": "specimens"]) {
      for picture in site.presentationPictures(number - 1) {
        Node("li") {
          figure(picture, number: number)
        }
      }
    }
  }

  private func figure(_ picture: PresentationPicture, number: Int) -> Node {
    let held = picture.held
    let wireframe = Wireframe(picture)
    let size = wireframe.canvas.size
    let window = held.device.window(in: held.orientation)
    let path = site.paths.presentation(number, on: held.device, in: held.orientation)
    return Picture(
      at: references.path.link(to: path), wireframe.description,
      size: (size.width, size.height), within: Self.box
    ).figure {
      "\(held.title): \(window.horizontal.words) width, "
      "\(picture.frameWords)"
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
