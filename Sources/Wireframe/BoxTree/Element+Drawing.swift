import AppModel
import Markup

extension ForeignDrawing {
  init(_ reason: String, _ element: Element) {
    self.init(reason: "\(reason.readable) is not one that Riverbed draws", line: element.line)
  }
}

extension Element {
  /// The attributes for how an element is painted.
  private static let painting: Set<String> = [
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
    "stroke-linecap", "stroke-linejoin", "paint-order",
  ]

  /// Throws if an element has attributes other than these and those for painting.
  func allow(_ names: String...) throws(ForeignDrawing) {
    for attribute in attributes
    where !names.contains(attribute.name) && !Self.painting.contains(attribute.name) {
      throw ForeignDrawing("the attribute '\(attribute.name)'", self)
    }
  }

  /// A number of an attribute in thousandths; throws where it is missing or not a number.
  func number(_ name: String) throws(ForeignDrawing) -> Int {
    try numbers(name, count: 1)[0]
  }

  /// A number of an attribute in thousandths, or a default where the attribute is missing.
  func number(_ name: String, else missing: Int) throws(ForeignDrawing) -> Int {
    self[name] == nil ? missing : try number(name)
  }

  /// The numbers of an attribute in thousandths, separated by spaces.
  func numbers(_ name: String, count: Int? = nil) throws(ForeignDrawing) -> [Int] {
    guard let text = self[name] else {
      throw ForeignDrawing("an element without the attribute '\(name)'", self)
    }
    let words = text.split(separator: " ")
    let numbers = words.compactMap(Int.init(thousandthsIn:))
    guard numbers.count == words.count, count.map({ $0 == numbers.count }) ?? true else {
      throw ForeignDrawing("the attribute '\(name)' with this value", self)
    }
    return numbers
  }

  /// The most numbers for dashes: two would do. Each mark in a group compares all of them.
  private static let mostDashes = 8

  /// The lengths of dashes and gaps.
  func dash() throws(ForeignDrawing) -> [Int] {
    let dash = try numbers("stroke-dasharray")
    guard dash.count <= Self.mostDashes else {
      throw ForeignDrawing("a line with more than \(Self.mostDashes) dashes and gaps", self)
    }
    return dash
  }

  /// The frame and the corner radius of a rectangle.
  func frame() throws(ForeignDrawing) -> (frame: ExactFrame, radius: Int) {
    let frame = ExactFrame(
      x: try number("x", else: 0), y: try number("y", else: 0), width: try number("width"),
      height: try number("height"))
    return (frame, try number("rx", else: 0))
  }

  /// How far a group is moved.
  func translation() throws(ForeignDrawing) -> (x: Int, y: Int) {
    guard let text = self["transform"] else { return (0, 0) }
    let words = text.dropFirst(Self.translate.count).dropLast().split(separator: " ")
    let numbers = words.compactMap(Int.init(thousandthsIn:))
    guard text.hasPrefix(Self.translate), text.hasSuffix(")"), numbers.count == 2 else {
      throw ForeignDrawing("the transform '\(text)'", self)
    }
    return (numbers[0], numbers[1])
  }

  private static let translate = "translate("

  /// Where a line of text is, moved right and down.
  func textPlace(_ dx: Int, _ dy: Int) throws(ForeignDrawing) -> Mark.TextPlace {
    guard let anchor = TextAnchor(rawValue: self["text-anchor"] ?? "start"),
      [nil, Font.Weight.bold.number].contains(self["font-weight"]), elements.isEmpty
    else { throw ForeignDrawing("a text with this anchor, weight or content", self) }
    return Mark.TextPlace(
      x: try number("x") + dx, y: try number("y") + dy, size: try number("font-size"),
      isBold: self["font-weight"] != nil, anchor: anchor)
  }
}

extension MarkStyle {
  /// Returns the style of an element inside a group with this style.
  func applying(_ element: Element) throws(ForeignDrawing) -> MarkStyle {
    var style = self
    for attribute in element.attributes {
      switch attribute.name {
      case "fill": style.fill = try Fill(attribute.value, element)
      case "fill-opacity": style.fillOpacity = try element.number("fill-opacity")
      case "stroke": style.stroke = try Fill(attribute.value, element)
      case "stroke-opacity": style.strokeOpacity = try element.number("stroke-opacity")
      case "stroke-width": style.strokeWidth = try element.number("stroke-width")
      case "stroke-dasharray": style.dash = try element.dash()
      case "stroke-linecap", "stroke-linejoin":
        guard attribute.value == "round" else {
          throw ForeignDrawing("the line end '\(attribute.value)'", element)
        }
        style.hasRoundEnds = true
      case "paint-order":
        guard attribute.value == "stroke" else {
          throw ForeignDrawing("the order of paint '\(attribute.value)'", element)
        }
        style.isLineBehind = true
      default: break
      }
    }
    return style
  }
}

extension MarkStyle.Fill {
  /// Reads `none` or `#rrggbb`.
  fileprivate init(_ text: String, _ element: Element) throws(ForeignDrawing) {
    if text == "none" {
      self = .none
    } else if text.utf8.count == 7, text.hasPrefix("#"), let color = Color(text) {
      self.init(color)
    } else {
      throw ForeignDrawing("the color '\(text)'", element)
    }
  }
}

extension Mark.PathData {
  /// Reads the strokes of a path: the letters M, L, C and Z, each with its numbers.
  init(_ path: Element, _ dx: Int, _ dy: Int) throws(ForeignDrawing) {
    let wanted: [UInt8: Int] = [
      UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "C"): 6, UInt8(ascii: "Z"): 0,
    ]
    guard let strokes = path["d"] else { throw ForeignDrawing("a path without strokes", path) }
    var rest = Substring(strokes).utf8
    while let command = rest.popFirst() {
      let text = Substring(rest.prefix { wanted[$0] == nil })
      rest = rest.dropFirst(text.utf8.count)
      let numbers = text.split(separator: " ").compactMap(Int.init(thousandthsIn:))
      guard numbers.count == wanted[command] else {
        throw ForeignDrawing("a path with these strokes", path)
      }
      commands.append(command)
      coordinates += numbers.enumerated().map { $1 + ($0.isMultiple(of: 2) ? dx : dy) }
    }
  }
}

extension Int {
  /// Reads a finite number as thousandths.
  fileprivate init?(thousandthsIn text: Substring) {
    if let exact = Int(exactThousandthsIn: text) {
      self = exact
      return
    }
    guard let number = Double(text), number.isFinite else { return nil }
    self = number.thousandths
  }

  /// Reads a number with few digits, as drawings write them, which is much faster than to read any
  /// number; nil for others.
  private init?(exactThousandthsIn text: Substring) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var value = 0
    var fraction: Int?
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    guard (1...12).contains(digits.count) else { return nil }
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if let count = fraction { fraction = count + 1 }
      case UInt8(ascii: ".") where fraction == nil && byte != digits.first: fraction = 0
      default: return nil
      }
    }
    guard (0...3).contains(fraction ?? 0), fraction != 0 else { return nil }
    for _ in (fraction ?? 0)..<3 { value *= 10 }
    guard value <= Self.thousandthsLimits.upperBound else { return nil }
    self = isNegative ? -value : value
  }
}
