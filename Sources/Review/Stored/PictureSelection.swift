package import AppLayout
import SiteFiles

/// The part of the pictures to compare: a filter for each axis; nil for everything on it.
package struct PictureSelection: Hashable, Sendable {
  /// The screens, by their keys or by the names of their folders.
  package var screens: Set<String>?
  package var devices: Set<String>?
  package var orientations: Set<Orientation>?
  package var themes: Set<String>?
  /// The bars of variants; other pictures have no choice of bars.
  package var placements: Set<Placement>?
  package var statusBars: Set<StatusBar>?

  package init(
    screens: Set<String>? = nil, devices: Set<String>? = nil,
    orientations: Set<Orientation>? = nil, themes: Set<String>? = nil,
    placements: Set<Placement>? = nil, statusBars: Set<StatusBar>? = nil
  ) {
    self.screens = screens
    self.devices = devices
    self.orientations = orientations
    self.themes = themes
    self.placements = placements
    self.statusBars = statusBars
  }

  /// The same pictures with any bars.
  var withAnyBars: PictureSelection {
    var selection = self
    (selection.placements, selection.statusBars) = (nil, nil)
    return selection
  }

  /// Whether a picture is selected; whatever is not known about it does not matter.
  func contains(_ picture: StoredPicture) -> Bool {
    let subject = picture.subject
    return
      (screens.map { screens in
        subject.screen.map { screens.contains($0) } ?? true
          || PicturePath.screenFolder(of: picture.path).map { screens.contains($0) } ?? false
      } ?? true)
      && Self.has(devices, subject.device) && Self.has(orientations, subject.orientation)
      && Self.has(themes, subject.theme) && hasBars(of: subject.kind)
  }

  private func hasBars(of kind: PictureKind) -> Bool {
    switch kind {
    case .state(.bars(let placement, let statusBar)):
      Self.has(placements, placement) && Self.has(statusBars, statusBar)
    case .state(.full), .state(.entrance), .configured, .menu, .other: true
    }
  }

  private static func has<Value: Hashable>(_ wanted: Set<Value>?, _ value: Value?) -> Bool {
    guard let wanted, let value else { return true }
    return wanted.contains(value)
  }
}
