import AppModel

/// The order of screens in the gallery, and their pages. Screens that fit on one page keep the
/// app's order, home first. More are sorted from A to Z, home among them, with an index of headings.
/// Missing screens come last.
struct GalleryOrder: Sendable {
  let pages: [Page]
  /// Where each heading begins; empty without an index.
  let headings: [HeadingStart]
  /// The first and last of each page's screens; nil for a page without screens.
  let ends: [(first: Screen, last: Screen)?]

  private let all: [Screen]
  /// The index of each screen in the order of all pages, by its key.
  private let indices: [String: Int]

  /// Groups of screens, each under its heading.
  typealias Page = [Group]

  /// Screens that are shown together.
  struct Group: Sendable {
    /// What the screens have in common; nil if they are not sorted.
    let heading: GalleryHeading?
    /// Whether the heading begins here, rather than on the page before.
    let isStart: Bool
    let screens: [Screen]
  }

  /// A heading with the place where it begins.
  struct HeadingStart: Hashable, Sendable {
    let heading: GalleryHeading
    /// The page, counted from zero.
    let page: Int
  }

  /// The maximum number of screens on a page.
  private static let pageSize = 200

  init(of screens: [Screen], home: Screen?) {
    let missing = screens.filter(\.isMissing)
    let first = screens.filter { $0.key == home?.key && !$0.isMissing }
    let rest = screens.filter { $0.key != home?.key && !$0.isMissing }
    let isOnePage = screens.count <= Self.pageSize
    if isOnePage {
      let groups = [
        Group(heading: nil, isStart: true, screens: first + rest),
        Group(heading: .missing, isStart: true, screens: missing),
      ]
      pages = [groups.filter { !$0.screens.isEmpty }]
    } else {
      pages = Self.pages(
        of: GalleryHeading.sorted(first + rest)
          + GalleryHeading.sorted(missing).map { (.missing, $1) })
    }
    headings =
      isOnePage
      ? []
      : pages.enumerated().flatMap { number, groups in
        groups.filter(\.isStart).compactMap(\.heading).map {
          HeadingStart(heading: $0, page: number)
        }
      }
    ends = pages.map { page in
      guard let first = page.first?.screens.first, let last = page.last?.screens.last else {
        return nil
      }
      return (first, last)
    }
    all = pages.flatMap { $0.flatMap(\.screens) }
    indices = Dictionary(firstOf: all.enumerated().map { ($1.key, $0) })
  }

  /// Returns the screens before and after one.
  func adjacentScreens(of screen: Screen) -> (previous: Screen?, next: Screen?) {
    guard let index = indices[screen.key] else { return (nil, nil) }
    return (
      index > 0 ? all[index - 1] : nil, index + 1 < all.count ? all[index + 1] : nil
    )
  }

  /// Returns sorted screens as pages, with a group for each run of screens that share a heading.
  private static func pages(of screens: [(heading: GalleryHeading?, screen: Screen)]) -> [Page] {
    var last: GalleryHeading?
    return stride(from: 0, to: screens.count, by: pageSize).map { start in
      var page: Page = []
      var rest = screens[start..<min(start + pageSize, screens.count)]
      while let heading = rest.first.map(\.heading) {
        let run = rest.prefix { $0.heading == heading }
        page.append(
          Group(heading: heading, isStart: heading != last, screens: run.map(\.screen)))
        last = heading
        rest = rest.dropFirst(run.count)
      }
      return page
    }
  }
}
