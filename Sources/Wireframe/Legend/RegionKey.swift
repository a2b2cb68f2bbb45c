package import AppLayout

/// A box of the tree of controllers in words, with a sample of its color.
package struct RegionKey {
  package let role: HierarchyNode.Role
  package let color: ColorRole
  /// A small picture of the color.
  package let sample: Wireframe

  /// The boxes that a picture can have, in the legend's order.
  package static let all = Region.allCases.compactMap(RegionKey.init).firstOfEach(\.role)

  private init?(of region: Region) {
    guard let role = region.role, case .role(let color) = region.paint.fill else { return nil }
    self.role = role
    self.color = color
    let frame = Rect(x: 0, y: 0, width: 28, height: 18)
    sample = Wireframe(
      canvas: frame, title: region.name, description: region.name,
      shapes: [.box(frame.halfInset, radius: 2, region.paint)], root: nil)
  }
}
