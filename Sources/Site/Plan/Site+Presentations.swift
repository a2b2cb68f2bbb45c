import AppLayout
import Wireframe

/// A presentation of a scene that has pictures, and where the app's files define it.
package struct PicturedPresentation: Hashable, Sendable {
  let presentation: ScenePresentation
  let location: Location

  /// The maximum number of presentations that have pictures.
  private static let most = 200

  /// Returns the first presentations among all transitions.
  static func first(of routing: Routing) -> [PicturedPresentation] {
    Array(
      routing.transitions.lazy.compactMap { transition in
        transition.presentation.map { Self(presentation: $0, location: transition.location) }
      }.prefix(most))
  }
}

extension Site {
  /// Returns the pictures of a presentation, one for each device that can show it.
  func pictures(of presentation: ScenePresentation) -> [PresentationPicture] {
    zip(devices, sceneFrames).filter { presentation.isShown(on: $0.0.device.deviceClass) }.map {
      held, frames in
      PresentationPicture(
        held: held, style: presentation.style, frame: frames.frame(of: presentation),
        context: presentation.context.map { named($0, frames) },
        visible: visible(around: presentation, frames),
        presenter: routing.name(of: presentation.presenter),
        presented: routing.name(of: presentation.presented))
    }
  }

  /// Returns what is visible before the presentation, with the cards that it is in front of.
  private func visible(
    around presentation: ScenePresentation, _ frames: SceneFrames
  ) -> [PresentationPicture.VisibleScene] {
    VisibleScenes(presentedFrom: presentation.source, routing, frames).scenes.map { visible in
      PresentationPicture.VisibleScene(
        name: routing.name(of: visible.scene), frame: frames[visible.scene],
        form: visible.card?.form ?? .covering)
    }
  }

  private func named(
    _ scene: ElementIndex<Scene>, _ frames: SceneFrames
  ) -> PresentationPicture.VisibleScene {
    PresentationPicture.VisibleScene(name: routing.name(of: scene), frame: frames[scene])
  }
}
