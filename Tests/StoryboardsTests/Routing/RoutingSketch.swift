import AppLayout
import AppModel
import Support
import Testing

@testable import Storyboards

/// The transitions of routes as a few lines of text, with frames on a phone and a tablet.
struct RoutingSketch {
  private let routing: Routing
  private let frames: [(device: String, frames: SceneFrames)]

  init(_ routing: Routing) throws {
    self.routing = routing
    frames = try [
      ("phone", "iphone-x", Orientation.portrait), ("phone landscape", "iphone-x", .landscape),
      ("tablet", "ipad-9.7", .portrait), ("tablet landscape", "ipad-9.7", .landscape),
    ].map { name, id, orientation in
      (name, SceneFrames(routing, on: try .wanted(id, in: orientation)))
    }
  }

  var text: String { routing.transitions.map(text).joined(separator: "\n") + "\n" }

  private func text(_ transition: Transition) -> String {
    let from = transition.from.map { "\(routing.id(of: $0)) → " } ?? ""
    let to =
      switch transition.to {
      case .scene(let scene): routing.id(of: scene)
      case .view(let name), .exit(let name): name
      }
    let via = transition.via.map { " via \(routing.id(of: $0))" } ?? ""
    let failure = transition.failureCode.map { " \($0)" } ?? ""
    return
      (["\(transition.kind.rawValue) \(from)\(to)\(via)"] + transition.steps.map(line)
      + ["= \(transition.outcome.name)\(failure)"]
      + (transition.presentation.map(lines) ?? [])).joined(separator: "\n  ") + "\n"
  }

  private func line(_ step: RoutingStep) -> String {
    let answer = step.answer.map { $0 ? "yes" : "no" }
    let skipped = step.skipped.isEmpty ? nil : "past \(step.skipped.joined(separator: ", "))"
    let methods = step.methods.isEmpty ? nil : "until \(step.methods.joined(separator: ", "))"
    return [step.name, step.subject, answer, skipped, methods].compactMap(\.self)
      .joined(separator: " ")
  }

  private func lines(_ presentation: ScenePresentation) -> [String] {
    let context = presentation.context.map { ", context \(routing.id(of: $0))" } ?? ""
    let keeps = presentation.keepsPresenter ? "stays" : "is removed"
    let presenter = routing.id(of: presentation.presenter)
    return ["\(presentation.style.rawValue): \(presenter) presents\(context), \(keeps)"]
      + frames.map { device, frames in
        let frame = frames.frame(of: presentation)
        let numbers = [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height]
        return "\(device): \(frame.form) \(numbers.map(\.shortText).joined(separator: " "))"
      }
  }
}
