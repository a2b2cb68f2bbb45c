import AppLayout

/// The header or footer of a section: its title, and a link at its end if it leads somewhere. A
/// footer is quieter, and its line is close to the section it ends.
struct HeaderDrawing {
  let header: ShownHeader
  let isFooter: Bool
  let isRightToLeft: Bool
  let deviceClass: DeviceClass
  let words: AppWords

  private var lettering: Double { deviceClass.lettering }
  private var letters: Double { 11.5 * lettering }
  /// The width that the link takes away from the title.
  private var linkWidth: Double { deviceClass.headerLinkWidth }

  var shapes: [Shape] {
    let room = !header.isLink ? 0 : linkWidth
    let size = Size(width: max(0, header.frame.width - room), height: header.frame.height)
    let title = CellDrawing(
      size: size, template: .header, title: nil, kind: nil, label: header.title ?? "", index: 0,
      isRightToLeft: isRightToLeft, deviceClass: deviceClass)
    let start = Point(x: isRightToLeft ? room : 0, y: 0)
    let shapes = isFooter ? title.footer : title.header
    return start == .zero ? shapes + link : [.group(Group(at: start, shapes))] + link
  }

  /// The word and a chevron on its outer side, which a text from right to left mirrors.
  private var linkText: String {
    let isMirrored = DrawableText(words.all).direction == .rightToLeft
    return isRightToLeft && !isMirrored ? "‹ \(words.all)" : "\(words.all) ›"
  }

  private var link: [Shape] {
    guard header.isLink, header.frame.width > linkWidth else { return [] }
    let line = CellDrawing.headerLine(in: header.frame.height)
    let middle = isFooter ? line / 2 : header.frame.height - line / 2
    let room = Rect(
      x: isRightToLeft ? 0 : header.frame.width - linkWidth, y: middle - letters,
      width: linkWidth, height: 2 * letters)
    return Lettering.line(
      linkText, in: room, size: letters, weight: .regular, .accent,
      anchor: isRightToLeft ? .start : .end)
  }
}

extension DeviceClass {
  /// The room for the link at the end of a header, “All ›”.
  package var headerLinkWidth: Double { 60 * lettering }
}
