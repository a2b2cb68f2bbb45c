import AppLayout
import Disk
import SiteFiles
import Wireframe

/// The two sides of a comparison, with pictures that can be matched.
struct SidePair: Sendable {
  let old: ComparedSide
  let new: ComparedSide
  /// The screens that have another key on the new side.
  let renamed: RenamedScreens
  /// Whether pictures are matched by their paths, because nothing else is known about them.
  let isByPath: Bool
  /// Whether the new side is a folder of pictures.
  private let isNewByPath: Bool

  /// Two states of an app, which are drawn the same way.
  init(_ old: AppPictures, _ new: AppPictures, _ terms: ReviewTerms) {
    self.old = .drawn(old, terms.themes)
    self.new = .drawn(new, terms.themes)
    renamed = RenamedScreens(from: old.app, to: new.app, by: terms.renamedScreens)
    (isByPath, isNewByPath) = (false, false)
  }

  /// Two sides, at least one of them stored. An app is drawn on these axes, unless the other side
  /// is a site.
  init(
    _ old: ReviewSide, _ new: ReviewSide, showing axes: VariantAxes?, _ themes: [Theme],
    _ selection: PictureSelection
  ) throws(StoredFailure) {
    let sides = SideMaker(
      ofSite: new.axes ?? old.axes, ofApp: axes, themes: themes, selection: selection)
    isNewByPath = new.isPictures
    isByPath = old.isPictures && new.isPictures
    if old.isPictures {
      self.new = try sides.side(new, named: nil)
      self.old = try sides.side(old, named: new.isPictures ? nil : self.new.byPath)
    } else {
      self.old = try sides.side(old, named: nil)
      self.new = try sides.side(new, named: self.old.byPath)
    }
    do throws(DiskError) {
      renamed = isByPath ? .none : try RenamedScreens(from: self.old, to: self.new)
    } catch {
      throw .disk(error)
    }
  }
}

extension SidePair {
  /// The keys of the screens in the order of the new side, followed by those that are gone.
  var screens: [String] {
    let known = Set(new.screens).union(renamed.oldKeys.values)
    return new.screens + old.screens.filter { !known.contains($0) }
  }

  /// Returns the place on the old side of the pictures at a place on the new one.
  func oldPlace(of place: PicturePlace) -> PicturePlace {
    guard let old = place.screen.flatMap({ renamed.oldKeys[$0] }) else { return place }
    return PicturePlace(old, on: place.device)
  }

  /// What to compare together: each screen on each device, then the menus, then other pictures.
  ///
  /// The devices are those of the new side, unless only the paths of its pictures are known.
  var places: [PicturePlace] {
    let known = Set(new.devices)
    let devices =
      isNewByPath ? new.devices + old.devices.filter { !known.contains($0) } : new.devices
    let others = Set(new.others)
    return [PicturePlace](screens, on: devices) + new.others
      + old.others.filter { !others.contains($0) }
  }

  /// What the screens are called on the new side, or else on the old one, by their keys.
  var screenTitles: [String: String] { old.screenTitles.merging(new.screenTitles) { $1 } }

  /// The screens that are called something else on the new side, by their keys there.
  var retitledScreens: [(screen: String, titles: Sides<String>)] {
    let (before, after) = (old.screenTitles, new.screenTitles)
    return new.screens.compactMap { screen in
      guard let title = after[screen], let oldTitle = before[renamed.oldKeys[screen] ?? screen],
        title != oldTitle
      else { return nil }
      return (screen, Sides(old: oldTitle, new: title))
    }
  }

  /// The screens of both sides.
  var reviewedScreens: ReviewedScreens {
    let kept = Set(new.writtenScreens)
      .intersection(old.writtenScreens + Array(renamed.oldKeys.keys))
    // The menu is not over a screen that only one side has.
    let home = new.home ?? old.home
    let written = Set(old.writtenScreens + new.writtenScreens)
    return ReviewedScreens(
      keys: screens, kept: kept,
      placeholders: Set(new.screens).intersection(old.screens).subtracting(written),
      home: home.flatMap { kept.contains($0) ? $0 : nil })
  }

  /// Compares the pictures at all places, at several of them at once, and returns what was found in
  /// the order of the places.
  func compared<Tools: ~Copyable, Part: Sendable, Failure>(
    _ terms: ReviewTerms, with tools: @Sendable () throws(Failure) -> Tools,
    _ compare: @Sendable (PicturePlace, inout Tools) -> Part
  ) throws(Failure) -> [Part] {
    let places = places
    terms.progress.begin(places.count)
    return try Workers.inOrder(places.count, jobs: terms.jobs, with: tools) { number, tools in
      defer { terms.progress.advance() }
      return compare(places[number], &tools)
    }
  }

  /// Reads or draws a picture again on both sides; nil on a side where that is not possible.
  func trees(of subject: PictureSubject) -> (old: BoxTree?, new: BoxTree?) {
    let place = PicturePlace(subject)
    return (old.tree(of: subject, at: oldPlace(of: place)), new.tree(of: subject, at: place))
  }
}
