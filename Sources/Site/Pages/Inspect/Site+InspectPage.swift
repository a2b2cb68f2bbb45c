import AppLayout
import PageParts
import Themes
import Wireframe

extension DocumentKind {
  /// A screen, explained on a device.
  static let inspection = DocumentKind("inspection", ofEach: .device) { site, task in
    let (screen, held) = (site.screens[task.screen], site.devices[task.device])
    return [
      .page(at: site.paths.inspection(of: screen, on: held), about: screen.key, on: held) {
        let layout = $0.layout(of: screen, on: held)
        return $0.site.inspectPage(of: layout, showing: $0.shown(layout))
      }
    ]
  }
}

extension Site {
  /// Returns the page that explains a screen on a device.
  func inspectPage(of layout: VariantLayout, showing shown: ShownScreen) -> Page {
    let inspected = InspectedScreen(layout, showing: shown, in: self)
    let path = inspected.path
    return Page(
      at: path, "\(inspected.screen.title) on \(inspected.held.shortTitle)", of: name, in: .gallery,
      trail: [
        .init(to: .gallery, seenFrom: path),
        .init(inspected.screen.title, path.link(to: paths.page(of: inspected.screen))),
      ],
      heading: [.appText(inspected.screen.title), .text(" on \(inspected.held.shortTitle)")],
      lead: inspected.lead, ownScript: SitePath("\(SiteAsset.inspectScript)")
    ) {
      inspected.change
      inspected.summary
      let (chapters, developers) = (inspected.chapters, inspected.chaptersForDevelopers)
      chapters.contents
      for chapter in chapters { chapter.node }
      developers.folded
      inspected.adjacentScreens
    }
  }
}

extension InspectedScreen {
  fileprivate var chapters: [Chapter] {
    let layers = layers
    let callouts = InspectedCallouts(self, layers)
    let components = InspectedComponents(self, callouts)
    return [
      InspectedDrawing(
        inspected: self, layers: layers, callouts: callouts, marks: LintMarks(of: screen, in: site)
      ).chapter,
      components.chapterOfScreen, components.chapter, InspectedReading(inspected: self).chapter,
    ].compactMap(\.self)
  }

  /// The measures, controllers and frames, behind one fold.
  fileprivate var chaptersForDevelopers: Chapter {
    let chapters = [
      InspectedMeasures(self).chapter, InspectedControllers(inspected: self).chapter,
      InspectedFrames(inspected: self).chapter,
    ]
    return Chapter("developers", "Measures, controllers and frames", isForDevelopers: true) {
      for chapter in chapters { chapter.node }
    }
  }
}
