import AppLayout

extension Wireframe {
  /// The picture that explains all others: every region, icon, cell and mark with its name.
  package static var legend: Wireframe {
    let width = 820.0
    var sheet = SampleSheet(width: width)
    sheet.add(heading: "Regions")
    sheet.add(
      columns: 2, size: RegionSample.size,
      Region.allCases.map { ($0.name, RegionSample(region: $0).shapes) })
    sheet.add(heading: "Buttons of the bar")
    sheet.add(columns: 4, size: Size(width: 38, height: 38), buttons)
    sheet.add(heading: "Signs of items")
    sheet.add(columns: 4, size: Size(width: 38, height: 38), items)
    sheet.add(heading: "Cells")
    sheet.add(columns: 4, cells)
    sheet.add(heading: "Marks")
    sheet.add(
      columns: 3, size: Size(width: 44, height: 34),
      LegendMark.allCases.map { mark in (mark.name, mark.shapes) })
    let canvas = Rect(x: 0, y: 0, width: width, height: sheet.height)
    return Wireframe(
      canvas: canvas, title: "Legend",
      description: "Legend: the regions, signs, cells and marks of wireframes, each with its name",
      shapes: [.box(canvas, .fill(.page))] + sheet.shapes, root: nil)
  }

  private typealias Sample = (name: String, draw: (Rect) -> [Shape])

  private static var buttons: [Sample] {
    let contexts: [(String, Icon)] = [("Menu", .menu), ("Back", .back), ("Close", .close)]
    let kinds = BarButton.Kind.allCases.map { ($0.words.sentenceStart, $0.icon) }
    let enabled = (contexts + kinds).map { name, icon in
      (name, { button(icon, in: $0, .barText) })
    }
    return enabled + [("Not to be pressed", { button(.screen, in: $0, .barDisabled) })]
  }

  private static func button(_ icon: Icon, in frame: Rect, _ role: ColorRole) -> [Shape] {
    [
      .box(frame.halfInset, radius: .cell, .surface(.bar, outline: .barHairline)),
      icon.shape(in: frame, side: 22, .icon(role)),
    ]
  }

  private static var items: [Sample] {
    [("Video", .play), ("Gallery", .gallery), ("Link", .link)].map { (name, icon: Icon) in
      (
        name,
        { frame in
          [
            .box(frame.halfInset, radius: .image, .surface(.image, outline: .imageCross)),
            .circle(
              Point(x: frame.midX, y: frame.midY), radius: 13,
              .surface(.iconDisc, outline: .icon, width: 1)),
            icon.shape(in: frame, side: 17, .icon(.icon)),
          ]
        }
      )
    } + [
      (
        "Article, and all else",
        { frame in
          [
            .box(frame.halfInset, radius: .image, .surface(.image, outline: .imageCross)),
            .path(.cross(frame.halfInset), .line(.imageCross)),
          ]
        }
      )
    ]
  }

  private static var cells: [(name: String, height: Double, draw: (Rect) -> [Shape])] {
    CellTemplate.allCases.map { template in
      (
        template.words, template.sampleHeight,
        { frame in
          let drawing = CellDrawing(
            size: frame.size, template: template, title: template.sampleTitle, kind: nil,
            label: template == .header ? "Section title" : "unknown_style", index: 0,
            isRightToLeft: false)
          return [.group(Group(at: frame.origin, drawing.shapes))]
        }
      )
    }
  }
}

extension CellTemplate {
  fileprivate var sampleHeight: Double {
    switch self {
    case .imageTop, .imageOverlay, .hero, .web, .placeholder: 118
    case .imageLeft, .imageRight, .textOnly: 72
    case .banner: 44
    case .ticker, .tabs, .header: 36
    }
  }

  /// The text in a sample of a cell.
  var sampleTitle: String? {
    switch self {
    case .imageTop, .imageLeft, .imageRight, .imageOverlay, .textOnly, .hero: "A title"
    case .ticker: "News that runs"
    case .tabs: "Tab"
    case .banner, .header, .web, .placeholder: nil
    }
  }
}

/// A mark used in wireframes, and what it means.
private enum LegendMark: CaseIterable {
  case fold, safeArea, overlayEdge, delegatedBar, page, unknownText, deadEntry, paleGlyphs

  var name: String {
    switch self {
    case .fold: "Goes on below the fold"
    case .safeArea: "Edge of the safe area"
    case .overlayEdge: "End of an \(Placement.overlay.words) bar"
    case .delegatedBar: "Bar that the root plugin places"
    case .page: "Page of a carousel"
    case .unknownText: "Text that is not known"
    case .deadEntry: "Entry that leads nowhere"
    case .paleGlyphs: "Outlined: hard to read in the app"
    }
  }

  /// Returns a sample of the mark.
  func shapes(in frame: Rect) -> [Shape] {
    let line = Path(through: [(frame.x, frame.midY), (frame.maxX, frame.midY)])
    switch self {
    case .fold: return MarkDrawing.chevron(at: Point(x: frame.midX, y: frame.midY), size: 5)
    case .safeArea: return [.path(line, MarkDrawing.safeAreaLine)]
    case .overlayEdge: return [.path(line, NavigationBarDrawing.overlayEdge)]
    case .delegatedBar:
      let bar = frame.inset(by: Insets(top: 5, bottom: 5))
      return [
        .box(bar, .fill(.bar)), NavigationBarDrawing.delegationMark(on: bar, .barText, 1),
      ]
    case .page:
      return (0..<4).map { index in
        let x = frame.x + 4 + Double(index) * ContentDrawing.dotDistance
        return ContentDrawing.dot(at: Point(x: x, y: frame.midY), isCurrent: index == 0)
      }
    case .unknownText:
      return [(-8.0, 40.0), (3, 28)].map { y, width in
        .box(
          Rect(x: frame.x, y: frame.midY + y, width: width, height: 6), radius: .textBar,
          .fill(.textBar))
      }
    case .deadEntry:
      return [
        .text(
          TextLine(
            text: "Entry", origin: Point(x: frame.x, y: frame.midY + 5), size: 14,
            weight: .regular, anchor: .start, paint: .fill(.disabled)))
      ]
    case .paleGlyphs: return StatusBarDrawing.sample(in: frame)
    }
  }
}
