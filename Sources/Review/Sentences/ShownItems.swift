import AppLayout
import AppModel
import Disk
import Wireframe

/// The items that the components of two apps list, whether or not a picture shows their cells, and
/// those that play where nothing else opens.
struct ShownItems: Sendable {
  /// The screen, the component and the id of each item.
  private var listed = Sides<Set<[String]>>(old: [], new: [])
  private var playing: Set<String> = []

  init() {}

  init(from old: App, to new: App) {
    listed = Sides(old: old, new: new).map { app in
      var places: Set<[String]> = []
      for screen in app.screens where screen.isWritten {
        for plan in SectionPlan.sections(of: screen, in: app) {
          guard case .items(let items) = plan.supply else { continue }
          places.formUnion(
            items.prefix(plan.limit ?? .max).compactMap(\.id).map {
              [screen.key, plan.component.key, $0]
            })
        }
      }
      return places
    }
    for item in [old, new].flatMap(\.feeds.entries).flatMap(\.feed.items) {
      if let id = item.id, [.video, .audio].contains(item.kind) { playing.insert(id) }
    }
  }

  /// Whether all of some cells are of items that play.
  fileprivate func play(_ cells: [BoxKey]) -> Bool {
    !cells.isEmpty && cells.allSatisfy { playing.contains($0.item ?? "") }
  }

  /// Whether both apps list the items of all of some cells.
  fileprivate func keep(_ cells: [BoxKey], on screens: [String]) -> Bool {
    !cells.isEmpty
      && screens.allSatisfy { screen in
        cells.map { [screen, $0.component.name, $0.item ?? ""] }
          .allSatisfy { listed.old.contains($0) && listed.new.contains($0) }
      }
  }
}

extension FindingWords {
  /// The cells that it is about; none of other boxes, and of many.
  private var cells: [BoxKey] {
    guard finding.box == .cell else { return [] }
    if case .box(_, let key) = finding.subject, finding.keys == 1 { return [key] }
    return finding.fewKeys
  }

  /// What it means that cells came or went whose items are still listed; nil for anything else.
  var viewWords: String? {
    guard [.added, .removed].contains(finding.kind),
      names.shown.value.keep(cells, on: finding.screens)
    else { return nil }
    return finding.kind == .added ? "in view now" : "no longer in view"
  }

  /// What happens where nothing opens.
  var withoutTarget: String { names.shown.value.play(cells) ? "being played" : "nothing" }
}
