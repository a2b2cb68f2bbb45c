import AppLayout
import AppModel
import Wireframe

/// A picture of one side of a comparison, from which its boxes can be made.
protocol ReviewedPicture: Sendable {
  /// What the boxes depend on besides the picture, such as a theme.
  associatedtype Look

  var facts: PictureFacts { get }

  /// Why there is nothing to read, in words that follow the name of the picture; nil if there is.
  var absence: String? { get }

  /// Whether another picture has the same bytes, and its facts are the same.
  func isSame(as other: Self) -> Bool

  /// Whether another picture that looks the same, or that has no boxes, also has the same bytes.
  func isWritten(like other: Self) -> Bool

  /// Returns the boxes of the picture.
  func tree(in look: Look) throws(UnknownPicture) -> BoxTree

  /// Returns the visible part of the plane; nil if it is not known.
  func canvas(in look: Look) -> ExactFrame?

  /// Returns the keys of the boxes; none if they are not known.
  func keys() -> Set<BoxKey>
}

/// Why the boxes of a picture are not known.
struct UnknownPicture: Error, Hashable {
  let reason: String
}

/// Facts about a picture that it does not show, as far as they are known.
struct PictureFacts: Hashable {
  var placement: Placement?
  var statusBar: StatusBar?
  var entrance: Entrance?
  /// The key of the screen that each box opens; nil if that is not known.
  var targets: [BoxKey: String]?
  /// The classes of the controllers, each with the controllers around it; nil if these are not
  /// known.
  var controllers: [String: Set<String>]?
}

extension PictureFacts {
  /// Creates the facts of a variant and of the boxes drawn for it.
  init(of layout: VariantLayout, drawn wireframe: Wireframe, in app: App) {
    placement = layout.variant.placement
    statusBar = layout.variant.statusBar
    entrance = layout.variant.entrance
    let opened = PartTargets(of: layout, in: app)
    var targets: [BoxKey: String] = [:]
    for box in wireframe.boxes {
      guard let part = box.part else { continue }
      targets[box.key] = opened[part]
    }
    self.targets = targets
    var controllers: [String: Set<String>] = [:]
    Self.add(layout.hierarchy(in: app), to: &controllers)
    self.controllers = controllers
  }

  private static func add(_ node: HierarchyNode, to controllers: inout [String: Set<String>]) {
    for child in node.children {
      controllers[child.className, default: []].insert(node.className)
      add(child, to: &controllers)
    }
  }
}

/// A picture of an app before a theme is applied, with facts that it does not show.
struct DrawnPicture: Hashable {
  let wireframe: Wireframe
  let brand: BrandColors?
  let facts: PictureFacts
}

extension DrawnPicture: ReviewedPicture {
  var absence: String? { nil }

  func isSame(as other: DrawnPicture) -> Bool { self == other }

  func isWritten(like other: DrawnPicture) -> Bool {
    wireframe.title == other.wireframe.title
      && wireframe.description == other.wireframe.description
      && wireframe.boxes.map(\.source) == other.wireframe.boxes.map(\.source)
  }

  func tree(in theme: Theme) -> BoxTree { BoxTree(wireframe, in: theme.wearing(brand)) }

  func canvas(in theme: Theme) -> ExactFrame? {
    ExactFrame((theme.hasLegend ? wireframe.withLegend : wireframe).canvas)
  }

  func keys() -> Set<BoxKey> { Set(wireframe.boxes.map(\.key)) }
}
