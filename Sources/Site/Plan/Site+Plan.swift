import AppLayout
import AppModel
import PageParts
import SiteFiles
import Themes
import Wireframe

extension Site {
  /// Returns the documents of a task in the order of their paths, without drawing anything, so that
  /// the whole site can be counted and compared before the first document is made.
  func documents(of task: SiteTask) -> [PlannedDocument] {
    let contents = contents(of: task)
    let paths = contents.map(path)
    return paths.indices.sorted { paths[$0] < paths[$1] }.map { index in
      PlannedDocument(
        path: paths[index], subject: subject(of: contents[index]), content: contents[index])
    }
  }

  /// Returns what the documents of a task are.
  func contents(of task: SiteTask) -> [DocumentContent] {
    switch task {
    case .document(.page(.viewer(let screen, let device))):
      ownMenu(of: screens[screen], on: devices[device]).map { .page(.menu($0)) }
        + [.page(.viewer(screen, device))]
    case .document(let content): [content]
    case .pictures(let screen, let device, let theme):
      pictures(of: screens[screen], on: devices[device]).map { .picture($0, theme) }
    case .windows(let screen, let theme): windows(of: screens[screen]).map { .picture($0, theme) }
    case .family(let family, let theme): specimens(of: family).map { .picture($0, theme) }
    case .presentation(let index, let theme):
      pictures(of: presentations[index].presentation).map {
        .picture(.presentation(index, $0), theme)
      }
    case .menuPage(let device): menu(on: devices[device]).map { [.page(.menu($0))] } ?? []
    case .menu(let device, let theme):
      menu(on: devices[device]).map { [.picture(.menu($0), theme)] } ?? []
    }
  }

  /// Returns the menu that a screen has for itself on a device, if there is one.
  private func ownMenu(of screen: Screen, on held: HeldDevice) -> [OpenMenu] {
    [menu(ownedBy: screen, on: held)].compactMap(\.self)
  }

  private func pictures(of screen: Screen, on held: HeldDevice) -> [DocumentContent.Drawing] {
    let configured = configuredVariant(of: screen, on: held)
    return group(of: screen, on: held).variants.map { .state(PictureState($0), $0) }
      + otherEntrances(of: screen, on: held).map { .state(.entrance($0.entrance), $0) }
      + [.state(.full, configured), .redlines(configured)]
      + ownMenu(of: screen, on: held).map { .menu($0) }
  }

  /// Returns the pictures of a family that some screen uses; other families have numbers only.
  private func specimens(
    of index: ElementIndex<FamilyShelf.Entry>
  ) -> [DocumentContent.Drawing] {
    let entry = families.entries[index]
    guard entry.isUsed, let held = devices.first else { return [] }
    return deviceClasses.map { .measures(index, $0) }
      + FamilyStyle.all(of: entry).map { .specimen($0, index, held) }
  }

  private func path(of content: DocumentContent) -> SitePath {
    switch content {
    case .asset(let asset): "\(asset)"
    case .mapText: .mapText
    case .names: .names
    case .looks: .looks
    case .marks: .marks
    case .sources: .sources
    case .page(let topic): path(of: topic)
    case .picture(let drawing, let theme): path(of: drawing, in: themes[theme].name)
    }
  }

  private func path(of topic: DocumentContent.Topic) -> SitePath {
    switch topic {
    case .part(let part): part.path
    case .gallery(let page): .gallery(page)
    case .contactSheet: .contactSheet
    case .matrix(let screen): paths.page(of: screens[screen])
    case .inspection(let screen, let device):
      paths.inspection(of: screens[screen], on: devices[device])
    case .viewer(let screen, let device): paths.viewer(of: screens[screen], on: devices[device])
    case .menu(let open): menuPage(of: open)
    case .prototype(let screen, let device):
      paths.prototype(of: screens[screen], on: devices[device])
    case .family(let family): .family(families.entries[family])
    case .journeys: .journeys
    case .journeyStep(let journey, let step, let device):
      path(of: journeys[journey], step: step, on: device)
    }
  }

  private func path(of drawing: DocumentContent.Drawing, in theme: String) -> SitePath {
    switch drawing {
    case .state(let state, let variant):
      paths.picture(of: state, variant.screen, on: variant.held, theme)
    case .redlines(let variant): paths.redlines(of: variant, in: theme)
    case .window(let family, let width, let variant):
      paths.window(of: variant.screen, family, width: width, theme)
    case .menu(let open): menuPicture(of: open, theme)
    case .presentation(let index, let picture):
      paths.presentation(index.index + 1, on: picture.held, theme)
    case .measures(let family, let device):
      paths.measures(of: families.entries[family], on: device, theme)
    case .specimen(let style, let family, _):
      paths.specimen(of: style, in: families.entries[family], theme)
    case .legend: paths.legend(theme)
    }
  }
}
