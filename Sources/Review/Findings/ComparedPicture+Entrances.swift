import AppModel
import SiteFiles

extension [ComparedPicture] {
  /// The main entrances of the screens where these changed, by the keys of the screens.
  var entranceChanges: [String: Sides<Entrance?>] {
    reduce(into: [:]) { changes, picture in
      guard let screen = picture.subject.screen,
        let change = picture.changes.lazy.compactMap(\.event.entrances).first
      else { return }
      changes[screen] = change
    }
  }
}

extension BoxChange.Event {
  /// The entrances before and after; nil for other events.
  fileprivate var entrances: Sides<Entrance?>? {
    if case .entrance(let entrances) = self { entrances } else { nil }
  }
}
