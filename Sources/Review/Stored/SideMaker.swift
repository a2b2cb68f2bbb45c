import AppLayout
import Disk
import SiteFiles
import Wireframe

/// Makes the sides of a comparison, so that an app is drawn like the site on the other side.
struct SideMaker {
  /// The axes of the site, if one of the sides is one.
  private let siteAxes: SiteContents.Axes?
  /// The axes of the app, if one of the sides is one.
  private let appAxes: VariantAxes?
  /// The themes that are known, apart from the built-in ones.
  private let themes: [Theme]
  private let selection: PictureSelection

  init(
    ofSite siteAxes: SiteContents.Axes?, ofApp appAxes: VariantAxes?, themes: [Theme],
    selection: PictureSelection
  ) {
    self.siteAxes = siteAxes
    self.appAxes = appAxes
    self.themes = themes
    self.selection = selection
  }

  /// Makes a side; pictures of a folder take their subjects from a table of paths.
  func side(
    _ side: ReviewSide, named table: [String: StoredPicture]?
  ) throws(StoredFailure) -> ComparedSide {
    switch side {
    case .app(let read): try drawn(read.app)
    case .site(let site):
      try stored { () throws(DiskError) in
        try StoredPictures(of: site, selection, fitting: siteAxes)
      }
    case .pictures(let folder):
      try stored { () throws(DiskError) in
        try StoredPictures(of: folder, selection, named: table)
      }
    }
  }

  private func stored(
    _ pictures: () throws(DiskError) -> StoredPictures
  ) throws(StoredFailure) -> ComparedSide {
    do throws(DiskError) {
      return .stored(try pictures())
    } catch {
      throw .disk(error)
    }
  }

  private func drawn(_ app: App) throws(StoredFailure) -> ComparedSide {
    let own = appAxes ?? VariantAxes(devices: app.devices, orientations: app.orientations)
    guard let axes = siteAxes else {
      return .drawn(AppPictures(of: app, own, themes: themes), themes)
    }
    let shown = try axes.themes.filter { selection.themes?.contains($0) ?? true }.map {
      name throws(StoredFailure) in try theme(named: name)
    }
    let orientations = axes.orientations.filter { selection.orientations?.contains($0) ?? true }
    // Without an orientation that the site shows there is no device to draw.
    let devices =
      orientations.isEmpty
      ? []
      : try axes.devices.filter { selection.devices?.contains($0) ?? true }.map {
        id throws(StoredFailure) in try device(id, of: app)
      }
    let all = VariantAxes(
      devices: devices, orientations: orientations,
      placements: axes.placements.filter { selection.placements?.contains($0) ?? true },
      statusBars: axes.statusBars.filter { selection.statusBars?.contains($0) ?? true },
      screens: own.screens)
    return .drawn(AppPictures(of: app, all, themes: shown), shown)
  }

  private func device(_ id: String, of app: App) throws(StoredFailure) -> Device {
    guard let device = (app.devices + Device.all).first(where: { $0.id == id }) else {
      throw .otherAxes(
        "the site shows the device '\(id.quotable)', which the app does not describe")
    }
    return device
  }

  private func theme(named name: String) throws(StoredFailure) -> Theme {
    guard let theme = themes.first(where: { $0.name == name }) ?? Theme.named(name) else {
      throw .otherAxes("the site has the theme '\(name.quotable)', which is not given for the app")
    }
    return theme
  }
}
