import AppLayout
import PageParts
import Review

/// The pictures that a cause changed, for each screen: devices down, bars across. Cells of pictures
/// that it does not change are empty.
struct CauseMatrix {
  let report: ChangeReport
  let path: SitePath
  private let cause: ElementIndex<Cause>
  /// The pictures of each screen, in the order of the review, as far as they are shown.
  private let screens: [(title: String, pictures: [ElementIndex<ComparedPicture>])]
  /// How many more pictures there are.
  private let rest: Int

  /// The most pictures on one page.
  private static let most = 120
  private static let box = Size(width: 132, height: 200)

  init(report: ChangeReport, cause: ElementIndex<Cause>, path: SitePath) {
    self.report = report
    self.path = path
    self.cause = cause
    let all = report.picturesOfCauses[cause]
    screens = all.prefix(Self.most).grouped { report.review.pictures[$0].subject.screen }
      .map { key, pictures in
        (key.map { report.review.names.screen($0) } ?? "Other pictures", pictures)
      }
    rest = all.count - min(all.count, Self.most)
  }

  /// The tables; nothing if no picture shows the cause.
  var nodes: [Node] {
    guard !screens.isEmpty else { return [] }
    return [
      Node.section("pictures", "Pictures", class: "reached") {
        screens.flatMap(table)
        Node.more(
          rest, of: "picture",
          ", left out to keep this page short. A developer can list them all with riverbed diff "
            + "--format json")
      }
    ]
  }

  /// A row of a table.
  private struct Row: Hashable {
    let device: String
    let theme: String?
  }

  /// Returns the table of a screen. Of the pictures in which nothing visible changes it has one as
  /// an example; the others are folded into a line below it.
  private func table(
    of screen: (title: String, pictures: [ElementIndex<ComparedPicture>])
  ) -> [Node] {
    let pairs = screen.pictures.reduce(into: [:]) {
      $0[$1] = PicturePair(of: $1, in: report, showing: cause)
    }
    let unseen = screen.pictures.filter { pairs[$0]?.isUnseen == true }
    let folded = Set(unseen.dropFirst())
    let (rows, cells) = self.rows(of: screen.pictures)
    let shown = screen.pictures.filter { !folded.contains($0) }
    let columns = Set(shown.map { report.review.pictures[$0].subject.kind }).sorted()
    let areManyThemes = Set(rows.map(\.theme)).count > 1
    let table = Node.scroll("Pictures of \(screen.title)", class: "reach-table") {
      Node("table") {
        Node("caption") { Node.appText(screen.title) }
        Node("thead") {
          Node("tr") {
            Node("th", ["scope": "col"]) { "Device" }
            for kind in columns { Node("th", ["scope": "col"]) { kind.words } }
          }
        }
        Node("tbody") {
          for row in self.rows(of: shown).rows {
            Node(
              "tr", [:],
              [head(of: row, isThemed: areManyThemes)]
                + columns.map { column in
                  let picture = cells[row]?[column].flatMap { folded.contains($0) ? nil : $0 }
                  let theme = areManyThemes ? row.theme.map { ", \($0)" } : nil
                  return cell(
                    picture, picture.flatMap { pairs[$0] }, column.words + (theme ?? ""),
                    full: cells[row]?[.state(.full)])
                })
          }
        }
      }
    }
    return [table] + self.folded(unseen.dropFirst(), in: rows, isThemed: areManyThemes)
  }

  /// Returns the rows of pictures in order, and the pictures in each.
  private func rows(
    of pictures: [ElementIndex<ComparedPicture>]
  ) -> (rows: [Row], cells: [Row: [PictureKind: ElementIndex<ComparedPicture>]]) {
    var rows: [Row] = []
    var cells: [Row: [PictureKind: ElementIndex<ComparedPicture>]] = [:]
    for picture in pictures {
      let row = Row(device: report.device(of: picture), theme: report.theme(of: picture))
      if cells[row] == nil { rows.append(row) }
      cells[row, default: [:]][report.review.pictures[picture].subject.kind] = picture
    }
    return (rows, cells)
  }

  /// Returns a line that says how many pictures have no visible change, with links to them behind
  /// it; nothing if there are none.
  private func folded(
    _ pictures: ArraySlice<ElementIndex<ComparedPicture>>, in rows: [Row], isThemed: Bool
  ) -> [Node] {
    guard !pictures.isEmpty else { return [] }
    let cells = self.rows(of: Array(pictures)).cells
    return [
      Node.details("\(pictures.count.counted(as: "more picture")) without a visible change") {
        Node("dl", ["class": "unseen"]) {
          for row in rows where cells[row] != nil {
            Node("dt") { words(of: row, isThemed: isThemed) }
            Node("dd") {
              let pictures = (cells[row] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
              for (number, picture) in pictures.enumerated() {
                if number > 0 { ", " }
                link(to: picture)
              }
            }
          }
        }
      }
    ]
  }

  /// Returns a link to a picture, which says what it shows.
  private func link(to picture: ElementIndex<ComparedPicture>) -> Node {
    Node(
      "a",
      [
        "href": report.comparison(of: picture, showing: cause, seenFrom: path),
        "aria-label": "\(report.state(of: picture)), \(report.title(of: picture))",
      ]
    ) { report.review.pictures[picture].subject.kind.words }
  }

  private func head(of row: Row, isThemed: Bool) -> Node {
    Node("th", ["scope": "row"], words(of: row, isThemed: isThemed))
  }

  @NodeBuilder private func words(of row: Row, isThemed: Bool) -> [Node] {
    Node.appText(row.device)
    if isThemed, let theme = row.theme { Node("small") { " \(theme)" } }
  }

  /// Returns the cell of a picture in which all that the cause changes is out of sight.
  private func hidden(
    _ picture: ElementIndex<ComparedPicture>, _ state: String,
    full: ElementIndex<ComparedPicture>?
  ) -> Node {
    let shown = full.flatMap { report.review.isInSight(cause, in: $0) ? $0 : nil }
    let words = shown == nil ? "out of sight" : "out of sight: see the full content"
    return Node("td") {
      Node("span", ["class": "pictured"]) { state }
      Node(
        "a",
        [
          "class": "tiny-pair",
          "href": report.comparison(of: shown ?? picture, showing: cause, seenFrom: path),
          "aria-label": "\(words), \(report.title(of: picture)), \(report.state(of: picture))",
        ]
      ) { words }
    }
  }

  /// Says that a side lacks a picture; of a new screen, also from where it opens.
  private func absence(of side: ReviewedSide, _ picture: ElementIndex<ComparedPicture>) -> Node {
    let review = report.review
    let way = review.pictures[picture].subject.screen.flatMap(review.names.firstWay)
    return Node("span", ["class": "absent"]) {
      side.absence.lowercased()
      if side == .old, let way {
        "; opens from "
        Node.directed(way.withTypographicQuotes)
      }
    }
  }

  /// Returns the cell of a picture, with the part that the cause changes, and only one side of it
  /// where nothing visible changes. Where all of it is out of sight, the cell leads to the whole
  /// content, which shows it.
  private func cell(
    _ picture: ElementIndex<ComparedPicture>?, _ pair: PicturePair?, _ state: String,
    full: ElementIndex<ComparedPicture>?
  ) -> Node {
    guard let picture else { return Node("td") }
    if let pair, !pair.isUnseen, !report.review.isInSight(cause, in: picture) {
      return hidden(picture, state, full: full)
    }
    return Node("td") {
      // On paper, cells have no columns.
      Node("span", ["class": "pictured"]) { state }
      Node(
        "a",
        [
          "class": "tiny-pair",
          "href": report.comparison(of: picture, showing: cause, seenFrom: path),
        ]
      ) {
        if let pair, pair.isUnseen {
          pair.outlined(seenFrom: path, within: Self.box) ?? .text("no visible change")
        } else if let pair {
          for side in ReviewedSide.allCases {
            pair.image(side, seenFrom: path, within: Self.box)
              ?? absence(of: side, picture)
          }
        } else {
          report.review.pictures[picture].verdict.words
        }
      }
      if pair?.isUnseen == true { Node("p", ["class": "muted small"]) { "No visible change" } }
    }
  }
}
