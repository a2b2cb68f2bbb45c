import AppLayout
import AppModel
package import SiteFiles
import Themes
package import Wireframe

/// What shows a cause that no compared picture shows.
package struct ShownElsewhere: Sendable {
  /// What the compared pictures lack; what the site shows is compared on both sides as on the new one.
  package enum Lack: Hashable, Sendable { case theme, device, otherSite, anything }

  package let lack: Lack
  package let pictures: [ShownPicture]

  static let nowhere = ShownElsewhere(lack: .anything, pictures: [])
}

/// A picture that was not compared, but shows what a cause changes.
package struct ShownPicture: Sendable {
  package let subject: PictureSubject
  /// Where a site with such pictures has it.
  package let path: String
  /// The part of the plane that both sides show.
  package let canvas: ExactFrame
  let kind: PictureKind
  let group: PictureGroup
  let theme: Theme
  let axes: VariantAxes
}

/// Looks for pictures that show edits: in a theme in the colors of the app, and on devices of a kind
/// that was not compared.
struct ElsewhereSearch {
  private let undone: UndoneApps
  private let looks: [Look]

  /// How the pictures of an app may also be drawn.
  private struct Look {
    let lack: ShownElsewhere.Lack
    let axes: VariantAxes
    let theme: Theme
    let themes: [Theme]
  }

  /// The most screens of which pictures are drawn.
  private static let mostScreens = 8

  init(in undone: UndoneApps) {
    self.undone = undone
    let (axes, themes) = (undone.new.axes, undone.terms.themes)
    var looks: [Look] = []
    if !themes.contains(where: \.wearsAppColors),
      let brand = ThemeFile.allCases.lazy.compactMap({ ThemeReading($0).theme })
        .first(where: \.wearsAppColors)
    {
      looks.append(Look(lack: .theme, axes: axes, theme: brand, themes: themes + [brand]))
    }
    let kinds = Set(axes.devices.map(\.kind.deviceClass))
    let others = Device.all.filter { $0.kind.deviceClass != .tv }
    if let device = others.first(where: { !kinds.contains($0.kind.deviceClass) }),
      let theme = themes.first
    {
      let other = VariantAxes(
        devices: [device], orientations: axes.orientations, placements: axes.placements,
        statusBars: axes.statusBars, screens: axes.screens)
      looks.append(Look(lack: .device, axes: other, theme: theme, themes: themes))
    }
    self.looks = looks
  }

  /// Returns what shows some edits.
  func pictures(without edits: Explanations.Group) -> ShownElsewhere {
    guard let app = undone.readApp(without: edits) else { return .nowhere }
    let affected = AffectedScreens(from: undone.new.app, to: app)
    for look in looks {
      let found = pictures(in: look, without: app, on: affected)
      if !found.isEmpty { return ShownElsewhere(lack: look.lack, pictures: found) }
    }
    let new = undone.new.app
    let isSameSite =
      (app.devices, app.orientations) == (new.devices, new.orientations)
      && app.site.themes.map(\.value) == new.site.themes.map(\.value)
    return isSameSite ? .nowhere : ShownElsewhere(lack: .otherSite, pictures: [])
  }

  /// Returns for each of the first screens the picture that users see, if it shows the edits.
  private func pictures(
    in look: Look, without app: App, on affected: AffectedScreens
  ) -> [ShownPicture] {
    let new = AppPictures(of: undone.new.app, look.axes, themes: look.themes)
    guard let held = look.axes.heldDevices.first else { return [] }
    let screens = new.screens.filter(affected.contains).prefix(Self.mostScreens)
    return screens.compactMap { screen in
      let group = PictureGroup(
        screen: screen, held: held, oldScreen: undone.renamedScreens.oldKeys[screen])
      let sides = Sides(old: new.showing(app), new: new).map { GroupPictures($0, group) }
      let comparison = GroupComparison(sides.old, sides.new, undone.terms)
      let kind = new.app.screen(screen).map {
        PictureKind.state(PictureState(new.app.configuredVariant(of: $0, on: held)))
      }
      guard let kind, sides.old[kind] != nil, let picture = sides.new[kind]?.picture,
        comparison.compared(kind, in: look.theme).verdict.looksDifferent,
        let canvas = picture.canvas(in: look.theme)
      else { return nil }
      let subject = PictureSubject(
        PicturePlace(screen, on: PictureDevice(held)), in: look.theme.name, kind)
      return new.path(of: subject, on: held).map { path in
        ShownPicture(
          subject: subject, path: path.text, canvas: canvas, kind: kind, group: group,
          theme: look.theme, axes: look.axes)
      }
    }
  }
}
