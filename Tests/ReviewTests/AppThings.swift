import AppLayout
import AppModel
import SiteFiles
import Testing
import Wireframe

@testable import Review

/// Everything that the pictures of an app show on one device: each box, with how it looks.
struct AppThings {
  /// The looks of boxes on all pictures, by the screen and the box.
  private var looks: [String: Set<Int>] = [:]
  /// The keys of the screens that exist.
  private var screens: Set<String> = []
  private var pictures: Set<Picture> = []

  /// A kind of picture of a screen, or of the menu.
  private struct Picture: Hashable {
    let screen: String?
    let kind: PictureKind
  }

  init(_ files: AppFiles, _ pair: ReviewCase) throws {
    let app = try pair.side(files).app
    let theme = try #require(Theme.named("paper"))
    let axes = VariantAxes(
      devices: [try #require(Device.named("iphone-se-1"))], orientations: app.orientations)
    let pictures = AppPictures(of: app, axes, themes: [theme])
    screens = Set(app.screens.filter { $0.origin != .nowhere }.map(\.key))
    for screen in pictures.screens.map(Optional.some) + [nil] {
      for held in axes.heldDevices {
        let group = GroupPictures(pictures, PictureGroup(screen: screen, held: held))
        for kind in group.kinds {
          if let entry = group[kind] { add(entry.picture, kind, on: screen, theme) }
        }
      }
    }
  }

  private mutating func add(
    _ picture: DrawnPicture, _ kind: PictureKind, on screen: String?, _ theme: Theme
  ) {
    pictures.insert(Picture(screen: screen, kind: kind))
    let tree = picture.tree(in: theme)
    var whole = Hasher()
    whole.combine(kind)
    whole.combine(tree.canvas)
    whole.combine(picture.facts.placement)
    whole.combine(picture.facts.statusBar)
    whole.combine(picture.facts.entrance)
    looks[Self.name(screen, ""), default: []].insert(whole.finalize())
    for index in tree.boxes.indices.dropFirst() {
      let box = tree.boxes[index]
      var look = Hasher()
      look.combine(kind)
      look.combine(box.frame)
      look.combine(tree.ownMarks(of: index))
      look.combine(picture.facts.targets?[box.key])
      looks[Self.name(screen, box.key.text), default: []].insert(look.finalize())
    }
    for (controller, outer) in picture.facts.controllers ?? [:] {
      var look = Hasher()
      look.combine(kind)
      look.combine(outer)
      looks[Self.name(screen, controller), default: []].insert(look.finalize())
    }
  }

  /// Returns the things that look different, or that only one side has.
  func differences(from other: AppThings) -> Set<String> {
    Set(looks.keys).union(other.looks.keys).filter { looks[$0] != other.looks[$0] }
  }

  func hasScreen(_ key: String?) -> Bool { key.map(screens.contains) ?? true }

  func has(_ picture: PictureSubject, on screen: String?) -> Bool {
    pictures.contains(Picture(screen: screen, kind: picture.kind))
  }

  /// Whether a screen, or the menu, has what a finding is about.
  func has(_ finding: Finding, on screen: String?) -> Bool {
    // What pages say about a value is not a thing of its own.
    if case .value = finding.subject { return true }
    return looks[Self.name(screen, finding.subject.keyText)] != nil
  }

  private static func name(_ screen: String?, _ key: String) -> String {
    "\(screen ?? "")\n\(key)"
  }
}
