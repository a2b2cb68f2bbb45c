import AppLayout
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
    let oldFrames = Dictionary(firstOf: oldTree.boxes.map { ($0.key, $0.frame) })
    let newKeys = Set(newTree.boxes.map(\.key))
    // An entry or a button that looks the same in the same place is the same, whatever its id.
    let places = Dictionary(
      firstOf: oldTree.boxes.indices.filter {
        !newKeys.contains(oldTree.boxes[$0].key) && Self.isWay(oldTree.boxes[$0])
      }.map { (Place(of: $0, in: oldTree), oldTree.boxes[$0].key) })
    for (index, box) in newTree.boxes.enumerated() {
      let key =
        oldFrames[box.key] == nil && !places.isEmpty && Self.isWay(box)
        ? places[Place(of: index, in: newTree)] ?? box.key : box.key
      let targets = Sides(old: before[key], new: after[box.key])
      guard targets.old != targets.new, let oldFrame = oldFrames[key] else { continue }
      // A screen with another id is still the same screen.
      if let target = targets.new, let old = renamed[target], old == targets.old { continue }
      changes.append(
        BoxChange(
          of: BoxChange.Subject(box), .retargeted(targets), old: oldFrame, new: box.frame))
    }
  }

  private static func isWay(_ box: BoxTree.Box) -> Bool {
    [.barButton, .tab, .menuRow].contains(box.kind)
  }

  /// Where a box is, and what people know it by.
  private struct Place: Hashable {
    let kind: BoxKind?
    let frame: ExactFrame
    let title: String

    init(of index: Int, in tree: BoxTree) {
      (kind, frame) = (tree.boxes[index].kind, tree.boxes[index].frame)
      title = tree.title(of: index)
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
