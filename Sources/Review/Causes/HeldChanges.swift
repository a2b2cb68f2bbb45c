import AppLayout
import AppModel
import Wireframe

/// The changes of a picture that causes have a share in.
struct HeldChanges {
  private var aspects: Set<ChangedAspect> = []

  mutating func add(_ changes: [BoxChange]) {
    aspects.formUnion(changes.map(ChangedAspect.init))
  }

  /// Whether they explain a change. Where several causes change a picture, other pictures help:
  /// boxes of a component that one of them changes may be in places that none brings them to, and
  /// a box that one of them adds or removes may be out of sight without another one. What no box
  /// explains is explained by any change.
  func explain(_ change: BoxChange, with others: HeldElsewhere) -> Bool {
    let aspect = ChangedAspect(change)
    if aspects.contains(aspect) { return true }
    guard !aspects.isEmpty else { return false }
    if change.subject == .picture, change.event == .restyled { return true }
    return others.explain(change)
  }
}

/// The changes that explain something in other pictures than their own.
struct HeldElsewhere {
  private var components: Set<ComponentKey> = []
  /// The boxes that come or go.
  private var arrivals: Set<ChangedAspect> = []

  mutating func add(_ changes: [BoxChange]) {
    components.formUnion(changes.compactMap(\.subject.component?.outermost))
    arrivals.formUnion(
      changes.filter { $0.kind == .added || $0.kind == .removed }.map(ChangedAspect.init))
  }

  func explain(_ change: BoxChange) -> Bool {
    guard let component = change.subject.component else { return false }
    let aspect = ChangedAspect(change)
    return aspect.kind == .resized && components.contains(component.outermost)
      || arrivals.contains(aspect)
  }
}
