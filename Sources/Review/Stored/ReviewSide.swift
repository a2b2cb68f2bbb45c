package import AppLayout
package import AppModel
import Disk
import SiteFiles
import Wireframe

/// What is on one side of a comparison in which at least one side is stored.
package enum ReviewSide: Sendable {
  /// An app, and the axes on which it is drawn unless the other side is a site.
  case app(App, VariantAxes)
  case site(StoredSite)
  case pictures(PictureFolder)
}

/// The two sides of a comparison, with pictures that can be matched.
struct SidePair: Sendable {
  let old: ComparedSide
  let new: ComparedSide
  /// The screens that have another key on the new side.
  let renamed: RenamedScreens

  /// Whether pictures are matched by their paths, because nothing else is known about them.
  let isByPath: Bool
  /// Whether the new side is a folder of pictures.
  private let isNewByPath: Bool

  init(
    _ old: ReviewSide, _ new: ReviewSide, _ themes: [Theme], _ selection: PictureSelection
  ) throws(StoredFailure) {
    let axes = new.axes ?? old.axes
    let sides = SideMaker(axes: axes, themes: themes, selection: selection)
    isNewByPath = new.isPictures
    isByPath = old.isPictures && new.isPictures
    if old.isPictures {
      self.new = try sides.side(new, named: nil)
      self.old = try sides.side(old, named: new.isPictures ? nil : self.new.byPath)
    } else {
      self.old = try sides.side(old, named: nil)
      self.new = try sides.side(new, named: self.old.byPath)
    }
    do throws(DiskError) {
      renamed = isByPath ? .none : try RenamedScreens(from: self.old, to: self.new)
    } catch {
      throw .disk(error)
    }
  }
}

extension SidePair {
  /// The keys of the screens in the order of the new side, followed by those that are gone.
  var screens: [String] {
    let known = Set(new.screens).union(renamed.oldKeys.values)
    return new.screens + old.screens.filter { !known.contains($0) }
  }

  /// Returns the place on the old side of the pictures at a place on the new one.
  func oldPlace(of place: PicturePlace) -> PicturePlace {
    guard let old = place.screen.flatMap({ renamed.oldKeys[$0] }) else { return place }
    return PicturePlace(old, on: place.device)
  }

  /// What to compare together: each screen on each device, then the menus, then other pictures.
  ///
  /// The devices are those of the new side, unless only the paths of its pictures are known.
  var places: [PicturePlace] {
    let known = Set(new.devices)
    let devices =
      isNewByPath ? new.devices + old.devices.filter { !known.contains($0) } : new.devices
    let others = Set(new.others)
    return [PicturePlace](screens, on: devices) + new.others
      + old.others.filter { !others.contains($0) }
  }
}

extension ReviewSide {
  fileprivate var isPictures: Bool {
    switch self {
    case .pictures: true
    case .app, .site: false
    }
  }

  /// The axes of a site.
  var axes: SiteContents.Axes? {
    switch self {
    case .site(let site): site.contents.axes
    case .app, .pictures: nil
    }
  }
}
