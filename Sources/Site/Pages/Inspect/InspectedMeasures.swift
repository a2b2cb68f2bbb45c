import AppLayout
import PageParts

/// The numbers that decide where everything goes, each with its origin.
struct InspectedMeasures {
  private let inspected: InspectedScreen
  private let measures: ContentMeasures
  private let family: Family

  init(_ inspected: InspectedScreen) {
    self.inspected = inspected
    family = inspected.app.family(of: inspected.screen) ?? inspected.app.families.standard
    measures = inspected.layout.content.measures
  }

  private var frame: VariantFrame { inspected.layout.frame }

  var chapter: Chapter {
    Chapter("measures", "Measures") {
      Node("p") { scaling }
      sheet.node
      Node.details("Developer details") {
        Node("p") {
          "The family of the screen: "
          inspected.references.family(of: inspected.screen)
        }
      }
    }
  }

  /// How a family's numbers are scaled to a window of this width.
  private var scaling: String {
    let base = frame.viewport.baseWidth
    guard frame.viewport.width != base else {
      return
        "Families are designed for a width of \(base.shortText) points, the same as this window."
    }
    let area =
      frame.viewport.width == frame.window.width
      ? "This window" : "The safe area of this window"
    return "Families are designed for a width of \(base.shortText) points. \(area) is "
      + "\(frame.viewport.width.shortText) wide, so their numbers are multiplied by "
      + "\((frame.viewport.width / base).shortText) and rounded down."
  }

  private var sheet: DataTable {
    var sheet = DataTable(
      "Measures in points", columns: ["Measure", "Points", "Comes from"], numbers: [1])
    let device = inspected.variant.device.name
    let (variant, layout) = (inspected.variant, inspected.layout)
    let role = { (role: HierarchyNode.Role) in role.words }
    let rows: [(String, String, String)] = [
      (role(.window), frame.window.text, device),
      ("safe area", frame.safeArea.text, device),
      (role(.statusBar), height(frame.statusBar), variant.statusBar.phrase),
      (role(.navigationBar), height(frame.shownBar), variant.placement.phrase),
      (role(layout.rootRole), height(frame.root), "the space the bars leave"),
      (role(.tabBar), height(frame.tabBar), "the root plugin"),
      (role(.banner), height(frame.banner), "the screen’s advertising"),
      contentArea,
      ("content", hasContent ? layout.content.size.textInTenths : "", seen),
      (
        "width of a row",
        hasContent ? measures.lineWidth(in: frame.viewport).shortText : "", "content minus insets"
      ),
      (
        "space for bars",
        hasContent && measures.clearsBars ? frame.viewport.coveredTop.shortText : "",
        "the screen’s layout keeps it free"
      ),
    ]
    for (name, value, origin) in rows where !value.isEmpty {
      sheet.add([[.text(name.sentenceStart)], [.text(value)], [.appText(origin)]])
    }
    for (name, value, keys) in ofFamily where !value.isEmpty {
      sheet.add([
        [.text(name)], [.text(value)],
        inspected.references.family(of: inspected.screen) + [.text(", "), Node("code") { keys }],
      ])
    }
    return sheet
  }

  /// The part of the root in which content is visible, where that is not all of it.
  private var contentArea: (String, String, String) {
    let (name, root) = (inspected.layout.contentAreaWords, inspected.layout.rootRole.words)
    guard name != root else { return (name, "", "") }
    return (name, height(frame.contentArea), "the \(root)\(contentAreaOrigin)")
  }

  /// What is taken from the root; empty where the content has all of it.
  private var contentAreaOrigin: String {
    guard frame.contentArea.height != frame.root.height else { return "" }
    let isTV = inspected.variant.device.deviceClass == .tv
    let others = [
      frame.tabBar == nil ? nil : "the tabs", frame.banner == nil ? nil : "the banner",
      isTV ? "the edges that a TV may cut off" : nil,
    ].compactMap(\.self)
    return " without \(others.listed())"
  }

  /// The numbers of the family, with the keys that have them.
  private var ofFamily: [(String, String, String)] {
    guard hasContent else { return [] }
    // A strip is laid out as one row after another, each of which is a cell.
    let hasStrip = inspected.layout.content.sections.contains { $0.strip != nil }
    return [
      ("Insets of the content", measures.insets.text, "inset_…"),
      (
        hasStrip ? "Between rows, and between cells of a strip" : "Between rows",
        words(measures.lineSpacing, scaledFrom: .lineSpacing), "line_spacing"
      ),
      (
        hasStrip ? "Between cells of a row" : "Between cells",
        words(measures.interitemSpacing, scaledFrom: .interitemSpacing), "interitem_spacing"
      ),
      (
        "Insets of headers",
        Insets(left: measures.headerInsetLeft, right: measures.headerInsetRight).text,
        "header_inset_…"
      ),
    ]
  }

  /// Returns a measure, with the family's own number where that is scaled: `16 × 1.228 → 19`.
  private func words(_ points: Double, scaledFrom key: LayoutAttribute) -> String {
    let (viewport, attributes) = (
      frame.viewport, family.screen.attributes(on: frame.viewport.deviceClass)
    )
    guard let number = attributes[key], number != points,
      viewport.points(number, attributes) == points
    else { return points.shortText }
    let factor = viewport.width / viewport.baseWidth
    return "\(number.shortText) × \(factor.shortText) → \(points.shortText)"
  }

  private func height(_ rect: Rect?) -> String { rect?.height.shortText ?? "" }

  private var hasContent: Bool { !inspected.layout.content.sections.isEmpty }

  private var seen: String {
    let (all, seen) = (inspected.layout.content.size.height, frame.contentArea.height)
    return all > seen ? "the first \(seen.shortText) points are visible" : "all of it is visible"
  }
}
