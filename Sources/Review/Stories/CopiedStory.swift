import AppModel

/// What happened to the bar, the menu or a hook of a screen, apart from which screen it is.
struct CopiedStory: Hashable {
  private let kind: Story.Kind
  private let changes: [Change]

  /// Creates what a story says; nil if it is about anything else, or more than one screen.
  init?(_ story: Story, among edits: [Edit]) {
    guard [.replacement, .order, .thing].contains(story.kind), story.edits.count == story.main.count
    else { return nil }
    kind = story.kind
    changes = story.main.compactMap { Change(edits[$0]) }
    guard changes.count == story.main.count else { return nil }
  }

  /// One edit of a bar, a menu or a hook.
  private struct Change: Hashable {
    let kind: Edit.Kind
    /// The category of the bar or the menu, or the key of hooks, and the path inside.
    let path: [String]
    /// The values, or the new place of something that moved.
    let values: [String]

    init?(_ edit: Edit) {
      let steps = edit.trail.steps
      guard AppFile(named: edit.file) == .rivers else { return nil }
      kind = edit.kind
      if let hooks = steps.firstIndex(where: { $0.name == "hooks" }) {
        path = steps[hooks...].map(\.name)
        values = [edit.old?.hash ?? "", edit.new?.hash ?? ""]
        return
      }
      guard let list = steps.firstIndex(where: { $0.name == "navigations" }),
        list + 1 < steps.count
      else { return nil }
      path =
        [steps[list + 1].node.text(under: "category") ?? ""] + steps[(list + 2)...].map(\.name)
      switch edit.undoing {
      case .move(let child, in: let list, after: _):
        values = [list.children.prefix { $0.name != child.name }.last?.name ?? ""]
      case .reorder(_, in: let list, from: let old): values = list.children.map(\.name) + old
      case .replace, .remove, .insert, .restore, .put, .elsewhere:
        // Sentences about these do not say what they were before.
        let isNews = ["state", "style"].contains(path.last ?? "") && edit.new != nil
        values = [isNews ? "" : edit.old?.hash ?? "", edit.new?.hash ?? ""]
      }
    }
  }
}
