import AppLayout
import Wireframe

extension Site {
  /// Returns the pictures of a presentation, one for each device.
  func presentationPictures(_ index: Int) -> [PresentationPicture] {
    guard let presentation = presentations[index].presentation else { return [] }
    return zip(devices, sceneFrames).map { held, frames in
      PresentationPicture(
        held: held, style: presentation.style, frame: frames.frame(of: presentation),
        context: presentation.context.map { named($0, frames) },
        regions: regions(around: presentation, frames),
        presenter: routing.name(of: presentation.presenter),
        presented: routing.name(of: presentation.presented),
        keepsPresenter: presentation.keepsPresenter)
    }
  }

  /// Returns what is visible before the presentation: the scene that presents, or the columns of a
  /// split view.
  private func regions(
    around presentation: ScenePresentation, _ frames: SceneFrames
  ) -> [PresentationPicture.Region] {
    let root = routing.tree.roots[presentation.source]
    let columns = routing.columns(of: root)
    let isSplit = columns.count == 2 && frames[columns[0]] != frames[columns[1]]
    return (isSplit ? columns : [root]).map { scene in
      PresentationPicture.Region(
        name: routing.name(of: routing.visibleScene(in: scene)), frame: frames[scene])
    }
  }

  private func named(_ scene: Int, _ frames: SceneFrames) -> PresentationPicture.Region {
    PresentationPicture.Region(name: routing.name(of: scene), frame: frames[scene])
  }
}
