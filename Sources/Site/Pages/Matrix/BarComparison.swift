import AppLayout
import PageParts
import Wireframe

/// The top of a screen on a device with each of its bars: one picture for all that look the same,
/// and what differs from the configured one in words.
struct BarComparison {
  let row: Matrix.Row
  let site: Site
  let screen: Screen
  let path: SitePath
  /// What layout rules found on the screen.
  let marks: LintMarks

  /// Pictures that look the same.
  private struct Group {
    let first: Matrix.Picture
    let others: [Matrix.Picture]
  }

  var figures: [Node] {
    let pictures = row.pictures
    let different = pictures.filter { $0.twin == nil }
    let sorted =
      different.filter(\.layout.isConfigured) + different.filter { !$0.layout.isConfigured }
    return sorted.map { first in
      figure(of: Group(first: first, others: pictures.filter { $0.twin == first.variant }))
    }
  }

  private var configured: VariantLayout? { row.pictures.map(\.layout).first(where: \.isConfigured) }

  private func figure(of group: Group) -> Node {
    let (layout, variant) = (group.first.layout, group.first.variant)
    let state = PictureState(variant)
    return Node(
      "figure",
      [
        "id": id(of: variant), "class": layout.isConfigured ? "figure configured" : "figure",
      ]
    ) {
      Node(
        "a",
        [
          "class": "shot",
          "href": ViewedScreen(screen, on: row.held, in: site)
            .address(of: state, in: site.looks[0], seenFrom: path),
        ]
      ) {
        site.pictures(
          "\(screen.title) on \(row.held.title), \(variant.shownWords)", seenFrom: path,
          size: group.first.size, within: Size(width: 320, height: 620),
          cut: BarsOnly(variant, group.first.size).name
        ) { site.paths.picture(of: variant, in: $0) }
      }
      Node("figcaption") {
        Node("p") {
          Node("strong") { variant.shownWords.sentenceStart }
          if layout.isConfigured {
            " "
            Node.badge("Configured", .accent)
          }
          mark(on: variant)
        }
        Node("p") { difference(of: layout) }
        if !group.others.isEmpty {
          Node("p") {
            "The same: \(group.others.map { $0.variant.shownWords }.joined(separator: "; "))"
          }
        }
        findings(on: layout)
      }
    }
  }

  /// Returns the id of a variant's picture.
  private func id(of variant: Variant) -> String {
    "\(site.paths[variant.held].text).\(PictureState(variant).name)"
  }

  /// Returns where the content begins, seen from the configured bars. A picture of its own whose
  /// content begins where theirs does, below the same bar, has another status bar.
  private func difference(of layout: VariantLayout) -> String {
    let start = ContentStart(of: layout.variant, in: layout.frame)
    guard let configured, !layout.isConfigured else { return start.sentence }
    let other = ContentStart(of: configured.variant, in: configured.frame)
    if let words = start.difference(from: other) { return words }
    return layout.variant.placement == configured.variant.placement
      ? "Only the status bar differs: content stays where it is." : "Content stays where it is."
  }

  /// Returns the numbers of what layout rules found with these bars.
  private func findings(on layout: VariantLayout) -> [Node] {
    let found = marks.found(on: layout)
    guard !found.isEmpty else { return [] }
    return [
      Node("p") {
        found.count == 1 ? "Finding" : "Findings"
        for mark in found {
          " "
          LintMarks.badge(mark.number)
        }
      }
    ]
  }

  /// What happened to the picture in the theme of the pages; nothing if it looks the same.
  private func mark(on variant: Variant) -> [Node] {
    let picture = site.paths.picture(of: variant, in: site.themes[0].name)
    guard let mark = site.changes?.pictures[picture], mark.word != nil else { return [] }
    return [.text(" ")] + mark.badges(seenFrom: path)
  }
}

extension Variant {
  /// The variant in words; they say nothing about the status bar of a device without one.
  var shownWords: String { device.deviceClass.hasStatusBar ? words : placement.phrase }
}

/// The part of a picture that shows its bars: at least the top 160 points of the window.
private struct BarsOnly {
  /// The class by which the stylesheet knows the proportions of the part.
  let name: String

  private static let height = 160.0
  /// The proportions that the stylesheet has, width by height in hundredths.
  private static let steps = [150, 175, 200, 225, 250, 300, 350, 400, 500, 600, 800, 1000, 1200]

  init(_ variant: Variant, _ size: Size) {
    let window = variant.held.window.size
    let top = max(0, size.height - window.height) / 2
    let exact = size.width / (Self.height + top) * 100
    let step = Self.steps.last { Double($0) <= exact } ?? Self.steps[0]
    name = "bars-\(step)"
  }
}
