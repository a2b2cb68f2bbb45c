import AppLayout
import Disk
import SiteFiles
import Wireframe

/// One side of a comparison in which at least one side is stored.
enum ComparedSide: Sendable {
  case drawn(AppPictures, [Theme])
  case stored(StoredPictures)

  /// The keys of the screens.
  var screens: [String] {
    switch self {
    case .drawn(let app, _): app.screens
    case .stored(let pictures): pictures.screens
    }
  }

  /// The keys of the screens without placeholders for missing ones, as far as that is known.
  var writtenScreens: [String] {
    switch self {
    case .drawn(let app, _): app.screens.filter { app.app.screen($0)?.isWritten ?? false }
    case .stored(let pictures): pictures.screens
    }
  }

  var devices: [PictureDevice] {
    switch self {
    case .drawn(let app, _): app.axes.heldDevices.map(PictureDevice.init)
    case .stored(let pictures): pictures.devices
    }
  }

  /// The places of the pictures that only their paths identify.
  var others: [PicturePlace] {
    switch self {
    case .drawn: []
    case .stored(let pictures): pictures.others
    }
  }

  /// All pictures by the paths that they have in a site.
  var byPath: [String: StoredPicture] {
    switch self {
    case .drawn(let app, let themes): app.byPath(in: themes)
    case .stored(let pictures): pictures.byPath
    }
  }

  /// Returns where a picture is.
  func path(of subject: PictureSubject) -> String? {
    switch self {
    case .drawn(let app, _): app.held(subject).flatMap { app.path(of: subject, on: $0)?.text }
    case .stored(let pictures):
      pictures[PicturePlace(subject)].first { $0.subject == subject }?.path
    }
  }
}

extension [PicturePlace] {
  /// The places of screens and of the menu on devices.
  init(_ screens: [String], on devices: [PictureDevice]) {
    self = (screens.map(Optional.some) + [nil]).flatMap { screen in
      devices.map { PicturePlace(screen, on: $0) }
    }
  }
}

extension AppPictures {
  /// Returns the device of a picture.
  func held(_ subject: PictureSubject) -> HeldDevice? { held(PicturePlace(subject)) }

  /// Returns the device of the pictures at a place.
  func held(_ place: PicturePlace) -> HeldDevice? {
    axes.heldDevices.first { PictureDevice($0) == place.device }
  }

  /// Returns the pictures of the app in some themes, by the paths that they have in a site.
  func byPath(in themes: [Theme]) -> [String: StoredPicture] {
    var found: [String: StoredPicture] = [:]
    for held in axes.heldDevices {
      for screen in screens.map(Optional.some) + [nil] {
        let place = PicturePlace(screen, on: PictureDevice(held))
        for picture in pictures(at: place, in: themes) { found[picture.path] = picture }
      }
    }
    return found
  }

  /// Returns the pictures of a screen, or of the menu, on a device in some themes.
  fileprivate func pictures(
    at place: PicturePlace, in themes: [Theme]
  ) -> [StoredPicture] {
    guard place.other == nil, let held = held(place) else { return [] }
    return planned(of: place.screen, on: held).filter { $0.kind != .configured }
      .flatMap { planned in
        themes.compactMap { theme in
          let subject = PictureSubject(place, in: theme.name, planned.kind)
          return path(of: subject, on: held).map {
            StoredPicture(path: $0.text, subject: subject, facts: planned.visibleFacts, hash: nil)
          }
        }
      }
  }
}

extension AppPictures.Planned {
  /// The facts that the record of a site has too.
  var visibleFacts: PictureFacts {
    switch drawing {
    case .state(.bars, let variant), .state(.entrance, let variant):
      PictureFacts(
        placement: variant.placement, statusBar: variant.statusBar, entrance: variant.entrance)
    case .state(.full, _), .menu: PictureFacts()
    }
  }
}

extension ComparedSide {
  /// What the screens are called, by their keys.
  var screenTitles: [String: String] {
    switch self {
    case .drawn(let app, _):
      Dictionary(firstOf: app.app.screens.map { ($0.key, $0.title) })
    case .stored(let pictures): pictures.screenTitles
    }
  }

  /// The key of the screen that the app opens with; nil if that is not known.
  var home: String? {
    switch self {
    case .drawn(let app, _): app.app.home?.key
    case .stored(let pictures): pictures.home
    }
  }

  /// Reads or draws a picture at a place again; nil where that is not possible.
  func tree(of subject: PictureSubject, at place: PicturePlace) -> BoxTree? {
    switch self {
    case .drawn(let app, let themes):
      guard let theme = themes.first(where: { $0.name == subject.theme }),
        let held = app.held(place)
      else { return nil }
      let group = PictureGroup(screen: place.screen, held: held)
      return GroupPictures(app, group)[subject.kind]?.picture.tree(in: theme)
    case .stored:
      do {
        var worker = try SideWorker(self)
        let group = worker.pictures(at: place, in: subject.theme)
        return try group[subject.kind]?.picture.tree(in: ())
      } catch {
        // The picture was read before; if it can no longer be read, there is nothing to show.
        return nil
      }
    }
  }

  /// Returns what the pictures at a place show and where they are, without the configured ones,
  /// which are also variants.
  func pictures(at place: PicturePlace) -> [StoredPicture] {
    switch self {
    case .drawn(let app, let themes): app.pictures(at: place, in: themes)
    case .stored(let pictures): pictures[place].filter { $0.subject.kind != .configured }
    }
  }
}
