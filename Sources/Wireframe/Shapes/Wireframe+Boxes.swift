package import AppLayout

extension Wireframe {
  /// A box of the layout as a picture has it.
  package struct Box: Hashable, Sendable {
    /// The id of the box in an inline drawing.
    package let id: String
    package let kind: Group.Kind
    /// What tells the box from all others of the picture.
    package let key: String
    /// The box, in window coordinates.
    package let frame: Rect
    package let source: SourcePath?
    /// The part of the layout that the box draws.
    package let part: LayoutPart?
    /// How many boxes it stands in.
    package let depth: Int

    init(_ identity: Group.Identity, depth: Int) {
      id = identity.id
      kind = identity.kind
      key = identity.key
      frame = identity.frame
      source = identity.source
      part = identity.part
      self.depth = depth
    }
  }

  /// Where a box of an inline drawing leads.
  package struct Link: Hashable, Sendable {
    /// An address relative to the page.
    package let address: String
    /// What a person is told that cannot see the box.
    package let name: String

    package init(to address: String, named name: String) {
      self.address = address
      self.name = name
    }
  }

  /// All boxes in the order in which they are drawn, each before those inside it.
  package var boxes: [Box] { Self.boxes(of: shapes, depth: 0) }

  private static func boxes(of shapes: [Shape], depth: Int) -> [Box] {
    shapes.flatMap { shape -> [Box] in
      switch shape {
      case .group(let group):
        let inner = boxes(of: group.shapes, depth: depth + (group.identity == nil ? 0 : 1))
        return (group.identity.map { [Box($0, depth: depth)] } ?? []) + inner
      case .box, .circle, .path, .text: return []
      }
    }
  }
}
