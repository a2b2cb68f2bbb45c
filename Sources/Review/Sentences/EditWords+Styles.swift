import AppModel
import Disk
import Wireframe

extension EditWords {
  /// What a value of a style changes about what uses the style; nil for values that are only measures
  /// of a style, and where nothing uses it.
  func findStyleUse() -> EditClause? {
    guard subject.sort == .style, edit.kind != .removed, let key = subject.keys.last,
      let text = edit.new?.text
    else { return nil }
    if key == "style", let template = CellTemplate(rawValue: text),
      let change = names.styles.value.change(to: template, in: subject.label)
    {
      let before = edit.old?.text.map { CellTemplate(rawValue: $0)?.words ?? $0.quotable }
      return instead(
        change.subject, change.isPlural ? "use" : "uses", template.words + change.place, before,
        "")
    }
    guard let attribute = Self.attributes[key], let (change, value) = styleMeasure else {
      return nil
    }
    if isOfShape {
      return instead(
        "the shape of \(change.cells ?? change.subject)", "is",
        value.new.map { $0 + change.place }, value.old, "")
    }
    let verb = attribute == .columns ? "have" : "are"
    let unit =
      switch attribute {
      case .columns: "in a row"
      case .heightPixel: "pt high"
      default: "pt wide"
      }
    // A component is higher than its cells.
    let cells = attribute == .columns ? nil : change.cells
    return EditClause(
      cells ?? change.subject,
      change.isPlural || cells != nil ? verb : ["have": "has", "are": "is"][verb] ?? verb,
      "\(value.new ?? text) \(unit)" + (value.old.map { " instead of \($0)" } ?? "")
        + change.place)
  }

  /// Whether the edit is of how wide something is for its height.
  var isOfShape: Bool { Self.attributes[subject.keys.last ?? ""] == .aspectRatio }

  /// What another shape does to the cells that have it, before the reason; nil for anything else.
  func reshaping(_ effect: FindingWords) -> String? {
    guard isOfShape, effect.finding.kind == .resized, effect.finding.box == .cell,
      let (change, value) = styleMeasure, let cells = change.cells
    else { return nil }
    let former = value.old.map { " instead of \($0)" } ?? ""
    return "\(cells) are \(effect.words)\(change.place): "
      + "they are \(value.new ?? "") times as wide as high\(former)"
  }

  /// What uses a style of which the edit changes a measure, and the measure on each side; nil for
  /// anything else, and where nothing uses it.
  var styleMeasure: (change: StyleUses.Change, value: Sides<String?>)? {
    guard subject.sort == .style, let key = subject.keys.last,
      let attribute = Self.attributes[key], let number = edit.new?.number,
      let change = names.styles.value.change(of: attribute, to: number, in: subject.label)
    else { return nil }
    let value = Sides(old: edit.old, new: edit.new).map { side -> String? in
      guard let number = side?.number else { return nil }
      let whole = attribute == .columns ? Int(exactly: number) : nil
      return whole?.spelled ?? number.shortText
    }
    return (change, value)
  }

  /// The attributes that people see in what uses a style, by their keys in any of the files.
  static let attributes: [String: LayoutAttribute] = [
    "columns": .columns, "@columns": .columns, "height_pixel": .heightPixel,
    "width_pixel": .widthPixel, "aspect_ratio": .aspectRatio, "@aspectRatio": .aspectRatio,
    "@aspectCellRatio": .aspectRatio,
  ]
}
