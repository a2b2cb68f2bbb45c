import AppLayout
import AppModel
import Disk
import Wireframe

/// The items that the components of two apps list, whether or not a picture shows their cells, and
/// those that play where nothing else opens.
struct ShownItems: Sendable {
  /// The screen, the component and the id of each item.
  private var listed = Sides<Set<[String]>>(old: [], new: [])
  private var playing = Sides<Set<[String]>>(old: [], new: [])

  init() {}

  init(from old: App, to new: App) {
    let all = Sides(old: old, new: new).map { app in
      app.screens.filter(\.isWritten).flatMap { screen in
        SectionPlan.sections(of: screen, in: app).flatMap {
          plan -> [(key: [String], plays: Bool)] in
          guard case .items(let items) = plan.supply else { return [] }
          return items.prefix(plan.limit ?? .max).compactMap { item in
            item.id.map {
              ([screen.key, plan.component.key, $0], [.video, .audio].contains(item.kind))
            }
          }
        }
      }
    }
    listed = all.map { Set($0.map(\.key)) }
    playing = all.map { Set($0.filter(\.plays).map(\.key)) }
  }

  /// Whether all of some cells are of items that play where nothing else opens, on each side.
  fileprivate func play(_ cells: [BoxKey], on screens: [String]) -> Sides<Bool> {
    playing.map { playing in
      !cells.isEmpty && Self.keys(of: cells, on: screens).allSatisfy(playing.contains)
    }
  }

  private static func keys(of cells: [BoxKey], on screens: [String]) -> [[String]] {
    screens.flatMap { screen in cells.map { [screen, $0.component.name, $0.item ?? ""] } }
  }

  /// Whether both apps list the items of all of some cells.
  fileprivate func keep(_ cells: [BoxKey], on screens: [String]) -> Bool {
    !cells.isEmpty
      && Self.keys(of: cells, on: screens).allSatisfy {
        listed.old.contains($0) && listed.new.contains($0)
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

  /// Returns what something opens now and what it opened before.
  func words(ofTargets targets: Sides<String?>) -> String {
    let screens = targets.map { $0.map(self.names.screen) }
    let others = withoutTarget
    let names = Sides(old: screens.old ?? others.old, new: screens.new ?? others.new)
    let shown = names.old == names.new ? targets.map(Self.quoted) : names
    return "\(shown.new) instead of \(shown.old)"
  }

  /// What opens where no screen does.
  private var withoutTarget: Sides<String> {
    names.shown.value.play(cells, on: finding.screens).map { $0 ? "a player" : "nothing" }
  }
}
