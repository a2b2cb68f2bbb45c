import AppLayout
import Wireframe

/// Documents that are made together: those of a kind that are about the same.
package struct SiteTask: Hashable, Sendable {
  /// The index of the kind in the list of all.
  var kindIndex = 0
  /// The index of what the documents are about: a screen, a family, a journey, or a page.
  var number = 0
  var device = ElementIndex<HeldDevice>(0)
  var theme = ElementIndex<Theme>(0)

  var kind: DocumentKind { DocumentKind.all[kindIndex] }

  var screen: ElementIndex<Screen> { ElementIndex(number) }

  /// Whether the documents are of a kind.
  func isOf(_ kind: DocumentKind) -> Bool { self.kind.name == kind.name }
}

extension Site {
  /// Returns the tasks for all files that the site may have, always in the same order.
  package func allTasks() -> [SiteTask] {
    let (ofScreen, ofDevice) = (tasks(ofEach: .screen), tasks(ofEach: .device))
    return tasks(ofEach: .app)
      + screens.indices.flatMap { screen in
        ofScreen.map { SiteTask(kindIndex: $0.kindIndex, number: screen, theme: $0.theme) }
          + devices.elementIndices.flatMap { device in
            ofDevice.map {
              SiteTask(
                kindIndex: $0.kindIndex, number: screen, device: device, theme: $0.theme)
            }
          }
      }
  }

  private func tasks(ofEach scope: DocumentKind.Scope) -> [SiteTask] {
    DocumentKind.all.enumerated().filter { $1.scope == scope }.flatMap { index, kind in
      kind.tasks(self).map {
        SiteTask(kindIndex: index, number: $0.number, device: $0.device, theme: $0.theme)
      }
    }
  }

  /// Returns the documents of a task in the order of their paths, without drawing anything, so that
  /// the whole site can be counted and compared before the first document is made.
  func documents(of task: SiteTask) -> [PlannedDocument] {
    let documents = task.kind.documents(self, task)
    return documents.count < 2 ? documents : documents.sorted { $0.path < $1.path }
  }
}
