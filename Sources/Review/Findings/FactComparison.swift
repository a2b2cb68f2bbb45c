import AppLayout
import AppModel
import Wireframe

/// The comparison of facts about two pictures that the pictures do not show. Facts that only one
/// side knows are not compared.
struct FactComparison {
  private(set) var changes: [BoxChange] = []

  /// Compares the facts about two pictures of a kind.
  init(_ old: PictureFacts, _ new: PictureFacts, _ kind: PictureSubject.Kind) {
    guard old != new else { return }
    if kind == .configured {
      add(.placement, old.placement?.rawValue, new.placement?.rawValue)
      add(.statusBar, old.statusBar?.rawValue, new.statusBar?.rawValue)
    }
    add(.entrance, old.entrance?.rawValue, new.entrance?.rawValue)
    guard kind != .configured, let before = old.controllers, let after = new.controllers,
      before != after
    else { return }
    for name in Set(before.keys).intersection(after.keys).sorted() {
      let (outer, newOuter) = (before[name] ?? [], after[name] ?? [])
      if outer != newOuter { add(.reparented, name, in: outer, newOuter) }
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
    for box in newTree.boxes where before[box.key] != after[box.key] {
      guard let oldFrame = oldFrames[box.key] else { continue }
      // A screen with another id is still the same screen.
      if let target = after[box.key], let old = renamed[target], old == before[box.key] { continue }
      var change = BoxChange(
        kind: .retargeted, box: box.kind, key: box.key, old: oldFrame, new: box.frame, delta: nil)
      change.oldText = before[box.key]
      change.newText = after[box.key]
      changes.append(change)
    }
  }

  /// Adds a class of controllers that are in other controllers now. Where several have the class,
  /// some of them may still be where they were.
  private mutating func add(
    _ kind: BoxChange.Kind, _ name: String, in old: Set<String>, _ new: Set<String>
  ) {
    var change = BoxChange(kind: kind, box: "", key: name, old: nil, new: nil, delta: nil)
    change.oldText = Self.list(old.subtracting(new))
    change.newText = Self.list(new.subtracting(old))
    changes.append(change)
  }

  private static func list(_ names: Set<String>) -> String? {
    names.isEmpty ? nil : names.sorted().joined(separator: ", ")
  }

  /// Adds a change of the whole picture.
  private mutating func add(_ kind: BoxChange.Kind, _ old: String?, _ new: String?) {
    guard old != new else { return }
    var change = BoxChange(kind: kind, box: "", key: "", old: nil, new: nil, delta: nil)
    change.oldText = old
    change.newText = new
    changes.append(change)
  }
}
