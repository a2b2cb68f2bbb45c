import AppLayout
import AppModel

/// The keys of boxes that every app can have. They never belong to a component, whatever its id is.
enum FixedKey: String, CaseIterable {
  case window, root, status, bar, tabs, menu, plugin, banner, notice, fold, legend
  case safeArea = "safe-area"
}

extension Group.Identity {
  /// Makes the identity of a box that does not belong to a component.
  init(kind: BoxKind, _ key: FixedKey, frame: Rect, source: SourcePath?) {
    self.init(kind: kind, key: BoxKey(key), frame: frame, source: source)
  }
}
