import AppLayout

/// The transitions in the drawing of a storyboard: arrows between cards that are not inside others,
/// and those that only the words in their source's card can show.
struct DrawnTransitions {
  /// The scenes whose cards are not inside others, in the order of the scenes.
  let outer: [ElementIndex<Scene>]
  let arrows: [Arrow]
  /// The transitions that are not arrows, by the scene that they leave.
  let inside: [ElementIndex<Scene>: [Transition]]
  private let own: Set<ElementIndex<Scene>>

  /// An arrow between two cards, by the places of their scenes among the outer ones.
  struct Arrow {
    let ends: Ends
    fileprivate(set) var transitions: [Transition]
  }

  /// The two cards that an arrow connects.
  struct Ends: Hashable {
    let from: ElementIndex<SceneCard>
    let to: ElementIndex<SceneCard>
  }

  init(_ scenes: [ElementIndex<Scene>], _ words: SceneWords) {
    let own = Set(scenes)
    let outer = scenes.filter { scene in
      words.routing.container(of: scene).map { !own.contains($0) } ?? true
    }
    let places = Dictionary(
      uniqueKeysWithValues: outer.enumerated().map { ($1, ElementIndex<SceneCard>($0)) })
    func place(of scene: ElementIndex<Scene>) -> ElementIndex<SceneCard>? {
      var scene = scene
      while own.contains(scene) {
        if let place = places[scene] { return place }
        guard let around = words.routing.container(of: scene) else { return nil }
        scene = around
      }
      return nil
    }
    var arrows: [Arrow] = []
    var numbers: [Ends: Int] = [:]
    var inside: [ElementIndex<Scene>: [Transition]] = [:]
    for transition in words.leaving(scenes) {
      guard let source = transition.from else { continue }
      let isContainment = transition.segue?.kind.isContainment == true
      if isContainment, transition.scene.map(own.contains) ?? true { continue }
      guard !isContainment, let from = place(of: source),
        let to = transition.scene.flatMap(place), from != to
      else {
        inside[source, default: []].append(transition)
        continue
      }
      let ends = Ends(from: from, to: to)
      if let number = numbers[ends] {
        arrows[number].transitions.append(transition)
      } else {
        numbers[ends] = arrows.count
        arrows.append(Arrow(ends: ends, transitions: [transition]))
      }
    }
    (self.outer, self.own, self.arrows, self.inside) = (outer, own, arrows, inside)
  }

  /// Whether a scene is in the drawing.
  func contains(_ scene: ElementIndex<Scene>) -> Bool { own.contains(scene) }

  /// Whether the card of a scene is inside another.
  func isNested(_ scene: ElementIndex<Scene>, in routing: Routing) -> Bool {
    routing.container(of: scene).map(own.contains) ?? false
  }
}
