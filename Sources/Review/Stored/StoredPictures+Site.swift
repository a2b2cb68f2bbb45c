import AppLayout
import Disk
import SiteFiles

extension StoredPictures {
  /// The pictures of a site that are selected and that fit the axes of another one, if there is
  /// one.
  init(
    of site: StoredSite, _ selection: PictureSelection, fitting axes: SiteContents.Axes? = nil
  ) throws(DiskError) {
    var fitting = PictureSelection()
    if let axes {
      fitting.devices = Set(axes.devices)
      fitting.themes = Set(axes.themes)
      fitting.placements = Set(axes.placements)
      fitting.statusBars = Set(axes.statusBars)
    }
    var all: [StoredPicture] = []
    // Whatever its bars are, a screen is compared as it is configured.
    var withAnyBars: [StoredPicture] = []
    for file in site.contents.files {
      guard let picture = try StoredPicture(file) else { continue }
      if selection.contains(picture), fitting.contains(picture) { all.append(picture) }
      if selection.withAnyBars.contains(picture), fitting.withAnyBars.contains(picture) {
        withAnyBars.append(picture)
      }
    }
    let own = site.contents.axes
    let devices = own.devices.flatMap { id in
      own.orientations.map { PictureDevice(id: id, orientation: $0) }
    }
    try self.init(
      of: all + Self.configured(among: withAnyBars, of: site), in: site.path,
      screens: own.screens, titles: own.screenTitles, devices: devices,
      twice: "\(SiteContents.recordName) lists more than one file that shows the same as")
  }

  /// Returns the configured pictures of screens: variants, which the pictures with measures name.
  private static func configured(
    among pictures: [StoredPicture], of site: StoredSite
  ) -> [StoredPicture] {
    var variants: [PicturePlace: [StoredPicture]] = [:]
    for picture in pictures {
      if case .state(.bars) = picture.subject.kind {
        variants[picture.place, default: []].append(picture)
      }
    }
    return site.contents.files.flatMap { file -> [StoredPicture] in
      let subject = file.subject
      guard subject.kind == .redlines, subject.theme == site.contents.axes.themes.first,
        let placement = subject.placement, let statusBar = subject.statusBar,
        let screen = subject.screen
      else { return [] }
      let place = PicturePlace(
        screen, on: PictureDevice(id: subject.device, orientation: subject.orientation))
      let siblings = variants[place] ?? []
      let themes = siblings.reduce(into: [String?]()) { themes, variant in
        if !themes.contains(variant.subject.theme) { themes.append(variant.subject.theme) }
      }
      let facts = PictureFacts(
        placement: placement, statusBar: statusBar, entrance: subject.entrance)
      return themes.map { theme in
        let shown = siblings.first {
          $0.subject.kind == .state(.bars(placement, statusBar)) && $0.subject.theme == theme
        }
        return StoredPicture(
          path: shown?.path ?? file.path,
          subject: PictureSubject(place, in: theme, .configured),
          facts: facts, hash: shown?.hash,
          absence: shown == nil ? "is not in the site, which leaves out these bars" : nil)
      }
    }
  }
}
