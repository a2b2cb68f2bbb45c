import AppModel
import Markup

/// What leads to scenes that an app does not have.
struct DeadSegues: Sendable {
  /// The ways, by the ids of the scenes.
  private var ways: [String: [String]] = [:]

  init() {}

  init(in app: App) {
    let routing = app.routing
    for segue in routing.routes.segues where segue.target == nil && !segue.isExit {
      guard let source = segue.source, let id = segue.to?.value else { continue }
      let name = segue.identifier.map { " (the segue \($0.quotable))" } ?? ""
      ways[id, default: []].append(routing.name(of: source).quotable + name)
    }
    for presentation in routing.routes.presentations where presentation.target == nil {
      guard let source = presentation.source, let id = presentation.to?.value else { continue }
      ways[id, default: []].append(routing.name(of: source).quotable)
    }
  }

  /// Returns what still leads to what was removed; nil if nothing does.
  func clause(after edit: Edit) -> String? {
    guard edit.kind == .removed else { return nil }
    let all = edit.ids.flatMap { ways[$0] ?? [] }
    guard !all.isEmpty else { return nil }
    return "\(all.doing("still leads", "still lead")) to it"
  }
}

extension Edit {
  /// The ids inside an element of a storyboard; none of anything else.
  var ids: [String] {
    guard file.hasSuffix(AppFiles.storyboardEnding), let element = trail.steps.last?.node.element
    else { return [] }
    return element.ids
  }
}

extension Element {
  fileprivate var ids: [String] { [self["id"]].compactMap(\.self) + elements.flatMap(\.ids) }
}
