import AppLayout
import PageParts
import Wireframe

/// A cell style: its look, how its size is set, and the screens that use it.
struct Specimen {
  private let style: FamilyStyle
  private let entry: FamilyShelf.Entry
  private let references: References
  private let screens: [Screen]

  init(
    _ style: FamilyStyle, of entry: FamilyShelf.Entry, _ references: References,
    _ screens: [Screen]
  ) {
    self.style = style
    self.entry = entry
    self.references = references
    self.screens = screens
  }

  private var site: Site { references.site }

  var node: Node {
    Node("li", ["class": "card specimen"]) {
      picture
      Node("h3") { Node.appText(style.style.id) }
      Node("p", ["class": "muted small"]) {
        template
        " · "
        rules
      }
      sizes
      Node("p", ["class": "small"]) {
        if screens.isEmpty {
          Node("span", ["class": "muted"]) { "not used" }
        } else {
          "on "
          references.links(to: screens)
        }
      }
    }
  }

  var template: String {
    (site.devices.first.map { measure(on: $0).template } ?? .placeholder).term.word
  }

  /// The rule for each class of devices that the site shows, or just one if all are the same.
  var rules: [Node] {
    if let cells = style.cells {
      return [.text("as large as its cells, here "), .appText(cells.style.id)]
    }
    var rules: [(device: DeviceClass, words: String)] = []
    for held in site.devices {
      let device = held.device.deviceClass
      guard !rules.contains(where: { $0.device == device }) else { continue }
      rules.append((device, SizeRule(attributes: style.style.attributes(on: device)).words))
    }
    if Set(rules.map(\.words)).count == 1 { return [.text(rules[0].words)] }
    return rules.enumerated().flatMap { index, rule in
      [.text("\(index > 0 ? "; " : "")\(rule.device.word): \(rule.words)")]
    }
  }

  func size(on held: HeldDevice) -> String { measure(on: held).size.textInTenths }

  private func measure(on held: HeldDevice) -> CellMeasure {
    style.measure(in: entry.family, site.app.viewport(on: held))
  }

  /// The size on each device; those of many devices are hidden until someone asks for them.
  private var sizes: Node {
    let devices = site.measuredDevices
    let list = Node("dl", ["class": "sizes"]) {
      for held in devices {
        Node("div") {
          Node("dt") { held.title }
          Node("dd") { size(on: held) }
        }
      }
    }
    guard devices.count > Self.mostSizes else { return list }
    return .details("Size on \(devices.count.counted(as: "device"))") { list }
  }

  /// The maximum number of devices whose sizes are always visible.
  private static let mostSizes = 6

  private var picture: [Node] {
    guard let held = site.devices.first else { return [] }
    let wireframe = site.specimen(of: style, in: entry.family, on: held).wireframe
    let size = wireframe.canvas.size
    return [
      Node("div", ["class": "specimen-stage"]) {
        site.byLook { look, classes in
          site.picture(
            "\(style.style.id.quotable): \(template), \(self.size(on: held)) points", in: look,
            seenFrom: references.path,
            size: size
          ) { site.paths.specimen(of: style, in: entry, $0) }.node(class: classes)
        }
      }
    ]
  }
}

extension Site {
  /// Returns a cell of a style at the size it has on a device.
  func specimen(of style: FamilyStyle, in family: Family, on held: HeldDevice) -> ShownSpecimen {
    let viewport = app.viewport(on: held)
    let measure = style.measure(in: family, viewport)
    return ShownSpecimen(
      template: measure.template,
      size: Size(width: measure.size.width.inTenths, height: measure.size.height.inTenths),
      title: style.style.id.quotable)
  }
}

extension FamilyStyle {
  /// Returns the measure of a cell of the style.
  fileprivate func measure(in family: Family, _ viewport: Viewport) -> CellMeasure {
    family.measure(of: cells?.style ?? style, in: cells?.section ?? section, viewport)
  }
}

/// What the picture of a cell style shows.
struct ShownSpecimen {
  let template: CellTemplate
  let size: Size
  let title: String

  var wireframe: Wireframe { Wireframe(specimenOf: template, size: size, title: title) }
}

/// How a style sizes its cells, in words: `2 in a line, 130 high`.
struct SizeRule: Hashable {
  let attributes: LayoutAttributes

  var words: String {
    [width, height, attributes.scalesPixels == false ? "never scaled" : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// Whether the style says how large its cells are.
  var hasSize: Bool {
    let sizes: [LayoutAttribute] = [
      .columns, .widthPixel, .widthPercent, .heightPixel, .heightPercent,
      .heightRemainingAfterPixel, .aspectRatio,
    ]
    return sizes.contains { attributes[$0] != nil }
  }

  private var width: String {
    if let columns = attributes[.columns], columns >= 1 {
      return columns == 1 ? "full width" : "\(columns.shortText) in a line"
    }
    if let pixels = attributes[.widthPixel] { return "\(pixels.shortText) wide" }
    if let percent = attributes[.widthPercent] { return "\(percent.shortText) % of the line" }
    return "full width"
  }

  /// The first rule the style has, in the order the layout checks them.
  private var height: String? {
    if let pixels = attributes[.heightPixel] { return "\(pixels.shortText) high" }
    if let percent = attributes[.heightPercent] {
      return "\(percent.shortText) % of the root high"
    }
    if let rest = attributes[.heightRemainingAfterPixel] {
      return "as high as the root minus \(rest.shortText)"
    }
    if let ratio = attributes[.aspectRatio], ratio > 0 {
      return "width ÷ height \(ratio.shortText)"
    }
    return nil
  }
}
