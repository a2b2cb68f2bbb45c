import AppLayout
import PageParts

/// The widths of a family of windows from left to right: one row for the changes of a screen's
/// shape, one for known sizes, and one for each rule that is broken.
///
/// Each row is a drawing as wide as the page, whose places are shares of that, so that words keep
/// their size.
struct WidthRuler {
  let family: WidthRange.Family
  let findings: [WidthReport.Finding]
  let marks: [WidthMark]
  let steps: WidthSteps
  /// The devices that the site shows.
  let shown: [Device]

  var nodes: [Node] {
    [Node("h3") { "\(family.deviceClass.title) of \(lower) to \(upper) pt" }]
      + [
        Node("div", ["class": "ruler"]) {
          shapeRow; bands; scaleRow; deviceRow; splitRow
        }
      ]
  }

  private var lower: Int { family.widths.lowerBound }
  private var upper: Int { family.widths.upperBound }

  /// The widths at which the screen has another shape.
  private var shapeRow: [Node] {
    let own = marks.filter { $0.family == family }
    guard !own.isEmpty else { return [] }
    return row(
      "Shape changes", height: 18,
      own.map { mark in
        link(
          to: mark.width, titled: "\(mark.width) pt: \(mark.words)",
          tick("ruler-mark", at: mark.width, from: 2, to: 16))
      }, class: nil)
  }

  /// A row for each rule that is broken, with a band where it is.
  private var bands: [Node] {
    findings.flatMap { finding -> [Node] in
      let ranges = finding.ranges.filter { $0.family == family }
      guard !ranges.isEmpty else { return [] }
      let tone = finding.diagnostic.message.severity > .note ? "ruler-warning" : "ruler-note"
      return row(
        finding.words, height: 14,
        ranges.map { range in
          link(
            to: edge(of: range),
            titled: range.from == range.to ? "\(range.from) pt" : "\(range.from) to \(range.to) pt",
            Node(
              "line",
              [
                "class": "\(tone) ruler-band", "x1": place(range.from, -0.5),
                "x2": place(range.to, 0.5), "y1": "7", "y2": "7",
              ]))
        }, class: "ruler-finding")
    }
  }

  /// The edge of a range that has pictures: where it begins, or where it ends.
  private func edge(of range: WidthRange) -> Int {
    range.from > lower || range.to == upper ? range.from : range.to + 1
  }

  private var scaleRow: [Node] {
    let spacing = family.rulerSpacing
    let labels = stride(
      from: (lower + spacing - 1) / spacing * spacing, through: upper, by: spacing)
    return row(
      "Width in points", height: 26,
      [
        Node("line", ["class": "ruler-axis", "x1": "0%", "x2": "100%", "y1": "4", "y2": "4"])
      ]
        + labels.flatMap { width -> [Node] in
          [
            tick("ruler-axis", at: width, from: 4, to: 9),
            Node(
              "text",
              [
                "class": "ruler-label", "x": place(width), "y": "22",
                "text-anchor": width == lower ? "start" : width == upper ? "end" : "middle",
              ]
            ) { "\(width)" },
          ]
        }, class: nil)
  }

  private var deviceRow: [Node] {
    let known = sizes(of: (shown + Device.all).firstOfEach(\.id)) { $0.windows }
    let own = Set(sizes(of: shown) { $0.windows }.map(\.width))
    return row(
      own.isEmpty ? "Devices" : "Devices; thick: those of the site", height: 14,
      known.map { width, names in
        title(
          "\(width) pt: \(names.listed())",
          tick(own.contains(width) ? "ruler-own" : "ruler-tick", at: width, from: 1, to: 13))
      }, class: nil)
  }

  private var splitRow: [Node] {
    guard family == .tablet else { return [] }
    let known = sizes(of: Device.all) { device in
      SplitScreen.allCases.map { ("\($0.words) of \(device.name)", $0.width(on: device)) }
    }
    return row(
      "Split screen", height: 14,
      known.map { width, names in
        title("\(width) pt: \(names.listed())", tick("ruler-tick", at: width, from: 1, to: 13))
      }, class: nil)
  }

  /// Returns sizes of devices of the family in order, with the names of each.
  private func sizes(
    of devices: [Device], _ sizes: (Device) -> [(name: String, width: Int)]
  ) -> [(width: Int, names: [String])] {
    let own = devices.filter { $0.deviceClass == family.deviceClass }.flatMap(sizes)
    return Dictionary(grouping: own.filter { family.widths.contains($0.width) }, by: \.width)
      .map { ($0.key, $0.value.map(\.name)) }.sorted { $0.width < $1.width }
  }
}

extension WidthRuler {
  private func row(
    _ title: String, height: Int, _ shapes: [Node], class name: String?
  ) -> [Node] {
    [
      Node("p", ["class": ["ruler-title", name].compactMap(\.self).joined(separator: " ")]) {
        Node.appText(title)
      },
      Node("svg", ["class": "ruler-row", "height": "\(height)", "role": "group"], shapes),
    ]
  }

  /// Returns a shape with a text that is shown where someone points at it.
  private func title(_ text: String, _ shape: Node) -> Node {
    Node("g", ["role": "img"]) {
      Node("title") { text.readable }
      shape
    }
  }

  /// Returns a shape that leads to the pictures of a step, if it has any.
  private func link(to width: Int, titled text: String, _ shape: Node) -> Node {
    guard let step = steps.drawn.first(where: { $0.family == family && $0.width == width }) else {
      return title(text, shape)
    }
    return Node("a", ["href": "#\(step.id)"]) {
      Node("title") { text.readable }
      shape
    }
  }

  private func tick(_ name: String, at width: Int, from top: Int, to bottom: Int) -> Node {
    let place = place(width)
    return Node(
      "line", ["class": name, "x1": place, "x2": place, "y1": "\(top)", "y2": "\(bottom)"])
  }

  /// Returns where a width is, as a share of the drawing.
  private func place(_ width: Int, _ shift: Double = 0) -> String {
    let share = (Double(width - lower) + shift) / Double(upper - lower)
    return "\((max(0, min(share, 1)) * 100).shortText)%"
  }
}

extension WidthSteps.Step {
  /// The id of the step's pictures on a page.
  var id: String { "at-\(family.rawValue)-\(width)" }
}

extension WidthRange.Family {
  /// The distance between two numbers on a ruler.
  fileprivate var rulerSpacing: Int {
    switch self {
    case .phone: 40
    case .tablet: 200
    }
  }
}

extension Device {
  /// The windows of an app alone on the screen; a phone's is upright.
  fileprivate var windows: [(name: String, width: Int)] {
    let sideways = deviceClass == .iphone ? nil : ("\(name), landscape", landscape)
    return [portrait.map { (name, $0) }, sideways].compactMap(\.self)
      .map { ($0.0, Int($0.1.size.width)) }
  }
}
