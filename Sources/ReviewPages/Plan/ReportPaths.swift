import AppLayout
package import AppModel
package import Review
package import SiteFiles
import Themes

/// Where a report has its pages and pictures. Paths stay the same as long as the cause or the
/// picture does:
///
///     index.xhtml
///     causes/3fa1c09b77d2.xhtml
///     screens/home/iphone-se-1.xhtml              before and after, on a device
///     themes/night/screens/home/iphone-se-1.xhtml     the same in another theme than the first
///     menu/iphone-se-1.xhtml                      the same for the open menu
///     pictures/start.xhtml                        the same for another picture of a folder
///     old/screens/home/iphone-se-1/full.svg       the picture before
///     new/screens/home/iphone-se-1/full.svg       the picture after
///     without/3fa1c09b77d2.svg                    the picture after without one of its causes
///     without/3fa1c09b77d2-dark.svg               the same for dark pages
///
/// Names that a disk might not accept are adapted as those of a site are.
package struct ReportPaths: Sendable {
  /// The folder of the report, which is empty or ends with a slash.
  package let folder: SitePath
  /// The page of each picture of the review.
  package let pages: ElementTable<ComparedPicture, SitePath>
  /// The id of each picture on its page.
  package let ids: ElementTable<ComparedPicture, String>
  /// The page of each cause.
  package let causes: ElementTable<Cause, SitePath>
  /// The picture of each cause's example without the cause, as far as it is not the old one.
  package let without: ElementTable<Cause, SitePath>
  package let withoutInDark: ElementTable<Cause, SitePath>
  /// The folder of the pictures of each cause that were not compared, and how their names begin.
  private let elsewhere: ElementTable<Cause, SitePath>
  private let old: ElementTable<ComparedPicture, SitePath?>
  private let new: ElementTable<ComparedPicture, SitePath?>
  /// Whether each new picture is one of the site around the report.
  private let isShared: ElementTable<ComparedPicture, Bool>

  /// Finds the paths of a review. The new pictures that a site around the report already has are
  /// not copied: a closure returns their paths.
  package init(
    of review: ChangeReview, in folder: SitePath = "",
    sharing shared: (ComparedPicture) -> SitePath? = { _ in nil }
  ) {
    self.folder = folder
    var tree = PathTree()
    let pictures = review.pictures
    old = ElementTable(pictures.map { $0.oldPath.map { tree.path($0, in: "\(folder)old/") } })
    let known = pictures.map(shared)
    isShared = ElementTable(known.map { $0 != nil })
    new = ElementTable(
      zip(pictures, known).map { picture, known in
        known ?? picture.newPath.map { tree.path($0, in: "\(folder)new/") }
      })
    var pages = PageNames(folder: folder)
    var ids: [SitePath: PathNames] = [:]
    var allPages: [SitePath] = []
    var allIDs: [String] = []
    for picture in pictures {
      let page = pages.page(of: picture)
      allPages.append(page)
      allIDs.append(ids[page, default: PathNames(avoiding: [])].id(of: picture))
    }
    self.pages = ElementTable(allPages)
    self.ids = ElementTable(allIDs)
    var causes = PathNames(avoiding: SitePaths.reserved)
    let names = review.causes.enumerated().map { number, cause in
      causes.add("\(number)", as: cause.id)
    }
    self.causes = ElementTable(names.map { "\(folder)causes/\($0).xhtml" })
    without = ElementTable(names.map { "\(folder)without/\($0).svg" })
    elsewhere = ElementTable(names.map { "\(folder)shown/\($0)" })
    withoutInDark = ElementTable(names.map { "\(folder)without/\($0)-dark.svg" })
  }

  /// Returns the first page, counted from zero, and those that list further causes.
  package func index(_ page: Int = 0) -> SitePath {
    page == 0 ? "\(folder)index.xhtml" : "\(folder)index-\(page + 1).xhtml"
  }

  /// The stylesheet that only reports have.
  package var style: SitePath { "\(folder)\(ReportAsset.style)" }

  /// The script of the report's pages.
  package var script: SitePath { "\(folder)\(ReportAsset.script)" }

  /// Returns where the picture is that shows a cause, but was not compared.
  package func shown(_ cause: ElementIndex<Cause>, on side: ReviewedSide) -> SitePath {
    "\(elsewhere[cause])-\(side == .old ? "old" : "new").svg"
  }

  /// Whether a picture that was not compared shows a cause.
  package func isShownElsewhere(_ cause: ElementIndex<Cause>, in review: ChangeReview) -> Bool {
    review.causes[cause].elsewhere?.pictures.isEmpty == false
  }

  /// Returns where a picture is copied to; nil on a side that lacks it, and for one of the site
  /// around the report.
  package func copy(_ index: ElementIndex<ComparedPicture>, on side: ReviewedSide) -> SitePath? {
    side == .new && isShared[index] ? nil : picture(index, on: side)
  }

  /// Returns where a picture is; nil on a side that lacks it.
  package func picture(_ index: ElementIndex<ComparedPicture>, on side: ReviewedSide) -> SitePath? {
    switch side {
    case .old: old[index]
    case .new: new[index]
    }
  }
}

/// The paths of pictures whose names were read, each folder with names of its own.
private struct PathTree {
  private var names: [SitePath: PathNames] = [:]

  /// Returns the path of a picture in a folder.
  mutating func path(_ text: String, in folder: SitePath) -> SitePath {
    let steps = text.split(separator: "/").map(String.init)
    var folder = folder
    for step in steps.dropLast() {
      folder = "\(folder)\(name(step, in: folder))/"
    }
    let file = steps.last ?? text
    let stem = file.hasSuffix(".svg") ? String(file.dropLast(4)) : file
    return "\(folder)\(name(stem, in: folder)).svg"
  }

  private mutating func name(_ text: String, in folder: SitePath) -> PathName {
    names[folder, default: PathNames(avoiding: ReservedNames.ofWindows)].add(text, as: text)
  }
}

/// The pages that compare pictures, by what these show.
private struct PageNames {
  let folder: SitePath
  private var screens = PathNames(avoiding: SitePaths.reserved)
  /// The names in each folder.
  private var names: [SitePath: PathNames] = [:]

  init(folder: SitePath) {
    self.folder = folder
  }

  /// Returns the page of a picture. Those of a screen on a device in a theme have one page.
  mutating func page(of picture: ComparedPicture) -> SitePath {
    let subject = picture.subject
    let path = picture.newPath ?? picture.oldPath
    let own = path.flatMap { PicturePath($0) }
    var folder = folder
    if let theme = picture.subject.theme, own?.theme != nil {
      folder = "\(folder)themes/\(name(theme, as: theme, in: "themes"))/"
    }
    let key = [subject.orientation?.rawValue, subject.device].compactMap(\.self).joined(
      separator: " ")
    if case .other(let other) = subject.kind {
      let wanted = other.split(separator: "/").joined(separator: "-")
      return "\(folder)pictures/\(name(other, as: wanted, in: "pictures")).xhtml"
    }
    guard let screen = subject.screen else {
      let device = own?.device ?? subject.device ?? "menu"
      return "\(folder)menu/\(name(key, as: device, in: "\(folder)menu")).xhtml"
    }
    let slug = screens.add(screen, as: own?.screen ?? screen)
    let device = own?.device ?? subject.device ?? "device"
    let pages: SitePath = "\(folder)screens/\(slug)"
    return "\(pages)/\(name(key, as: device, in: pages)).xhtml"
  }

  private mutating func name(_ key: String, as wanted: String, in folder: SitePath) -> PathName {
    names[folder, default: PathNames(avoiding: SitePaths.reserved)].add(key, as: wanted)
  }
}

extension PathNames {
  /// Returns the id of a picture on its page: `on_top.merged`.
  fileprivate mutating func id(of picture: ComparedPicture) -> String {
    "at-" + add(picture.key, as: picture.subject.kind.name).text
  }
}
