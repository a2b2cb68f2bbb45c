import Lists
import Reading

extension Preparation {
  /// The maximum number of classes that are listed as passed over.
  private static let mostSkipped = 20

  /// The views of `routes.json`, and those of storyboards that a router serves.
  var views: [Transition] {
    routes.views.withIndices.compactMap { index, view in
      guard let name = view.className?.value, view.holder != nil || view.addedTo == nil,
        !view.isDrawn || view.facts.isRoutable
      else { return nil }
      let scene = holders[index]
      var end = RoutingOutcome.noRouter
      let (steps, outcome) = following(view.facts, of: name) {
        let (steps, found) = search(view, holders.fate(of: index), in: scene)
        end = found
        return steps
      } end: {
        end
      }
      return Transition(
        kind: .view, from: scene, to: .view(name), via: nil, segue: nil, steps: steps,
        outcome: outcome,
        presentation: nil, bringsMore: false, location: view.location)
    }
  }
}

extension Preparation {
  /// Returns the steps of the search for the controller around a view, and how it ends.
  private func search(
    _ view: ViewRoute, _ fate: ViewHolders.Fate, in scene: ElementIndex<Scene>?
  ) -> ([RoutingStep], RoutingOutcome) {
    let name = view.className?.value
    let nothing = RoutingStep.searchSource(found: nil, skipped: [])
    let delay = RoutingStep.delay(until: RoutingStep.windowMethods)
    if case .fails(let failure) = fate {
      let waiting = failure == .addedToWindow ? [nothing] : [nothing, delay]
      return (waiting + [.assertionFailure(of: name)], .fails(failure))
    }
    let around = scene.map { tree.chain(from: $0, atMost: Self.mostSkipped) } ?? []
    let found = scene.flatMap { tree.customs[$0] }
    let skipped = around.prefix { $0 != found }.map(shownClass)
    let before = fate == .waiting ? [nothing, delay] : []
    guard let found else {
      return (
        before + [
          .searchSource(found: nil, skipped: skipped),
          .prepareFromExternal(by: nil, isImplemented: false),
        ], .fails(.noController)
      )
    }
    return (
      before + [
        .searchSource(found: shownClass(of: found), skipped: skipped), asking(found),
      ], answer(of: found)
    )
  }
}
