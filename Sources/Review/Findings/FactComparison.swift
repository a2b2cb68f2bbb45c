import AppLayout
import AppModel
import SiteFiles
import Wireframe

/// The comparison of facts about two pictures that the pictures do not show. Facts that only one
/// side knows are not compared.
struct FactComparison {
  private(set) var changes: [BoxChange] = []

  /// Compares the facts about two pictures of a kind.
  init(_ old: PictureFacts, _ new: PictureFacts, _ kind: PictureKind) {
    guard old != new else { return }
    if kind == .configured {
      add(old.placement, new.placement) { .placement($0) }
      add(old.statusBar, new.statusBar) { .statusBar($0) }
    }
    add(old.entrance, new.entrance) { .entrance($0) }
    guard kind != .configured, let before = old.controllers, let after = new.controllers,
      before != after
    else { return }
    for name in Set(before.keys).intersection(after.keys).sorted() {
      reparent(name, from: before[name] ?? [], to: after[name] ?? [])
    }
  }

  /// Adds what boxes on both sides open, if that is different now.
  mutating func compareTargets(
    _ old: PictureFacts, _ new: PictureFacts, of oldTree: BoxTree, _ newTree: BoxTree,
    renamed: [String: String]
  ) {
    guard let before = old.targets, let after = new.targets, before != after else { return }
    let oldFrames = Dictionary(
      oldTree.boxes.map { ($0.key, $0.frame) }, uniquingKeysWith: { first, _ in first })
    for box in newTree.boxes {
      let targets = Sides(old: before[box.key], new: after[box.key])
      guard targets.old != targets.new, let oldFrame = oldFrames[box.key] else { continue }
      // A screen with another id is still the same screen.
      if let target = targets.new, let old = renamed[target], old == targets.old { continue }
      changes.append(
        BoxChange(
          of: BoxChange.Subject(box), .retargeted(targets), old: oldFrame, new: box.frame))
    }
  }

  /// Adds a class of controllers that are in other controllers now. Where several have the class,
  /// some of them may still be where they were.
  private mutating func reparent(_ name: String, from old: Set<String>, to new: Set<String>) {
    guard old != new else { return }
    changes.append(
      BoxChange(
        of: .controller(name),
        .reparented(Sides(old: old.subtracting(new), new: new.subtracting(old)))))
  }

  /// Adds a change of the whole picture.
  private mutating func add<Value: Equatable>(
    _ old: Value, _ new: Value, _ event: (Sides<Value>) -> BoxChange.Event
  ) {
    guard old != new else { return }
    changes.append(BoxChange(of: .picture, event(Sides(old: old, new: new))))
  }
}
