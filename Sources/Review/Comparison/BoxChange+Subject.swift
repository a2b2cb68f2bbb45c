import AppLayout
package import Wireframe

extension BoxChange {
  /// What changed.
  package enum Subject: Hashable, Sendable {
    /// The picture itself.
    case picture
    case box(BoxKind, BoxKey)
    /// The controllers of a class.
    case controller(String)
    /// The value at a path of the files, which pages say something about.
    case value(String)
  }
}

extension BoxChange.Subject {
  init(_ box: BoxTree.Box) {
    self = box.kind.map { .box($0, box.key) } ?? .picture
  }

  /// The kind of box; nil for anything else.
  package var box: BoxKind? {
    if case .box(let kind, _) = self { kind } else { nil }
  }

  /// The key of the box; nil for anything else.
  var key: BoxKey? {
    if case .box(_, let key) = self { key } else { nil }
  }

  /// The component that the box is in; nil for bars and other parts of the frame.
  var component: ComponentKey? {
    box?.isOfComponent == true ? key?.component : nil
  }

  /// The kind of box, as the contract of `diff --format json` spells it; empty for anything else.
  package var boxText: String { box?.rawValue ?? "" }

  /// The key, as the contract of `diff --format json` spells it: that of a box, or the class of a
  /// controller, or the path of a value; empty for the picture itself.
  package var keyText: String {
    switch self {
    case .picture: ""
    case .box(_, let key): key.text
    case .controller(let name): name
    case .value(let path): path
    }
  }
}

extension BoxKind {
  /// Whether components draw such boxes.
  var isOfComponent: Bool { [.section, .header, .footer, .cell, .strip].contains(self) }
}
