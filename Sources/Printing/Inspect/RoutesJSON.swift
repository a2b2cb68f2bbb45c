import AppLayout

/// The transitions of an app's storyboards and routes as JSON: one object for each.
struct RoutesJSON {
  let inspection: RoutesInspection

  private var routing: Routing { inspection.routing }

  /// Writes the array, and after each object calls a closure that can send what is written.
  func write(to json: inout JSONWriter, sending send: (inout JSONWriter) -> Void) {
    json.array(routing.transitions) { json, transition in
      write(transition, to: &json)
      send(&json)
    }
  }

  private func write(_ transition: Transition, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", transition.kind.rawValue)
      json.place(inspection.positions[transition.location])
      json.member("from", transition.from.map(routing.id))
      json.member("to", destination(of: transition))
      json.member("via", transition.via.map(routing.id))
      json.member("segue", transition.segue.map { $0.kindName ?? "custom" })
      json.member("identifier", transition.segue?.identifier)
      json.member("steps") { json in
        json.array(transition.steps) { $0.step($1) }
      }
      json.member("outcome", transition.outcome.name)
      json.member("failure", transition.failureCode)
      json.member("presentation") { json in
        guard let presentation = transition.presentation else { return json.null() }
        write(presentation, to: &json)
      }
    }
  }

  private func destination(of transition: Transition) -> String {
    switch transition.to {
    case .scene(let scene): routing.id(of: scene)
    case .view(let name), .exit(let name): name
    }
  }

  private func write(_ presentation: ScenePresentation, to json: inout JSONWriter) {
    json.object { json in
      json.member("style", presentation.style.rawValue)
      json.member("presenter", routing.id(of: presentation.presenter))
      json.member("presented", routing.id(of: presentation.presented))
      json.member("context", presentation.context.map(routing.id))
      json.member("keepsPresenter", presentation.keepsPresenter)
      json.member("anchor", presentation.anchorID)
      json.member("frames") { json in
        json.array(inspection.frames(of: presentation)) { json, entry in
          json.objectOnOneLine { json in
            json.member("device", entry.device)
            json.member("orientation", entry.orientation.rawValue)
            json.member("frame", entry.presented.frame.inThousandths)
          }
        }
      }
    }
  }
}

extension Rect {
  /// The frame, rounded to thousandths of a point, because centering leaves long fractions.
  fileprivate var inThousandths: Rect {
    let rounded = { (number: Double) in (number * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}

extension JSONWriter {
  fileprivate mutating func step(_ step: RoutingStep) {
    objectOnOneLine { json in
      json.member("step", step.name)
      json.member("who", step.subject)
      json.member("answer") { json in
        guard let answer = step.answer else { return json.null() }
        json.bool(answer)
      }
      json.member("skipped") { $0.array(step.skipped) { $0.string($1) } }
      json.member("until") { $0.array(step.methods) { $0.string($1) } }
    }
  }
}
