import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

/// Pictures in the fonts that readers have, each of which is the only one that the browser knows.
@Suite(.needs(.chromium, .fontList)) struct PictureFontTests {
  private static let devices = ["iphone-se-1", "iphone-17", "ipad-pro-11-m4", "apple-tv-4k"]

  /// All texts of all apps, each once for a box: every state of every screen, its full content, and
  /// the open menu. Themes only differ in their colors, except that one adds a legend.
  private static let texts = Result { try drawnTexts() }

  private static func drawnTexts() throws -> Set<BoxedText> {
    var texts: Set<BoxedText> = []
    let devices = try devices.map { try #require(Device.named($0)) }
    for name in try FixtureApp.names() {
      let app = try FixtureApp.named(name)
      let axes = VariantAxes(devices: devices, orientations: Orientation.allCases)
      for group in axes.groups(of: app) {
        for layout in group.layouts() {
          texts.formUnion(Wireframe(ShownScreen(layout, in: app)).withLegend.boxedTexts)
        }
        if let first = group.layouts().first {
          texts.formUnion(Wireframe(fullContentOf: ShownScreen(first, in: app)).boxedTexts)
        }
      }
      for device in axes.heldDevices {
        guard let menu = OpenMenu(of: app, on: device) else { continue }
        texts.formUnion(Wireframe(ShownMenu(menu, in: app)).boxedTexts)
      }
    }
    texts.formUnion(Wireframe.legend.boxedTexts)
    return texts
  }

  @Test(arguments: MapFontTests.fonts)
  func `texts never leave their boxes`(font: String) throws {
    let texts = try Self.texts.get().filter(\.isInEveryFont).sorted { $0.words < $1.words }
    #expect(texts.count > 1000)
    var browser = try Browser.start(font: font)
    let list = texts.map { "[\($0.words.quotedInScript),\($0.isBold)]" }.joined(separator: ",")
    let widths = try browser.evaluate(
      """
      (() => {
        const pen = document.createElement('canvas').getContext('2d');
        return [\(list)].map(([words, isBold]) => {
          pen.font = `${isBold ? 700 : 400} 100px "\(font)"`;
          return pen.measureText(words).width / 100;
        });
      })()
      """, as: [Double].self)
    try #require(widths.count == texts.count)
    for (text, width) in zip(texts, widths) {
      let reach = text.reach(width * text.size)
      #expect(
        reach.lowerBound >= text.box.lowerBound - 0.5
          && reach.upperBound <= text.box.upperBound + 0.5,
        "'\(text.words)' takes \(reach) of \(text.box)")
    }
  }

  @Test func `a text that is wider than its box is found`() {
    let text = BoxedText(
      words: "Home", size: 10, isBold: false, anchor: .middle, x: 50, box: 40...60)
    #expect(text.reach(20) == 40...60)
    #expect(text.reach(21).upperBound > 60)
  }
}

/// A line of text, and from where to where it may reach: the box of the layout around it, and what
/// cuts it off.
private struct BoxedText: Hashable {
  let words: String
  let size: Double
  let isBold: Bool
  let anchor: TextAnchor
  let x: Double
  let box: ClosedRange<Double>

  /// Whether the words are in scripts that all of the fonts have. Others are in any font of the
  /// reader's system; their widths are estimates, and what might leave its box is cut off.
  var isInEveryFont: Bool {
    words.unicodeScalars.allSatisfy { scalar in
      [0x20..<0x300, 0x370..<0x530, 0x2010..<0x2060, 0x20AC..<0x20AD]
        .contains { $0.contains(scalar.value) }
    }
  }

  /// Returns from where to where the text reaches with a width.
  func reach(_ width: Double) -> ClosedRange<Double> {
    let start =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return start...(start + width)
  }
}

extension Wireframe {
  /// The kinds of boxes that hold texts; a text in no other box is in the picture.
  private static let holders: Set<BoxKind> = [
    .cell, .header, .footer, .barTitle, .barButton, .tab, .menuRow, .notice, .banner, .pluginArea,
  ]

  fileprivate var boxedTexts: Set<BoxedText> {
    var texts: Set<BoxedText> = []
    Self.add(shapes, from: .zero, in: canvas, to: &texts)
    return texts
  }

  private static func add(
    _ shapes: [Shape], from origin: Point, in box: Rect, to texts: inout Set<BoxedText>
  ) {
    for shape in shapes {
      switch shape {
      case .text(let line):
        texts.insert(
          BoxedText(
            words: line.text.characters, size: line.size, isBold: line.weight == .bold,
            anchor: line.anchor, x: line.origin.x + origin.x - box.x, box: 0...box.width))
      case .group(let group):
        // What a group cuts off is not seen.
        if group.clip != nil, group.shapes.count == 1, case .text = group.shapes[0] { continue }
        let held = group.identity.flatMap { holders.contains($0.kind) ? $0.shown : nil }
        add(
          group.shapes, from: group.origin.offset(by: origin), in: held ?? box, to: &texts)
      case .box, .circle, .path: break
      }
    }
  }
}

extension Point {
  fileprivate func offset(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}

extension String {
  /// The text as a literal of a script.
  fileprivate var quotedInScript: String {
    var quoted = "\""
    for unit in utf16 {
      let digits = String(unit, radix: 16)
      quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return quoted + "\""
  }
}
