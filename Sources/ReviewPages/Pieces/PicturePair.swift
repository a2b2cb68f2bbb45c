import AppLayout
import PageParts
import Review
import Wireframe

/// A picture before and after, or without a cause and with it, cut to the same part.
struct PicturePair {
  let report: ChangeReport
  let index: ElementIndex<ComparedPicture>
  private let crop: Crop?
  private let before: ChangeReview.PictureBefore
  /// Whether nothing that is to be shown can be seen, such as where a cell leads.
  let isUnseen: Bool
  /// The boxes in the new picture that are outlined, because nothing else shows what changed.
  private let places: [ExactFrame]

  /// Creates the pair of the picture that shows a cause best: without the cause and with it.
  init?(
    exampleOf cause: ElementIndex<Cause>, _ index: ElementIndex<ComparedPicture>,
    in report: ChangeReport
  ) {
    self.init(
      of: index, in: report, showing: cause, report.review.before(index, showing: cause))
  }

  /// Creates a pair cut to the changes of one cause, all of what it says first; nil if there is
  /// nothing to show.
  init?(
    of index: ElementIndex<ComparedPicture>, in report: ChangeReport,
    showing cause: ElementIndex<Cause>, _ before: ChangeReview.PictureBefore = .old
  ) {
    let review = report.review
    let picture = review.pictures[index]
    let order = review.causes[cause].findingOrder
    let changes = zip(picture.changes, review.findingsOfPictures[index]).compactMap {
      change, finding in order[finding].map { (change: change, place: $0) }
    }
    let first = changes.map(\.place).min()
    let isOfWhole = changes.contains { $0.change.isOfWholeScreen }
    let whole = isOfWhole ? [picture.oldCanvas, picture.newCanvas].compactMap(\.self) : []
    let held = changes.filter { $0.place == first }.flatMap { picture.frames($0.change) } + whole
    let near = changes.flatMap { picture.frames($0.change) }
    // Without the cause, the whole content may be longer than on both sides.
    let longer =
      before == .old || picture.subject.kind != .state(.full) ? [] : changes.map(\.change.old)
    let canvases = [picture.oldCanvas, picture.newCanvas] + longer
    guard let crop = Crop(of: canvases, holding: held, near: near) else { return nil }
    let isUnseen =
      before == .old
      ? picture.verdict.looksAlike
        || changes.allSatisfy { !$0.change.kind.isSeen }
      : changes.allSatisfy { !$0.change.kind.isSeen || $0.change.kind.isFact }
    let places = changes.compactMap { picture.visible($0.change).new }.filter { !$0.isEmpty }
    self.init(
      of: index, in: report, crop, before, isUnseen: isUnseen,
      places: isUnseen ? places.prefix(Self.mostPlaces) : [])
  }

  /// The most boxes that are outlined.
  private static let mostPlaces = 40

  /// Creates a pair of whole pictures; nil if there is nothing to show.
  init?(wholeOf index: ElementIndex<ComparedPicture>, in report: ChangeReport) {
    self.init(of: index, in: report, nil, .old, isUnseen: false, places: [])
  }

  private init?(
    of index: ElementIndex<ComparedPicture>, in report: ChangeReport, _ crop: Crop?,
    _ before: ChangeReview.PictureBefore, isUnseen: Bool, places: some Sequence<ExactFrame>
  ) {
    let review = report.review
    guard ReviewedSide.allCases.contains(where: { review.isShown(index, on: $0) }) else {
      return nil
    }
    self.report = report
    self.index = index
    self.crop = crop
    self.before = before
    self.isUnseen = isUnseen
    self.places = Array(places)
  }

  /// Returns the part of a side's picture that is shown; nil on a side that lacks it.
  func part(_ side: ReviewedSide) -> Crop? {
    guard shows(side) else { return nil }
    let picture = report.review.pictures[index]
    return crop ?? (side == .old ? picture.oldCanvas : picture.newCanvas).map(Crop.init)
  }

  private func shows(_ side: ReviewedSide) -> Bool {
    switch (side, before) {
    case (.old, .nothing): false
    case (.old, .without): true
    case (.old, .old), (.new, _): report.review.isShown(index, on: side)
    }
  }

  /// Where a side's picture is, and the one of dark pages; nil on a side that lacks it.
  private func addresses(_ side: ReviewedSide) -> (light: SitePath, dark: SitePath?)? {
    let paths = report.paths
    let twin = report.dark[index]
    if side == .old, case .without(let cause) = before {
      return (paths.without[cause], twin.map { _ in paths.withoutInDark[cause] })
    }
    return paths.picture(index, on: side).map {
      ($0, twin.flatMap { paths.picture($0, on: side) })
    }
  }

  /// Returns a side's picture, both at one scale that fits them into a box; nil on a side that
  /// lacks it. Words next to it may already say what it shows.
  func image(
    _ side: ReviewedSide, seenFrom path: SitePath, within box: Size,
    isDescribed: Bool = false
  ) -> Node? {
    guard let part = part(side), let addresses = addresses(side) else {
      return nil
    }
    let words = "\(report.title(of: index)), \(report.state(of: index)), \(word(side))"
    let parts = ReviewedSide.allCases.compactMap(self.part)
    let (width, height) = (parts.map(\.size.width).max() ?? 1, parts.map(\.size.height).max() ?? 1)
    let scale = min(1, box.width / width, box.height / height)
    let cut = crop?.fragment ?? ""
    return Picture(
      at: path.link(to: addresses.light) + cut,
      dark: addresses.dark.map { path.link(to: $0) + cut }, isDescribed ? "" : words,
      size: part.size,
      within: Size(width: part.size.width * scale, height: part.size.height * scale)
    ).node()
  }

  /// Returns the new picture with outlines of the boxes about which something invisible changed.
  func outlined(seenFrom path: SitePath, within box: Size) -> Node? {
    guard let image = image(.new, seenFrom: path, within: box), let part = part(.new) else {
      return nil
    }
    return Node("span", ["class": "outlined"]) {
      image
      if !places.isEmpty {
        Node("span", ["aria-hidden": "true"]) {
          Node("svg", ["viewBox": part.viewBox], places.map(\.outline))
        }
      }
    }
  }

  /// What is said in place of what a side lacks; of a new screen, from where it opens.
  private func absence(of side: ReviewedSide) -> [Node] {
    let review = report.review
    guard side == .old, let screen = review.pictures[index].subject.screen,
      let way = review.names.firstWay(to: screen)
    else { return [.text(side.absence)] }
    return [.text("\(side.absence). Opens from "), .directed(way.withTypographicQuotes)]
  }

  private func word(_ side: ReviewedSide) -> String {
    if side == .old, case .without = before { return "without this change" }
    return side.word
  }

  /// Returns both sides, each with its caption, within a box each; only one if nothing that is to
  /// be shown can be seen.
  func figures(seenFrom path: SitePath, within box: Size) -> [Node] {
    if isUnseen, let image = outlined(seenFrom: path, within: box) {
      return [
        Node("figure", ["class": "side"]) {
          image
          Node("figcaption") { "No visible change" }
        }
      ]
    }
    return ReviewedSide.allCases.map { side in
      Node("figure", ["class": "side \(side.word)"]) {
        if let image = image(side, seenFrom: path, within: box) {
          image
        } else {
          Node("p", ["class": "absent"]) { absence(of: side) }
        }
        Node("figcaption") { word(side).sentenceStart }
      }
    }
  }
}

extension Cause {
  /// The place of each finding in the order in which the cause lists what it does; what it does not
  /// list comes last.
  fileprivate var findingOrder: [ElementIndex<Finding>: Int] {
    let listed = effects.enumerated().flatMap { place, effect in
      effect.findings.map { ($0, place) }
    }
    return Dictionary(firstOf: listed + findings.map { ($0, effects.count) })
  }
}

extension ExactFrame {
  /// The frame as a rectangle in a drawing over a picture.
  var outline: Node {
    Node(
      "rect",
      [
        "x": rect.x.tenths, "y": rect.y.tenths, "width": rect.width.tenths,
        "height": rect.height.tenths,
      ])
  }
}

extension ComparedPicture {
  /// Returns where a box can be seen on both sides, or where it is if it cannot.
  fileprivate func frames(_ change: BoxChange) -> [ExactFrame] {
    let seen = visible(change)
    let visible = [seen.old, seen.new].compactMap(\.self).filter { !$0.isEmpty }
    return visible.isEmpty ? [change.old, change.new].compactMap(\.self) : visible
  }
}

extension BoxChange {
  /// Whether a tab bar came or went, and with it the way around all of the app.
  fileprivate var isOfWholeScreen: Bool {
    [.added, .removed].contains(kind) && subject.box == .tabBar
  }
}
