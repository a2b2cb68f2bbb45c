/// A section in main and cross coordinates, every number finite and bounded.
struct FlowMeasures {
  let axis: Axis
  /// The extents of header and footer along the scroll direction.
  let header, footer: Double
  /// The insets before and after the lines, and before and after each line.
  let main, cross: (start: Double, end: Double)
  let interitemSpacing, lineSpacing: Double
  /// The extent of the container along a line.
  let breadth: Double
  /// The part of the breadth that the insets leave.
  let available: Double
  let items: FlowItems

  /// How much too long a line may be and still count as full.
  ///
  /// Three cells of a third may add up to more than the whole in the last bit, and the system keeps
  /// them together; a hundredth of a point already wraps.
  static let tolerance = 0.000_001

  init(_ section: FlowSection, breadth: Double, axis: Axis, log: inout FlowIssueLog) {
    let inset = log.insets(section.inset)
    self.axis = axis
    self.breadth = breadth
    header = log.length(axis.main(of: section.header), of: .header)
    footer = log.length(axis.main(of: section.footer), of: .footer)
    main = axis.main(of: inset)
    cross = axis.cross(of: inset)
    interitemSpacing = log.distance(section.interitemSpacing, of: .spacing)
    lineSpacing = log.distance(section.lineSpacing, of: .spacing)
    available = breadth - cross.start - cross.end
    items = log.items(section.items)
  }
}

extension FlowMeasures {
  /// Whether all cells are exactly equal, so that they make a grid.
  var isUniform: Bool {
    items.pattern.allSatisfy { $0 == items.pattern[0] }
  }

  /// Whether a cell or a line this long fits, equality included.
  func fits(_ extent: Double) -> Bool {
    extent <= available + Self.tolerance
  }

  /// Returns the breadth that the content needs: the container's, or more where a cell is too long.
  func contentBreadth(log: inout FlowIssueLog) -> Double {
    guard items.count > 0 else { return breadth }
    if available <= 0 { log.note(.noRoom, at: .inset) }
    var needed = breadth
    for (index, size) in items.pattern.enumerated() where !fits(axis.cross(of: size)) {
      if available > 0 { log.note(.oversizeItem, at: .item(index)) }
      needed = max(needed, cross.start + axis.cross(of: size) + cross.end)
    }
    return needed
  }
}
