import AppLayout
import AppModel
import Wireframe

/// The comparison of what is true of two pictures and cannot be seen.
struct FactComparison {
  private(set) var changes: [BoxChange] = []

  init(
    _ old: PictureFacts, _ new: PictureFacts, _ before: DrawnPicture, _ after: DrawnPicture,
    _ kind: PictureSubject.Kind
  ) {
    guard old != new else { return }
    if kind == .configured {
      add(.placement, old.placement?.rawValue, new.placement?.rawValue)
      add(.statusBar, old.statusBar?.rawValue, new.statusBar?.rawValue)
    }
    add(.entrance, old.entrance?.rawValue, new.entrance?.rawValue)
    if old.targets != new.targets {
      let boxes = after.wireframe.boxes
      for box in boxes where old.targets[box.key] != new.targets[box.key] {
        guard before.facts.targets.keys.contains(box.key) || old.targets[box.key] != nil
          || before.wireframe.boxes.contains(where: { $0.key == box.key })
        else { continue }
        var change = BoxChange(
          kind: .retargeted, box: box.kind.rawValue, key: box.key, old: ExactFrame(box.frame),
          new: ExactFrame(box.frame), delta: nil)
        change.oldText = old.targets[box.key]
        change.newText = new.targets[box.key]
        changes.append(change)
      }
    }
    if old.controllers != new.controllers, kind != .configured {
      add(.reparented, old.controllers.joined(separator: "\n"), new.controllers.joined(separator: "\n"))
    }
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
