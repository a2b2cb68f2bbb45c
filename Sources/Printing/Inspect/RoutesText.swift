import AppLayout
import Disk

/// What happens to the destinations of an app's storyboards and routes, in sentences.
struct RoutesText {
  let inspection: RoutesInspection

  private var routing: Routing { inspection.routing }
  private var routes: Routes { routing.routes }

  /// Writes the sentences, one transition after the other.
  func write(to output: inout ShownStream) {
    guard !routes.isEmpty else {
      output.write(
        routes.unread.isEmpty
          ? "There are no storyboards, and routes.json says nothing.\n"
          : "\(unread), and routes.json says nothing.\n")
      return
    }
    if !routes.unread.isEmpty { output.write("\(unread).\n") }
    output.write(windows)
    for scene in routes.scenes.elementIndices where routes.scenes[scene].container != nil {
      output.write("\(container(scene))\n")
    }
    for transition in routing.transitions {
      output.write("\n")
      output.write(TextTree(columns: [title(of: transition)], children: lines(of: transition)).text)
    }
  }

  /// The storyboards that are not read.
  private var unread: ShownText {
    let names = routes.unread.map(\.brief).joined(separator: ", ")
    return routes.unread.count == 1
      ? "The storyboard \(names) is not read" : "The storyboards \(names) are not read"
  }

  /// What becomes the root of each window.
  private var windows: ShownText {
    guard !routes.windows.isEmpty else {
      return routes.unread.isEmpty
        ? "No scene is initial: the window is made in code, and needs its rootViewController set.\n"
        : "No scene that is read is initial.\n"
    }
    return routes.windows.map { window in
      let scene = routes.scenes[window.root]
      let place = scene.storyboard.map { " of \(routes.storyboards[$0].file)" as ShownText } ?? ""
      let system: ShownText =
        routes.windows.count > 1 || window.system == .tvOS ? " on \(window.system.rawValue)" : ""
      return "\(name(of: window.root))\(place) becomes the window's rootViewController\(system).\n"
    }.joined()
  }

  /// Returns what a container shows, in words.
  private func container(_ scene: ElementIndex<Scene>) -> ShownText {
    let children = routing.children(of: scene).map(name).joined(separator: ", ")
    guard let words = routes.scenes[scene].container?.words else { return "" }
    return "\(name(of: scene)) is a \(words)"
      + (children.text.isEmpty ? "." : ": \(children).")
  }

  private func title(of transition: Transition) -> ShownText {
    let place = inspection.positions[transition.location].map { " (\($0.text))" as ShownText } ?? ""
    let kind = [transition.kind.rawValue, transition.segue?.kindName].compactMap(\.self)
      .joined(separator: " ")
    let from = transition.from.map { "\(name(of: $0)) → " as ShownText } ?? ""
    let identifier = transition.segue?.identifier.map { ", \($0.quoted)" as ShownText } ?? ""
    let container = transition.via.map { " in \(name(of: $0))" as ShownText } ?? ""
    return "\(kind): \(from)\(destination(of: transition))\(container)\(identifier)\(place)"
  }

  private func destination(of transition: Transition) -> ShownText {
    switch transition.to {
    case .scene(let scene): name(of: scene)
    case .view(let name): name.brief
    case .exit(let id): "the exit \(id)"
    }
  }

  private func lines(of transition: Transition) -> [TextTree] {
    let steps = transition.steps.map { "\($0.name): \($0.sentence)" as ShownText }
    let end: ShownText = "\(transition.outcome.name): \(transition.outcomeSentence)"
    let presentation = transition.presentation.map(sentences) ?? []
    let more: [ShownText] =
      transition.bringsMore ? ["too many scenes appear with it to list them all"] : []
    return (steps + [end] + presentation + more).map { TextTree(columns: [$0]) }
  }

  /// Returns who presents, both relations, and the frames.
  private func sentences(about presentation: ScenePresentation) -> [ShownText] {
    let (presenter, presented) = (
      name(of: presentation.presenter), name(of: presentation.presented)
    )
    let context = presentation.context.map { "; \(name(of: $0)) provides the context" as ShownText }
    let anchor = presentation.anchorID.map { "; it points at \($0)" as ShownText }
    let end: ShownText = presentation.keepsPresenter ? "stays" : "is removed"
    return [
      "\(presentation.style.rawValue): \(presenter) presents\(context ?? "")\(anchor ?? ""); the "
        + "presenter's view \(end)",
      "presentedViewController of \(presenter) is \(presented); presentingViewController of "
        + "\(presented) is \(presenter)",
    ]
      + inspection.frames(of: presentation).map { device, orientation, presented in
        let frame = presented.frame.columns.joined(separator: " ")
        let adapted: ShownText =
          presented.keepsPresenter == presentation.keepsPresenter
          ? "" : ", as \(presented.adapted.rawValue), so the presenter's view is removed"
        return "\(device) \(orientation.rawValue): \(frame)\(adapted)"
      }
  }

  /// Returns the class of a scene with its id.
  private func name(of scene: ElementIndex<Scene>) -> ShownText {
    let id = routing.id(of: scene)
    guard let name = routes.scenes[scene].controllerClass else { return id.brief }
    return "\(name) '\(id)'"
  }
}
