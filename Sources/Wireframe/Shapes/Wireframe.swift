package import AppLayout

/// A picture of a screen as a tree of shapes and texts, painted in roles and not yet in colors.
package struct Wireframe: Hashable, Sendable {
  /// The part of the plane that is shown, in window coordinates: the window begins at zero.
  package let canvas: Rect
  /// A short description of the picture.
  package let title: String
  package let description: String
  /// The shapes from back to front.
  let shapes: [Shape]
  /// The root of the screen; nil in a picture of something else.
  let root: ShownRoot?

  /// Returns the picture of another part of the plane.
  package func part(_ canvas: Rect) -> Self {
    Self(canvas: canvas, title: title, description: description, shapes: shapes, root: root)
  }

  /// Whether another picture looks the same, even if its title and description differ.
  package func looksLike(_ other: Wireframe) -> Bool {
    canvas == other.canvas && shapes == other.shapes
  }
}

extension Wireframe {
  /// A box of the layout in a picture.
  package struct Box: Hashable, Sendable {
    /// The id of the box in an inline drawing.
    package let id: String
    package let kind: BoxKind
    package let key: BoxKey
    /// The box, in window coordinates.
    package let frame: Rect
    /// Where the box is drawn: the items of a TV's bar are below their frames, in the safe area.
    package let shown: Rect
    package let source: SourcePath?
    /// The part of the layout that the box draws.
    package let part: LayoutPart?
    /// The number of boxes around it.
    package let depth: Int

    init(_ identity: Group.Identity, depth: Int) {
      id = identity.id
      kind = identity.kind
      key = identity.key
      frame = identity.frame
      shown = identity.shown
      source = identity.source
      part = identity.part
      self.depth = depth
    }
  }

  /// The link of a box in an inline drawing.
  package struct Link: Hashable, Sendable {
    /// What a stylesheet and a script distinguish a link by.
    package enum Look: String, Hashable, Sendable {
      /// The next tap of a journey.
      case next
      /// A tab of the root, and the one that is selected.
      case tab = "root-tab"
      case selected
    }

    /// An address relative to the page.
    package let address: String
    /// The name of the link for people who cannot see the box.
    package let name: String
    /// Its classes for the stylesheet; nil without any.
    let looks: String?
    /// The id by which an address finds the box.
    let id: String?
    /// The id of the name, to which what opens may lead back; nil without one.
    let origin: String?

    package init(
      to address: String, named name: String, as looks: [Look] = [], id: String? = nil,
      from origin: String? = nil
    ) {
      self.address = address
      self.name = name
      self.looks = looks.isEmpty ? nil : looks.map(\.rawValue).joined(separator: " ")
      self.origin = origin
      self.id = id
    }
  }

  /// What happens where a person taps a box in a prototype.
  package enum Tap: Hashable, Sendable {
    /// A screen or a menu opens.
    case link(Link)
    /// Something opens that is not a screen of the app.
    case aside(Link)
    /// The screen goes away.
    case back(Link)
    /// Something changes in the box.
    case control(PlayedControl, named: String)
    /// Nothing: the box has a title, in place of which the script shows that of the item which opened
    /// the screen.
    case title
    /// Nothing opens, and words say why.
    case nothing(Saying)
  }

  /// All boxes in drawing order, each before those inside it.
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

/// What a legend says about the root of a screen's picture, which the shapes do not say.
struct ShownRoot: Hashable, Sendable {
  /// Whether a presentation container is in front.
  let isPresented: Bool
  /// Whether there is a bar that the root plugin places.
  let isBarDelegated: Bool

  init(of shown: ShownScreen) {
    isPresented = shown.isPresented
    isBarDelegated = shown.bar?.isDelegated ?? false
  }
}
