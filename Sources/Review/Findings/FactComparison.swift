import AppLayout
import AppModel
import Wireframe

/// The comparison of facts about two pictures that the pictures do not show.
struct FactComparison {
  private(set) var changes: [BoxChange] = []

  init(
    _ before: DrawnPicture, _ after: DrawnPicture, _ kind: PictureSubject.Kind,
    renamed: [String: String] = [:]
  ) {
    let (old, new) = (before.facts, after.facts)
    guard old != new else { return }
    if kind == .configured {
      add(.placement, old.placement?.rawValue, new.placement?.rawValue)
      add(.statusBar, old.statusBar?.rawValue, new.statusBar?.rawValue)
    }
    add(.entrance, old.entrance?.rawValue, new.entrance?.rawValue)
    if old.targets != new.targets {
      let known = Set(before.wireframe.boxes.map(\.key))
      for box in after.wireframe.boxes
      where old.targets[box.key] != new.targets[box.key] && known.contains(box.key) {
        // A screen with another id is still the same screen.
        if let target = new.targets[box.key], let before = renamed[target],
          before == old.targets[box.key]
        {
          continue
        }
        var change = BoxChange(
          kind: .retargeted, box: box.kind.rawValue, key: box.key, old: ExactFrame(box.frame),
          new: ExactFrame(box.frame), delta: nil)
        change.oldText = old.targets[box.key]
        change.newText = new.targets[box.key]
        changes.append(change)
      }
    }
    if old.controllers != new.controllers, kind != .configured {
      for name in Set(old.controllers.keys).intersection(new.controllers.keys).sorted() {
        let (before, after) = (old.controllers[name] ?? [], new.controllers[name] ?? [])
        guard before != after else { continue }
        add(.reparented, name, in: before, after)
      }
    }
  }

  /// Adds the controllers that are in other controllers now.
  private mutating func add(
    _ kind: BoxChange.Kind, _ name: String, in old: Set<String>, _ new: Set<String>
  ) {
    var change = BoxChange(kind: kind, box: "", key: name, old: nil, new: nil, delta: nil)
    change.oldText = old.sorted().joined(separator: ", ")
    change.newText = new.sorted().joined(separator: ", ")
    changes.append(change)
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
